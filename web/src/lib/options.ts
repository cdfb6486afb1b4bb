/** Options of a game as a form can ask for them, read from how the server describes them. */
import type { OptionInfo } from './wire';

export type Kind =
  | { kind: 'yes_no' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number'; least: number; most: number; none: boolean }
  | { kind: 'clock' }
  | { kind: 'data' };

export interface Option {
  name: string;
  kind: Kind;
  /** As the box says it. */
  usual: unknown;
  /** The rule it belongs to. */
  rule: string | null;
}

/** An option of a form. */
export function option(info: OptionInfo): Option {
  return {
    name: info.name,
    kind: kindOf(info.values),
    usual: usualOf(info.default),
    rule: /\(([A-Z]{2}-\d{2})/.exec(info.meaning)?.[1] ?? null,
  };
}

function kindOf(values: string): Kind {
  if (values === 'true | false') return { kind: 'yes_no' };
  if (values.includes('type: per_move')) return { kind: 'clock' };
  const range = /^(\d+) to (\d+)( \| null)?$/.exec(values);
  if (range) return { kind: 'number', least: Number(range[1]), most: Number(range[2]), none: range[3] !== undefined };
  const named = values.split(' | ').filter((value) => /^[a-z]+(_[a-z]+)*$/.test(value) && value !== 'null' && value !== 'text');
  return named.length > 1 && !values.startsWith('[') ? { kind: 'choice', values: named } : { kind: 'data' };
}

function usualOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether two values of an option are the same. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Times to choose from, by the name of their words. */
export const CLOCKS: Record<string, unknown> = {
  none: null,
  blitz: { type: 'bank', limit: 5 * MINUTE, bonus: 3_000 },
  calm: { type: 'bank', limit: 15 * MINUTE, bonus: 10_000 },
  minute: { type: 'per_move', limit: MINUTE },
  day: { type: 'per_move', limit: DAY },
  week: { type: 'per_move', limit: 7 * DAY },
};

/** The name of a time control; "own" if it is none of ours. */
export function clockName(control: unknown): string {
  return Object.keys(CLOCKS).find((name) => same(CLOCKS[name], control)) ?? 'own';
}

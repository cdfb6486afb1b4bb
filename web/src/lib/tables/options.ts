/** Options of a game as a form can ask for them, read from how the server describes them. */
import type { OptionInfo } from '../protocol';

export type Kind =
  | { kind: 'yes_no' }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number'; least: number; most: number; none: boolean }
  | { kind: 'seat' }
  | { kind: 'clock' }
  | { kind: 'words'; values: readonly string[] }
  | { kind: 'numbers'; least: number; most: number; count: number | null }
  | { kind: 'text' };

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
  if (values.startsWith('seat ')) return { kind: 'seat' };
  if (values.startsWith('text')) return { kind: 'text' };
  const range = /^(\d+) to (\d+)( \| null)?$/.exec(values);
  if (range) return { kind: 'number', least: Number(range[1]), most: Number(range[2]), none: range[3] !== undefined };
  const list = /^\[(.*?)(, \.\.\.)?\]$/.exec(values);
  if (list) return listOf((list[1] ?? '').split(', '), list[2] !== undefined);
  return { kind: 'choice', values: values.split(' | ').filter((value) => /^[a-z_]+$/.test(value) && value !== 'null') };
}

function listOf(items: readonly string[], endless: boolean): Kind {
  const [least, most] = (items[0] ?? '').split(' to ').map(Number);
  if (least === undefined || most === undefined) return { kind: 'words', values: (items[0] ?? '').split(' | ') };
  return { kind: 'numbers', least, most, count: endless ? null : items.length };
}

function usualOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Numbers as somebody typed them, between blanks or commas; nothing if they cannot be meant. */
export function readNumbers(text: string, kind: Extract<Kind, { kind: 'numbers' }>): number[] | null {
  const found = text.split(/[\s,;]+/).filter(Boolean).map(Number);
  const fit = found.every((each) => Number.isInteger(each) && each >= kind.least && each <= kind.most);
  return fit && found.length === (kind.count ?? found.length) ? found : null;
}

/** A word of a list as the server reads it: some are numbers. */
export const readWord = (word: string): string | number => (/^\d+$/.test(word) ? Number(word) : word);

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

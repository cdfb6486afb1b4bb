/** Replays: a stream of updates folded into frames that can be scrubbed. */
import type { SeatingView, Update } from '../protocol';
import { fold, isShown, type ApplyNews, type Frame, type Scene } from './fold';

/** A replay: what everybody saw, by who looked. */
export interface Recording {
  game: string;
  /** Where it was played; nothing if it came from a file. */
  table: { id: string; code: string } | null;
  over: boolean;
  seen: Record<string, Update[]>;
}

/** The frames of a stream; steps before the first game, and those that show nothing new, are left out. */
export function frames(updates: readonly Update[], applyNews?: ApplyNews): Frame[] {
  const found: Frame[] = [];
  let scene: Scene = { table: {} as SeatingView, view: null };
  for (const update of updates) {
    const frame = fold(scene, update, applyNews);
    if (frame.view !== null && isShown(update)) found.push(frame);
    scene = frame;
  }
  return found;
}

/** Only one game of a table, counted from 1; what was arranged before it is told with its first step. */
export function onlyGame(updates: readonly Update[], number: number): Update[] {
  const found: Update[] = [];
  let table: Partial<SeatingView> = {};
  for (const update of updates) {
    table = { ...table, ...(update.table as Partial<SeatingView> | null | undefined) };
    if (table.games !== number) continue;
    found.push(found.length === 0 ? { ...update, table: { ...table } } : update);
  }
  return found;
}

/** All pages of a replay as one, each asked for after the last. */
export async function wholeReplay<T extends { lines: unknown[]; version: number; more: boolean }>(page: (after: number) => Promise<T>): Promise<T> {
  const whole = await page(0);
  let last = whole;
  while (last.more && last.lines.length > 0) {
    last = await page(last.version);
    whole.lines.push(...last.lines);
  }
  return { ...whole, version: last.version, more: false };
}

/** Which puzzles this browser has solved, and which one is today's. */
import { keep, keptFields } from '$lib/storage';

export type Done = 'alone' | 'helped';
export type Progress = Readonly<Record<number, Done>>;

const KEY = 'wormery.puzzles.wormi';
const DAY = 24 * 60 * 60 * 1000;
const STRIDE = 77; // shares no factor with 200, so that all come up before one comes again

/** What was solved so far; nothing where a browser keeps nothing. */
export function readProgress(): Progress {
  return Object.fromEntries(
    Object.entries(keptFields(KEY)).filter(([number, done]) => /^\d+$/.test(number) && (done === 'alone' || done === 'helped')),
  ) as Progress;
}

/** Remember a solved puzzle; alone counts more than with help, and is never forgotten. */
export function solved(progress: Progress, number: number, done: Done): Progress {
  const next = { ...progress, [number]: progress[number] === 'alone' ? 'alone' : done };
  keep(KEY, next);
  return next;
}

/** The puzzle of a day, as the reader's calendar says it. */
export function daily(now: Date, count: number): number {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return 1 + ((day * STRIDE) % count);
}

/** The next puzzle that is still to be solved, after this one and around; nothing when all are. */
export function nextOpen(progress: Progress, after: number, count: number): number | null {
  for (let step = 0; step < count; step++) {
    const number = 1 + ((after + step) % count);
    if (!progress[number]) return number;
  }
  return null;
}

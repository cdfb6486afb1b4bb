/** Which puzzles this browser has solved, and which one is today's. */
import { keep, keptFields } from '$lib/device/storage';

export type Passing = 'landing' | 'strict';
export type Done = 'alone' | 'helped';
export type Progress = Readonly<Record<number, Done>>;

const KEY = 'wormery.puzzles.wormi';
const PASSING = 'wormery.puzzles.wormi.passing';
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

/** The puzzle of a day, as the reader's calendar says it; the one after it where a reading lacks it. */
export function daily(now: Date, numbers: readonly number[]): number {
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  return following((day * STRIDE) % (numbers.at(-1) ?? 1), numbers);
}

/** The numbers after this one, then those before it. */
const around = (after: number, numbers: readonly number[]): readonly number[] => [
  ...numbers.filter((number) => number > after),
  ...numbers.filter((number) => number <= after),
];

/** The next puzzle that is still to be solved, after this one and around; nothing when all are. */
export function nextOpen(progress: Progress, after: number, numbers: readonly number[]): number | null {
  return around(after, numbers).find((number) => !progress[number]) ?? null;
}

/** The puzzle after this one, solved or not. */
export function following(after: number, numbers: readonly number[]): number {
  return around(after, numbers)[0] ?? after;
}

/** The reading that puzzles are solved by (WI-22), as this browser keeps it. */
export function readPassing(): Passing {
  try {
    return localStorage.getItem(PASSING) === 'strict' ? 'strict' : 'landing';
  } catch {
    return 'landing';
  }
}

/** Remember the reading. */
export function keepPassing(passing: Passing): void {
  try {
    localStorage.setItem(PASSING, passing);
  } catch {
    // Without storage it holds until the page is left.
  }
}

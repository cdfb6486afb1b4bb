/** What was drawn before, and what was taken back. */

const MOST = 200; // steps that are remembered

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** A step; what was taken back before is forgotten. */
export function step<T>(history: History<T>, now: T): History<T> {
  return now === history.now ? history : { past: [...history.past, history.now].slice(-MOST), now, future: [] };
}

/** A step that goes on with the last one, such as the next cell under the same finger. */
export const carryOn = <T>(history: History<T>, now: T): History<T> => ({ ...history, now });

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined ? { past, now, future } : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}

/** The measures of canvas and rope, and the caps, that server and page agree on. */

export const CANVAS = 4096; // grid units each way; x to the right, y down
export const DIAMETER = 200; // how thick a rope is
export const ROPE_LENGTH = 20_000;
export const RIM = 360; // the outer strip of the canvas where a finished head comes out

export const MAX_POINTS = 1024;
export const MAX_LAID = 4096;
export const MAX_MILLIS = 60_000;
export const MAX_PAIRS = 20_000;
export const MAX_CROSSINGS = 96;
export const MAX_REDUCED = 12;
export const MAX_KEPT = 6; // crossings of a knot that counts: up to here each polynomial is one knot alone
export const OFFSET_TABLES = 16;

export type Spot = readonly [number, number];

/** An item that is there. */
export function at<T>(list: ArrayLike<T>, place: number): T {
  const item = list[place < 0 ? list.length + place : place];
  if (item === undefined) throw new RangeError(`nothing at ${place}`);
  return item;
}

/** The whole part of a root; exact below 2 ** 50. */
export const isqrt = (square: number): number => Math.floor(Math.sqrt(square));

/** A stroke is a rope as it was drawn: rows of place, time and layer. */
import { at, isqrt } from './measures';

/** x, y on the canvas; t in ms since the grab; u of the segment ending here: 0 over, 1 under. */
export type Row = readonly [number, number, number, number];

/** A rope from tail to head. */
export interface Stroke {
  readonly rows: readonly Row[];
  /** The laying number of each row where two ends grew at once; empty means in row order. */
  readonly when: readonly number[];
}

/** The length of a path in 1/1024 units, each step rounded down. */
export function lengthOf(rows: readonly Row[]): number {
  let length = 0;
  for (let i = 1; i < rows.length; i += 1) {
    const a = at(rows, i - 1);
    const b = at(rows, i);
    length += isqrt(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) * 2 ** 20);
  }
  return length;
}

/** General position: tiny fixed offsets turn every touch into an ordinary crossing or none. */
import { at, type Spot } from './measures';

export const FINE = 1024; // fine units to a grid unit; an offset stays below a quarter of a grid unit
const TABLE = 4096; // laying numbers repeat after so many

/** Three points lie on a line where it matters; another table of offsets will part them. */
export class Degenerate extends Error {}

/** Scramble 32 bits, the same way in every language. */
function mix(start: number): number {
  let k = start;
  k ^= k >>> 16;
  k = Math.imul(k, 0x7feb352d);
  k ^= k >>> 15;
  k = Math.imul(k, 0x846ca68b);
  return (k ^ (k >>> 16)) >>> 0;
}

/** How far the point laid as number *k* is moved, in fine units. */
export function offset(k: number, seed: number): Spot {
  const h = mix((Math.imul(0x9e3779b1, k % TABLE) + Math.imul(0x85ebca77, seed) + 1) | 0);
  return [(h & 511) - 256, ((h >>> 12) & 511) - 256];
}

/** The points in fine units and general position: all x, all y. */
export function place(points: readonly Spot[], when: readonly number[], seed: number): [number[], number[]] {
  const xs: number[] = [];
  const ys: number[] = [];
  points.forEach(([x, y], i) => {
    const [dx, dy] = offset(at(when, i), seed);
    xs.push(x * FINE + dx);
    ys.push(y * FINE + dy);
  });
  return [xs, ys];
}

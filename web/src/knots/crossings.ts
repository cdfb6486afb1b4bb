/** Where a path crosses itself, found with a hash grid and exact integers. */
import { at, MAX_CROSSINGS, MAX_PAIRS, type Spot } from './measures';
import { Degenerate } from './position';

const CELL_SHIFT = 17; // cells of 128 grid units, in fine units
export const ALONG_SHIFT = 96n; // fractions of 46-bit numbers that differ still differ this fine

/** A budget is used up; *what* names it. */
export class TooMuch extends Error {
  constructor(readonly what: string) {
    super(what);
  }
}

/** Two segments of a path that cross; the path runs along *first* before *second*. */
export interface Crossing {
  readonly first: number;
  readonly second: number;
  /** How far along the segment, in 1 / 2**96. */
  readonly alongFirst: bigint;
  readonly alongSecond: bigint;
  /** Sign of (first x second), y up. */
  readonly turn: 1 | -1;
}

type Segment = readonly [number, number, number, number];

/** Segments laid one after another; each says at once which earlier ones it crosses. */
export class Web {
  readonly segments: Segment[] = [];
  readonly #grid = new Map<number, number[]>();

  constructor(private budget: number = MAX_PAIRS) {}

  /** Add the segment from a to b; *beside* is the one it grows from and cannot cross. */
  lay(ax: number, ay: number, bx: number, by: number, beside: number): Crossing[] {
    const second = this.segments.length;
    this.segments.push([ax, ay, bx, by]);
    const near = this.#near(second);
    near.delete(beside);
    this.budget -= near.size;
    if (this.budget < 0) throw new TooMuch('too many pieces close together');
    const found: Crossing[] = [];
    for (const first of near) {
      const crossing = this.#cross(first, second);
      if (crossing) found.push(crossing);
    }
    return found;
  }

  /** Remove a segment again; the numbers of the others stay. */
  takeUp(segment: number): void {
    for (const cell of cells(...at(this.segments, segment))) {
      const here = this.#grid.get(cell);
      if (here) here.splice(here.indexOf(segment), 1);
    }
  }

  #near(segment: number): Set<number> {
    const near = new Set<number>();
    for (const cell of cells(...at(this.segments, segment))) {
      const here = this.#grid.get(cell);
      if (here) {
        for (const other of here) near.add(other);
        here.push(segment);
      } else {
        this.#grid.set(cell, [segment]);
      }
    }
    return near;
  }

  #cross(first: number, second: number): Crossing | null {
    const [cx, cy, ex, ey] = at(this.segments, first);
    const [ax, ay, bx, by] = at(this.segments, second);
    // On which side of the second segment's line do the first one's ends lie?
    const dx = bx - ax;
    const dy = by - ay;
    const start = dx * (cy - ay) - dy * (cx - ax);
    const stop = dx * (ey - ay) - dy * (ex - ax);
    if ((start > 0 && stop > 0) || (start < 0 && stop < 0)) return null;
    const fx = ex - cx;
    const fy = ey - cy;
    const enter = fx * (ay - cy) - fy * (ax - cx);
    const leave = fx * (by - cy) - fy * (bx - cx);
    if ((enter > 0 && leave > 0) || (enter < 0 && leave < 0)) return null;
    if (start === 0 || stop === 0 || enter === 0 || leave === 0) throw new Degenerate();
    return {
      first,
      second,
      alongFirst: fraction(start, start - stop),
      alongSecond: fraction(enter, enter - leave),
      turn: start > 0 ? -1 : 1,
    };
  }
}

/** Both have one sign, so that cutting off is rounding down. */
const fraction = (part: number, whole: number): bigint => (BigInt(part) << ALONG_SHIFT) / BigInt(whole);

/** All crossings of the path through these points; segment i runs from point i to i + 1. */
export function findCrossings(xs: readonly number[], ys: readonly number[]): Crossing[] {
  const web = new Web();
  const found: Crossing[] = [];
  for (let i = 0; i < xs.length - 1; i += 1) {
    found.push(...web.lay(at(xs, i), at(ys, i), at(xs, i + 1), at(ys, i + 1), i - 1));
    if (found.length > MAX_CROSSINGS) throw new TooMuch('too many crossings');
  }
  return found;
}

/** The grid cells a segment runs through, column by column, each as one number. */
function cells(x1: number, y1: number, x2: number, y2: number): number[] {
  const [ax, ay, bx, by] = x1 > x2 ? [x2, y2, x1, y1] : [x1, y1, x2, y2];
  const right = bx >> CELL_SHIFT;
  const last = by >> CELL_SHIFT;
  const covered: number[] = [];
  let row = ay >> CELL_SHIFT;
  for (let column = ax >> CELL_SHIFT; column <= right; column += 1) {
    const edge = (column + 1) << CELL_SHIFT;
    const border = edge >= bx ? last : (ay + Math.floor(((by - ay) * (edge - ax)) / (bx - ax))) >> CELL_SHIFT;
    for (let r = Math.min(row, border); r <= Math.max(row, border); r += 1) covered.push(column * 4096 + r);
    row = border;
  }
  return covered;
}

/** Where a crossing lies, in fine units rounded down. */
export function spot(crossing: Crossing, xs: readonly number[], ys: readonly number[]): Spot {
  const i = crossing.first;
  const part = (from: number, to: number): number => from + share(to - from, crossing.alongFirst);
  return [part(at(xs, i), at(xs, i + 1)), part(at(ys, i), at(ys, i + 1))];
}

/** That part of a length, rounded down. */
export const share = (length: number, along: bigint): number => Number((BigInt(length) * along) >> ALONG_SHIFT);

/** The crossings in the order the path meets them; true marks the first visit of each. */
export function visits(crossings: readonly Crossing[]): [number, boolean][] {
  const met = crossings.flatMap((c, number) => [
    { segment: c.first, along: c.alongFirst, number, isFirst: true },
    { segment: c.second, along: c.alongSecond, number, isFirst: false },
  ]);
  met.sort((a, b) => a.segment - b.segment || (a.along < b.along ? -1 : a.along > b.along ? 1 : 0));
  met.forEach((visit, i) => {
    const next = met[i + 1];
    if (next && next.segment === visit.segment && next.along === visit.along) throw new Degenerate();
  });
  return met.map(({ number, isFirst }) => [number, isFirst]);
}

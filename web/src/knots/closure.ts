/** How a rope with two ends is closed: each end is led straight off the canvas. */
import { findCrossings, visits, type Crossing } from './crossings';
import type { Code } from './gauss';
import { at, CANVAS, type Spot } from './measures';
import { place } from './position';
import type { Row } from './stroke';

const OUTSIDE = 64; // how far beyond the canvas a leg ends

/** A stroke without zero-length steps: its rows and their laying numbers. */
export interface Rope {
  readonly rows: readonly Row[];
  readonly when: readonly number[];
}

/** A rope with a leg at each end, in general position: what all its closures share. */
export interface Diagram {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly crossings: readonly Crossing[];
  readonly visits: readonly (readonly [number, boolean])[];
  /** By crossing, as the rope was laid; legs have their say later. */
  readonly firstOnTop: readonly boolean[];
}

/** Whether the rope itself crosses here, and not a leg. */
export const isDrawn = (diagram: Diagram, crossing: Crossing): boolean =>
  crossing.first !== 0 && crossing.second !== diagram.xs.length - 2;

/** Draw the rope and its legs with one table of offsets; throws Degenerate or TooMuch. */
export function layOut(rope: Rope, seed: number): Diagram {
  const spots = rope.rows.map((row): Spot => [row[0], row[1]]);
  const youngest = Math.max(...rope.when);
  const path = [wayOut(spots), ...spots, wayOut([...spots].reverse())];
  const [xs, ys] = place(path, [youngest + 1, ...rope.when, youngest + 2], seed);
  const crossings = findCrossings(xs, ys);
  return { xs, ys, crossings, visits: visits(crossings), firstOnTop: crossings.map((c) => firstOnTop(rope, c)) };
}

/** Of two crossing segments the one laid later obeys its own u. */
function firstOnTop(rope: Rope, crossing: Crossing): boolean {
  const last = rope.rows.length - 1;
  if (crossing.first === 0 || crossing.second > last) return false;
  // Segment i joins rows i - 1 and i, and is laid when the younger of them is.
  const younger = (i: number): number => (at(rope.when, i) > at(rope.when, i - 1) ? i : i - 1);
  const first = younger(crossing.first);
  const second = younger(crossing.second);
  if (at(rope.when, first) > at(rope.when, second)) return at(rope.rows, first)[3] === 0;
  return at(rope.rows, second)[3] === 1;
}

/** The Gauss code and signs of every closure: a leg that meets rope lies over, then under. */
export function* closures(diagram: Diagram): Generator<[Code, number[]]> {
  const last = diagram.xs.length - 2;
  const legs = diagram.crossings.map((c) => [c.first === 0, c.second === last] as const);
  const tailMeetsRope = legs.some(([tail, head]) => tail && !head);
  const headMeetsRope = legs.some(([tail, head]) => !tail && head);
  // Rope lies at height 0, the tail's leg above or below it, the head's beyond that.
  for (const tail of tailMeetsRope ? [1, -1] : [1]) {
    for (const head of headMeetsRope ? [2, -2] : [2]) {
      const onTop = legs.map(([ofTail, ofHead], i) =>
        ofTail || ofHead ? (ofTail ? tail : 0) > (ofHead ? head : 0) : at(diagram.firstOnTop, i),
      );
      const code = diagram.visits.map(([number, isFirst]) => [number, at(onTop, number) === isFirst] as const);
      yield [code, diagram.crossings.map((c, i) => (at(onTop, i) ? c.turn : -c.turn))];
    }
  }
}

/** Where the leg from the first of these points ends: the way that touches least rope. */
function wayOut(spots: readonly Spot[]): Spot {
  const [x, y] = at(spots, 0);
  const ways: [number, Spot][] = [
    [x, [-OUTSIDE, y]],
    [CANVAS - 1 - x, [CANVAS - 1 + OUTSIDE, y]],
    [y, [x, -OUTSIDE]],
    [CANVAS - 1 - y, [x, CANVAS - 1 + OUTSIDE]],
  ];
  ways.sort(([far, end], [other, otherEnd]) => far - other || end[0] - otherEnd[0] || end[1] - otherEnd[1]);
  let fewest = spots.length;
  let best = at(ways, 0)[1];
  for (const [, end] of ways) {
    const met = touched(spots, end);
    if (met < fewest) [fewest, best] = [met, end];
    if (met === 0) break;
  }
  return best;
}

/** How many segments a straight leg from the first point to *end* meets or touches. */
function touched(spots: readonly Spot[], end: Spot): number {
  const [x, y] = at(spots, 0);
  const along = end[1] === y ? 0 : 1;
  const forward = end[along] > at(spots, 0)[along] ? 1 : -1;
  const ahead = spots.map((spot) => forward * (spot[along] - (along === 0 ? x : y)));
  const aside = spots.map((spot) => spot[1 - along]! - (along === 0 ? y : x));
  let met = aside[1] === 0 && at(ahead, 1) > 0 ? 1 : 0; // the own segment only where it doubles back
  for (let i = 1; i < spots.length - 1; i += 1) {
    const a = at(aside, i);
    const b = at(aside, i + 1);
    const here = at(ahead, i);
    const next = at(ahead, i + 1);
    if ((a > 0 && b > 0) || (a < 0 && b < 0) || (here < 0 && next < 0)) continue;
    // Along the leg itself and some of it ahead, or across it.
    if (a === b || (here * b - next * a) * (b - a) >= 0) met += 1;
  }
  return met;
}

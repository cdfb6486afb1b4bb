/** The picture of a rope: where it passes over itself, and its way as a path to draw. */
import { findCrossings, TooMuch, type Crossing } from './crossings';
import { at, OFFSET_TABLES, type Spot } from './measures';
import { Degenerate, place } from './position';
import type { Row, Stroke } from './stroke';

/** A place where a rope lies on top of itself: on which step, and which part of it. */
export interface Overpass {
  readonly step: number;
  readonly part: number;
}

/** All places where a rope lies on top of itself; none if it is too tangled to tell. */
export function overpasses(stroke: Stroke): Overpass[] {
  const when = stroke.when.length > 0 ? stroke.when : stroke.rows.map((_, i) => i);
  const points = stroke.rows.map((row): Spot => [row[0], row[1]]);
  for (let seed = 0; seed < OFFSET_TABLES; seed += 1) {
    try {
      return findCrossings(...place(points, when, seed)).map((crossing) => overpass(stroke.rows, when, crossing));
    } catch (problem) {
      if (problem instanceof TooMuch) return [];
      if (!(problem instanceof Degenerate)) throw problem;
    }
  }
  return [];
}

function overpass(rows: readonly Row[], when: readonly number[], crossing: Crossing): Overpass {
  const younger = (i: number): number => (at(when, i + 1) > at(when, i) ? i + 1 : i);
  const first = younger(crossing.first);
  const second = younger(crossing.second);
  const firstOnTop = at(when, first) > at(when, second) ? at(rows, first)[3] === 0 : at(rows, second)[3] === 1;
  return firstOnTop
    ? { step: crossing.first, part: part(crossing.alongFirst) }
    : { step: crossing.second, part: part(crossing.alongSecond) };
}

const part = (along: bigint): number => Number(along >> 64n) / 2 ** 32;

/** The steps of a rope around a place on it, at least so far to either side. */
export function around(rows: readonly Row[], { step, part: along }: Overpass, reach: number): [number, number] {
  const length = (i: number): number => {
    const a = at(rows, i);
    const b = at(rows, i + 1);
    return Math.hypot(b[0] - a[0], b[1] - a[1]);
  };
  let from = step;
  for (let got = along * length(step); got < reach && from > 0; got += length(from)) from -= 1;
  let to = step + 1;
  for (let got = (1 - along) * length(step); got < reach && to < rows.length - 1; to += 1) got += length(to);
  return [from, to];
}

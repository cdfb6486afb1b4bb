/** The picture of a rope: where it passes over itself, and its way as a path to draw. */
import { findCrossings, TooMuch, Web, type Crossing } from './crossings';
import { at, MAX_CROSSINGS, OFFSET_TABLES, type Spot } from './measures';
import { Degenerate, FINE, offset, place } from './position';
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

/** An overpass of a rope that grows at its head, and the step that made it. */
export interface Met extends Overpass {
  readonly made: number;
}

/** The overpasses of a rope that grows at its head: each step is looked at once. */
export class Growing {
  #web = new Web();
  #rows: readonly Row[] = [];
  #seed = 0;
  met: Met[] = [];

  /** Look at what is new; a rope that was taken back, or that is another one, is looked at from its start. */
  follow(rows: readonly Row[]): readonly Met[] {
    if (!isGrown(this.#rows, rows)) this.#begin(0);
    while (this.#seed < OFFSET_TABLES) {
      try {
        this.#lookAt(rows);
        return this.met;
      } catch (problem) {
        if (problem instanceof TooMuch) this.#begin(OFFSET_TABLES);
        else if (problem instanceof Degenerate) this.#begin(this.#seed + 1);
        else throw problem;
      }
    }
    this.#rows = [...rows];
    return this.met;
  }

  #begin(seed: number): void {
    this.#web = new Web();
    this.#rows = [];
    this.#seed = seed;
    this.met = [];
  }

  #lookAt(rows: readonly Row[]): void {
    for (let i = Math.max(0, this.#rows.length - 1); i + 1 < rows.length; i += 1) {
      const crossings = this.#web.lay(...this.#fine(rows, i), ...this.#fine(rows, i + 1), i - 1);
      for (const crossing of crossings) this.met.push({ ...overpass(rows, null, crossing), made: i });
      if (this.met.length > MAX_CROSSINGS) throw new TooMuch('too many crossings');
    }
    this.#rows = [...rows];
  }

  #fine(rows: readonly Row[], i: number): Spot {
    const [x, y] = at(rows, i);
    const [dx, dy] = offset(i, this.#seed);
    return [x * FINE + dx, y * FINE + dy];
  }
}

/** Whether a rope is another one that has grown at its head. Rows are never laid twice. */
export const isGrown = (before: readonly Row[], now: readonly Row[]): boolean =>
  before.length === 0 || (before.length <= now.length && before.at(-1) === now[before.length - 1] && before[0] === now[0]);

function overpass(rows: readonly Row[], when: readonly number[] | null, crossing: Crossing): Overpass {
  const laid = (i: number): number => (when ? at(when, i) : i);
  const younger = (i: number): number => (laid(i + 1) > laid(i) ? i + 1 : i);
  const first = younger(crossing.first);
  const second = younger(crossing.second);
  const firstOnTop = laid(first) > laid(second) ? at(rows, first)[3] === 0 : at(rows, second)[3] === 1;
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

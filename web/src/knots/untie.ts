/** Untying: an end is steered backwards along the body until no knot is left. */
import { at, isqrt, type Spot } from './measures';
import { FINE } from './position';
import type { Row, Stroke } from './stroke';
import { judge } from './verdict';

export const GRASP = 300; // how close to an end a finger must come to take it
const LOOK_AHEAD = 400 * FINE; // how far along the body the goal may move at once
export const TUNNEL = 240; // how far from the body a finger may stray
export const CREEP = Math.floor((22 * FINE) / 10); // an end comes out at most this far a millisecond
export const HELD_CREEP = Math.floor((CREEP * 8) / 10); // with a button held, the end creeps by itself

export type End = 'head' | 'tail';

/** A knot in the hands of whoever unties it; what is won stays won. */
export class Untying {
  readonly pulls: Record<End, Pull>;

  constructor(readonly knot: Stroke) {
    this.pulls = { head: new Pull([...knot.rows].reverse()), tail: new Pull(knot.rows) };
  }

  /** Take an end; false where the finger is nowhere near. */
  grab(end: End, x: number, y: number, t: number): boolean {
    const pull = this.pulls[end];
    const [ex, ey] = pull.where(pull.out);
    if ((x - ex) ** 2 + (y - ey) ** 2 > GRASP * GRASP) return false;
    pull.goal = pull.out;
    pull.at = t;
    return true;
  }

  /** Steer the end backwards along the body, so far as the finger stays in the tunnel. */
  pull(end: End, x: number, y: number, t: number): void {
    const pull = this.pulls[end];
    const [place, squared] = pull.nearest(x, y);
    if (squared <= TUNNEL * TUNNEL) pull.goal = place;
    pull.creep(CREEP, t);
  }

  /** What has not come out yet. */
  left(): Stroke {
    return cut(this.knot, this.pulls.tail.out, this.pulls.head.out);
  }

  /** Whether no closure of what is left holds a knot; the progress of two ends adds up. */
  isFree(): boolean {
    if (judge(this.left()).kind === 'no_knot') return true;
    const tail = this.pulls.tail.out;
    const head = this.pulls.head.out;
    return Math.min(tail, head) > 0 && judge(cut(this.knot, 0, tail + head)).kind === 'no_knot';
  }
}

/** One end on its way out; places are lengths from that end inwards, in fine units. */
export class Pull {
  readonly spots: readonly Spot[];
  readonly places: readonly number[];
  readonly whole: number;
  goal = 0;
  out = 0;
  at = 0;

  constructor(rows: readonly Row[]) {
    this.spots = rows.map((row): Spot => [row[0], row[1]]);
    const places = [0];
    for (let i = 1; i < this.spots.length; i += 1) {
      const [ax, ay] = at(this.spots, i - 1);
      const [bx, by] = at(this.spots, i);
      places.push(at(places, -1) + isqrt(((bx - ax) ** 2 + (by - ay) ** 2) * 2 ** 20));
    }
    this.places = places;
    this.whole = at(places, -1);
  }

  /** The grid point at a place. */
  where(place: number): Spot {
    const i = this.places.findIndex((_, i) => i + 1 < this.places.length && place < at(this.places, i + 1));
    return i < 0 ? at(this.spots, -1) : this.#onSegment(i, place);
  }

  /** The grid point at a place on a given segment. */
  #onSegment(i: number, place: number): Spot {
    const [ax, ay] = at(this.spots, i);
    const [bx, by] = at(this.spots, i + 1);
    const length = at(this.places, i + 1) - at(this.places, i);
    const part = place - at(this.places, i);
    return [ax + Math.floor(((bx - ax) * part) / length), ay + Math.floor(((by - ay) * part) / length)];
  }

  /** The place nearest to a finger within the next stretch of body, and how far, squared. */
  nearest(x: number, y: number): readonly [number, number] {
    const last = Math.min(this.goal + LOOK_AHEAD, this.whole);
    let best: readonly [number, number] = [this.goal, Infinity];
    for (let i = 0; i < this.places.length - 1; i += 1) {
      const start = at(this.places, i);
      const stop = at(this.places, i + 1);
      if (stop <= this.goal || start === stop) continue;
      if (start > last) break;
      const [ax, ay] = at(this.spots, i);
      const [bx, by] = at(this.spots, i + 1);
      const dx = bx - ax;
      const dy = by - ay;
      const along = Math.floor((((x - ax) * dx + (y - ay) * dy) * (stop - start)) / (dx * dx + dy * dy));
      const place = Math.min(Math.max(start + along, start, this.goal), stop, last);
      const [px, py] = this.#onSegment(i, place);
      const squared = (x - px) ** 2 + (y - py) ** 2;
      if (squared < best[1]) best = [place, squared];
    }
    return best;
  }

  /** Let the end follow its goal for the time that has gone by. */
  creep(speed: number, t: number): void {
    this.out = Math.min(this.goal, this.out + speed * Math.max(t - this.at, 0));
    this.at = Math.max(this.at, t);
  }
}

/** A stroke without so much rope (in fine units) at either end. */
export function cut(stroke: Stroke, fromTail: number, fromHead: number): Stroke {
  const tail = new Pull(stroke.rows);
  const head = new Pull([...stroke.rows].reverse());
  if (fromTail + fromHead >= tail.whole) return { rows: stroke.rows.slice(0, 1), when: [] };
  const last = stroke.rows.length - 1;
  const reached = (pull: Pull, far: number): number => pull.places.findLastIndex((place, i) => i < last && place <= far);
  const first = reached(tail, fromTail);
  const final = last - reached(head, fromHead);
  const rows = stroke.rows.slice(first, final + 1);
  const moved = (row: Row, [x, y]: Spot): Row => [x, y, row[2], row[3]];
  rows[0] = moved(at(rows, 0), tail.where(fromTail));
  rows[rows.length - 1] = moved(at(rows, -1), head.where(fromHead));
  // The rows keep their laying numbers, and so their offsets: a cut moves nothing else.
  const when = stroke.when.length > 0 ? stroke.when : stroke.rows.map((_, i) => i);
  return { rows, when: when.slice(first, final + 1) };
}

/** Weaving: the moving end goes over, under, over by itself, point by point as it is drawn. */
import { share, TooMuch, Web, type Crossing } from './crossings';
import { at, DIAMETER, isqrt, MAX_CROSSINGS, MAX_LAID, MAX_PAIRS, ROPE_LENGTH, type Spot } from './measures';
import { Degenerate, FINE, offset } from './position';
import type { Row, Stroke } from './stroke';

const NEAR = 2 * DIAMETER * FINE; // hits closer than this, on both strands, are one crossing
const KINK = 3 * DIAMETER * FINE; // a loop of less rope is a wrinkle
const BACK = DIAMETER / 2; // how close to its own last piece an end moves back along it
export const LEASH = 80; // up to 200 for hands that shake more
export const LONGEST_LEASH = 200;
const LONGEST = ((3 * ROPE_LENGTH) / 2) * FINE; // laid before the rope is taut; the judge is stricter
const MAX_MEETINGS = 2 * MAX_CROSSINGS;
const WEAVING_PAIRS = 16 * MAX_PAIRS; // looked at in a whole try, with all that was taken back

export type Side = 1 | -1;
export const HEAD = 1;
export const TAIL = -1;
const UNDER = 1;

/** What one movement did to the rope: so many rows off, then these on. */
export interface Paid {
  readonly back: number;
  readonly rows: readonly Row[];
}

/** A row on its strand. */
interface Laid {
  readonly row: Row;
  readonly when: number;
  /** Where it lies in general position. */
  readonly fine: Spot;
  /** How far along the rope from where it began, negative towards the tail. */
  readonly place: number;
  /** Its number in the web; null where a strand begins. */
  readonly segment: number | null;
}

/** Where a moving end ran over a strand, as places along the rope. */
interface Hit {
  readonly own: number;
  readonly other: number;
}

/** What a player sees as one crossing: hits on one strand, close together, in one layer. */
interface Meeting {
  readonly side: Side;
  readonly layer: number;
  hits: Hit[];
}

/** The whole budget of a try is used up; it has to be begun again. */
export class Spent extends Error {}

/** A rope that grows at its head, or at both ends, and chooses its own layers. */
export class Weaver {
  readonly #web = new Web(WEAVING_PAIRS);
  readonly #spans: [number, number][] = []; // by web segment: places of its two ends
  readonly #given: Record<Side, number>; // rows nobody can take back
  #meetings: Meeting[] = [];
  readonly strands: Record<Side, Laid[]>;
  /** The layer of the next crossings, where a hand chooses it instead of weaving. */
  chosen: number | null = null;

  /** Begin with rope that lies there already: at least the point where an end is grabbed. */
  constructor(lying: readonly Spot[]) {
    const [x, y] = at(lying, 0);
    const start: Laid = { row: [x, y, 0, 0], when: 0, fine: fineSpot(x, y, 0), place: 0, segment: null };
    this.strands = { [HEAD]: [start], [TAIL]: [start] };
    for (const [px, py] of lying.slice(1)) this.#lay(HEAD, px, py, 0);
    this.#given = { [HEAD]: this.strands[HEAD].length, [TAIL]: 1 };
  }

  /** Draw an end to a point; moving back along its last piece takes rope back. */
  move(x: number, y: number, t: number, side: Side = HEAD): Paid {
    const strand = this.strands[side];
    const here = at(strand, -1).row;
    if (x === here[0] && y === here[1]) return { back: 0, rows: [] };
    const kept = this.#kept(side, x, y);
    const back = strand.length - kept;
    if (back > 0) this.#takeUp(side, kept);
    try {
      return { back, rows: this.#lay(side, x, y, t) };
    } catch (problem) {
      throw problem instanceof TooMuch ? new Spent('too_much_weaving') : problem;
    }
  }

  /** The rope from tail to head as it lies now. */
  stroke(): Stroke {
    const laid = [...this.strands[TAIL].slice(1).reverse(), ...this.strands[HEAD]];
    const isSolo = this.strands[TAIL].length === 1;
    return { rows: laid.map((piece) => piece.row), when: isSolo ? [] : laid.map((piece) => piece.when) };
  }

  /** How many crossings the rope makes with itself, as a player sees them. */
  get crossings(): number {
    return this.#meetings.filter((meeting) => meeting.hits.length % 2 === 1).length;
  }

  /** The layer that an end will take at its next crossing. */
  nextLayer(side: Side = HEAD): number {
    return this.chosen ?? 1 - this.#layerBehind(side, at(this.strands[side], -1).place);
  }

  /** How many rows of a strand stay when its end moves to a point. */
  #kept(side: Side, x: number, y: number): number {
    const strand = this.strands[side];
    const here = at(strand, -1);
    let nearest = (x - here.row[0]) ** 2 + (y - here.row[1]) ** 2;
    let kept = strand.length;
    for (let i = strand.length - 1; i >= this.#given[side]; i -= 1) {
      if (Math.abs(here.place - at(strand, i).place) > KINK) break;
      const distance = squaredDistance(x, y, at(strand, i - 1).row, at(strand, i).row);
      if (distance < nearest) {
        nearest = distance;
        kept = i;
      }
    }
    return nearest < BACK * BACK ? kept : strand.length;
  }

  /** Take back what lies beyond the first *kept* rows of a strand, and all that met it. */
  #takeUp(side: Side, kept: number): void {
    for (const piece of this.strands[side].splice(kept)) {
      if (piece.segment !== null) this.#web.takeUp(piece.segment);
    }
    const low = at(this.strands[TAIL], -1).place;
    const high = at(this.strands[HEAD], -1).place;
    // Places are rounded down: on the tail's side to the end of a segment, not on the head's.
    this.#keepHits(({ own, other }) => low <= Math.min(own, other) && Math.max(own, other) < high);
  }

  /** Lay one step, split where it runs over strands in different layers. */
  #lay(side: Side, x: number, y: number, t: number): Row[] {
    const strand = this.strands[side];
    const last = at(strand, -1);
    const [lx, ly, , lastLayer] = last.row;
    if (x === lx && y === ly) return [];
    const head = at(this.strands[HEAD], -1);
    const tail = at(this.strands[TAIL], -1);
    const when = 1 + Math.max(head.when, tail.when);
    if (when >= MAX_LAID || this.#meetings.length > MAX_MEETINGS) throw new TooMuch('too much weaving');
    const fine = fineSpot(x, y, when);
    const length = isqrt((fine[0] - last.fine[0]) ** 2 + (fine[1] - last.fine[1]) ** 2);
    if (head.place - tail.place + length > LONGEST) return [];
    const segment = this.#web.segments.length;
    const crossings = this.#cross(side, last.fine, fine);
    if (!crossings) return []; // the next point of the finger will lie elsewhere
    const place = last.place + side * length;
    this.#spans[segment] = [last.place, place];
    const { layer, halfway } = this.#meet(side, crossings);
    if (halfway !== null) {
      const mx = lx + share(x - lx, halfway);
      const my = ly + share(y - ly, halfway);
      if (!(mx === lx && my === ly) && !(mx === x && my === y)) {
        this.#forget(last.place, side);
        this.#web.takeUp(segment);
        return [...this.#lay(side, mx, my, t), ...this.#lay(side, x, y, t)];
      }
    }
    const row: Row = [x, y, t, layer ?? lastLayer];
    strand.push({ row, when, fine, place, segment });
    return [row];
  }

  /** What a new step crosses, in order; null where three points lie on a line. */
  #cross(side: Side, from: Spot, to: Spot): Crossing[] | null {
    const segment = this.#web.segments.length;
    try {
      const crossings = this.#web.lay(from[0], from[1], to[0], to[1], this.#beside(side));
      return crossings.sort((a, b) => (a.alongSecond < b.alongSecond ? -1 : a.alongSecond > b.alongSecond ? 1 : 0));
    } catch (problem) {
      if (!(problem instanceof Degenerate)) throw problem;
      this.#web.takeUp(segment);
      return null;
    }
  }

  /** The segment that the next one on this side grows from, or -1. */
  #beside(side: Side): number {
    const other = this.strands[side === HEAD ? TAIL : HEAD];
    return at(this.strands[side], -1).segment ?? other[1]?.segment ?? -1;
  }

  /** The layer of a step, and where to split it if its crossings want different ones. */
  #meet(side: Side, crossings: readonly Crossing[]): { layer: number | null; halfway: bigint | null } {
    let layer: number | null = null;
    let along = 0n;
    for (const crossing of crossings) {
      const own = between(at(this.#spans, crossing.second), crossing.alongSecond);
      const other = between(at(this.#spans, crossing.first), crossing.alongFirst);
      if (Math.abs(own - other) < KINK) continue; // a wrinkle
      const wanted = this.#note(side, { own, other }).layer;
      if (layer !== null && wanted !== layer) return { layer, halfway: (along + crossing.alongSecond) / 2n };
      layer = wanted;
      along = crossing.alongSecond;
    }
    return { layer, halfway: null };
  }

  /** Count a hit to the crossing it belongs to, or to a new one. */
  #note(side: Side, hit: Hit): Meeting {
    const known = this.#meetings.findLast((each) => each.side === side && isNear(hit, at(each.hits, -1)));
    if (known) {
      known.hits.push(hit);
      return known;
    }
    const meeting = { side, layer: this.chosen ?? 1 - this.#layerBehind(side, hit.own), hits: [hit] };
    this.#meetings.push(meeting);
    return meeting;
  }

  /** The layer of this very strand at the last crossing behind a place; under if none. */
  #layerBehind(side: Side, place: number): number {
    let nearest = -Infinity;
    let behind = UNDER;
    const visit = (where: number, layer: number): void => {
      const along = side * where;
      if (along >= side * place || along < nearest || (along === nearest && layer < behind)) return;
      nearest = along;
      behind = layer;
    };
    for (const { hits, layer } of this.#meetings) {
      if (hits.length % 2 === 0) continue; // touch and go
      visit(at(hits, -1).own, layer);
      visit(at(hits, -1).other, 1 - layer);
    }
    return behind;
  }

  /** Drop the hits of a step that begins at *place* and is not laid after all. */
  #forget(place: number, side: Side): void {
    this.#keepHits((hit, meeting) => meeting.side !== side || hit.own < place === (side === HEAD));
  }

  #keepHits(isKept: (hit: Hit, meeting: Meeting) => boolean): void {
    for (const meeting of this.#meetings) meeting.hits = meeting.hits.filter((hit) => isKept(hit, meeting));
    this.#meetings = this.#meetings.filter((meeting) => meeting.hits.length > 0);
  }
}

/** The head trails the finger, so that tremor below the leash never reaches the rope. */
export class Leash {
  constructor(
    public x: number,
    public y: number,
    private readonly length: number = LEASH,
  ) {}

  /** Where the head is once the finger has come to a point. */
  pull(x: number, y: number): Spot {
    const dx = this.x - x;
    const dy = this.y - y;
    const distance = isqrt(dx * dx + dy * dy);
    if (distance > this.length) {
      this.x = x + Math.floor((dx * this.length) / distance);
      this.y = y + Math.floor((dy * this.length) / distance);
    }
    return [this.x, this.y];
  }
}

/** The rope that a head makes which moves through these points (x, y, t). */
export function weave(points: readonly (readonly [number, number, number])[]): Stroke {
  const [x, y] = at(points, 0);
  const weaver = new Weaver([[x, y]]);
  for (const [px, py, t] of points.slice(1)) weaver.move(px, py, t);
  return weaver.stroke();
}

/** Whether two hits are a trembling on one strand. */
const isNear = (one: Hit, other: Hit): boolean =>
  Math.abs(one.own - other.own) <= NEAR && Math.abs(one.other - other.other) <= NEAR;

/** A point as the judge will see it: in general position by its laying number. */
function fineSpot(x: number, y: number, when: number): Spot {
  const [dx, dy] = offset(when, 0);
  return [x * FINE + dx, y * FINE + dy];
}

/** The place some way along a segment. */
const between = ([start, stop]: readonly [number, number], along: bigint): number => start + share(stop - start, along);

/** How far a point is from the segment a b, squared. */
function squaredDistance(x: number, y: number, a: Row, b: Row): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const px = x - a[0];
  const py = y - a[1];
  const along = px * dx + py * dy;
  const length = dx * dx + dy * dy;
  if (along <= 0) return px * px + py * py;
  if (along >= length) return (x - b[0]) ** 2 + (y - b[1]) ** 2;
  return px * px + py * py - Math.floor((along * along) / length);
}

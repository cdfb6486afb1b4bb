/** A rope while it grows: what lies still is painted once and kept, and only what moves is painted anew. */
import { CANVAS, DIAMETER, type Spot } from '../../../knots/measures';
import { around, Growing, isGrown, type Met } from '../../../knots/shape';
import type { Row } from '../../../knots/stroke';
import { GAP, heading, lengths, OVER, paintHead, paintOver, paintStrand, paintTail, type Face, type Look } from './painting';

const TIP = 700; // grid units behind the head that may still be taken back
const ENOUGH = 500; // grid units to be kept at once
const SEAM = 2; // rows that two pieces share, so that no seam is seen
const NEAR = DIAMETER + 2 * GAP; // how far from a crossing its picture reaches
const FACE = 300; // around a head: the face, its shadow, the soil

/** What a worm lies on: painted once for every *key*. */
export interface Ground {
  readonly key: string;
  readonly paint: (pen: CanvasRenderingContext2D) => void;
}

/** A part of the canvas. */
class Patch {
  left = Infinity;
  top = Infinity;
  right = -Infinity;
  bottom = -Infinity;

  add([x, y]: Spot | Row, reach: number): this {
    this.left = Math.min(this.left, x - reach);
    this.top = Math.min(this.top, y - reach);
    this.right = Math.max(this.right, x + reach);
    this.bottom = Math.max(this.bottom, y + reach);
    return this;
  }

  /** The same in whole pixels, with what lay on *other*. */
  pixels(other: Patch, scale: number): [number, number, number, number] {
    const most = CANVAS * scale;
    const [left, top] = [Math.min(this.left, other.left), Math.min(this.top, other.top)].map((each) => Math.max(0, Math.floor(each * scale))) as [number, number];
    const [right, bottom] = [Math.max(this.right, other.right), Math.max(this.bottom, other.bottom)].map((each) => Math.min(most, Math.ceil(each * scale))) as [number, number];
    return [left, top, Math.max(0, right - left), Math.max(0, bottom - top)];
  }
}

const everything = (): Patch => new Patch().add([0, 0], 0).add([CANVAS, CANVAS], 0);

/** One rope on one canvas. */
export class LyingRope {
  readonly #still = document.createElement('canvas');
  readonly #growing = new Growing();
  #key = '';
  /** The rows that are kept, and those beyond them that a kept crossing shows. */
  #kept: readonly Row[] = [];
  #shown: readonly Row[] = [];
  /** What was painted last: where, and of what. */
  #moving = everything();
  #last = '';
  #head: Row | undefined;

  /** Somebody else has painted on the canvas. */
  forget(): void {
    this.#key = '';
  }

  /** Paint what has changed since the last time; nothing if nothing has. */
  paint(pen: CanvasRenderingContext2D, rows: readonly Row[], face: Face, look: Look, ground: Ground): void {
    const { width } = pen.canvas;
    const key = `${width} ${look.skin} ${look.ground} ${ground.key}`;
    const isAnew = key !== this.#key || !isGrown(this.#kept, rows) || !isGrown(this.#shown, rows);
    const state = `${rows.length} ${face}`;
    if (!isAnew && state === this.#last && rows.at(-1) === this.#head) return;
    this.#last = state;
    this.#head = rows.at(-1);
    if (isAnew) this.#begin(key, width, ground);
    const along = lengths(rows);
    const met = this.#growing.follow(rows);
    this.#keep(rows, along, met, look);
    this.#show(pen, rows, along, met, face, look);
  }

  #begin(key: string, width: number, ground: Ground): void {
    this.#key = key;
    this.#kept = this.#shown = [];
    this.#moving = everything();
    this.#still.width = this.#still.height = width;
    const pen = this.#pen();
    if (pen) ground.paint(pen);
  }

  #pen(): CanvasRenderingContext2D | null {
    const pen = this.#still.getContext('2d');
    pen?.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    return pen;
  }

  get #scale(): number {
    return this.#still.width / CANVAS;
  }

  /** Keep what the head has left far behind. */
  #keep(rows: readonly Row[], along: readonly number[], met: readonly Met[], look: Look): void {
    const whole = along.at(-1) ?? 0;
    const kept = along.findLastIndex((place) => place <= whole - TIP) + 1;
    const before = this.#kept.length;
    if (kept < 3 || (before > 0 && (along[kept - 1] ?? 0) - (along[before - 1] ?? 0) < ENOUGH)) return;
    const pen = this.#pen();
    if (!pen) return;
    const from = Math.max(0, before - 1 - SEAM);
    const reached = this.#piece(pen, rows, from, kept - 1, along, met, look);
    if (from === 0) tailOf(pen, rows, look);
    this.#kept = rows.slice(0, kept);
    this.#shown = rows.slice(0, Math.max(kept, reached + 1, this.#shown.length));
  }

  /** Put back what lies still where something moved, and paint what moves now. */
  #show(pen: CanvasRenderingContext2D, rows: readonly Row[], along: readonly number[], met: readonly Met[], face: Face, look: Look): void {
    const from = Math.max(0, this.#kept.length - 1 - SEAM);
    const moving = patchOf(rows, from, met, along);
    const [left, top, wide, high] = moving.pixels(this.#moving, this.#scale);
    this.#moving = moving;
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.beginPath();
    pen.rect(left, top, wide, high);
    pen.clip();
    pen.clearRect(left, top, wide, high);
    if (wide > 0 && high > 0) pen.drawImage(this.#still, left, top, wide, high, left, top, wide, high);
    pen.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    this.#piece(pen, rows, from, rows.length - 1, along, met, look);
    if (from === 0) tailOf(pen, rows, look);
    const head = rows.at(-1);
    if (head) paintHead(pen, [head[0], head[1]], heading(rows, true), face, look);
    pen.restore();
  }

  /** A piece of the rope with its crossings; gives the last row that was painted. */
  #piece(pen: CanvasRenderingContext2D, rows: readonly Row[], from: number, to: number, along: readonly number[], met: readonly Met[], look: Look): number {
    if (rows.length < 2) return 0;
    paintStrand(pen, rows, from, to, along, look, 'butt');
    let reached = to;
    for (const over of metAt(met, from, along)) {
      if (over.made >= to) continue;
      const range = around(rows, over, OVER);
      paintOver(pen, rows, range, along, look, GAP);
      reached = Math.max(reached, range[1]);
    }
    return reached;
  }
}

/** The crossings whose picture reaches beyond a row. */
function* metAt(met: readonly Met[], from: number, along: readonly number[]): Generator<Met> {
  for (const over of met) if ((along[over.made + 1] ?? 0) >= (along[from] ?? 0) - NEAR) yield over;
}

function tailOf(pen: CanvasRenderingContext2D, rows: readonly Row[], look: Look): void {
  const [first] = rows;
  if (first) paintTail(pen, [first[0], first[1]], look);
}

/** Where the rope is painted from a row on. */
function patchOf(rows: readonly Row[], from: number, met: readonly Met[], along: readonly number[]): Patch {
  const patch = new Patch();
  for (const row of rows.slice(from)) patch.add(row, DIAMETER);
  for (const over of metAt(met, from, along)) {
    const [start, stop] = around(rows, over, OVER);
    for (const row of rows.slice(start, stop + 1)) patch.add(row, NEAR);
  }
  const head = rows.at(-1);
  return head ? patch.add(head, FACE) : patch;
}

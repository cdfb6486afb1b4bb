/** The worm as a body: a chain that tightens or falls open. It is a picture and decides nothing. */
import { at, CANVAS, DIAMETER } from './measures';
import { overpasses, type Overpass } from './shape';
import type { Stroke } from './stroke';

const LEAST_NODES = 64;
const SPACING = 0.95 * DIAMETER; // wider apart, strands would slip through each other
const SUBSTEPS = 6;
const ROUNDS = 6;
const LIFT = 0.55 * DIAMETER; // how high a strand lies above another
const KNOTTED = 6000; // what a tight worm measures
const OPEN = 3900;
export const FRAMES = 30;

/** How the ends go and what is left of the length. */
type Manner = 'tighten' | 'open';

/** A chain of nodes with a height, from tail to head. */
export class Body {
  readonly count: number;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly heights: Float64Array;
  frame = 0;
  readonly #rest: number;

  constructor(
    stroke: Stroke,
    readonly manner: Manner,
  ) {
    const along = [0];
    for (let i = 1; i < stroke.rows.length; i += 1) {
      const a = at(stroke.rows, i - 1);
      const b = at(stroke.rows, i);
      along.push(at(along, -1) + Math.hypot(b[0] - a[0], b[1] - a[1]));
    }
    const whole = Math.max(at(along, -1), 1);
    this.count = Math.max(LEAST_NODES, Math.ceil(whole / SPACING));
    this.#rest = whole / (this.count - 1);
    this.xs = new Float64Array(this.count);
    this.ys = new Float64Array(this.count);
    this.heights = new Float64Array(this.count);
    this.#sample(stroke, along);
    this.#raise(stroke, along);
  }

  get isDone(): boolean {
    return this.frame >= FRAMES;
  }

  /** One sixtieth of a second. */
  step(): void {
    this.frame += 1;
    const goal = (this.manner === 'tighten' ? KNOTTED : OPEN) / (this.count - 1);
    const part = Math.min(1, this.frame / FRAMES);
    const rest = this.#rest + (Math.min(goal, this.#rest) - this.#rest) * part;
    for (let substep = 0; substep < SUBSTEPS; substep += 1) {
      this.#lead(part);
      for (let round = 0; round < ROUNDS; round += 1) {
        this.#hold(rest);
        if (this.manner === 'tighten') this.#part(rest);
      }
    }
    if (this.manner === 'open') this.#straighten(part);
  }

  /** Run to the end at once, for those who want nothing to move. */
  finish(): this {
    while (!this.isDone) this.step();
    return this;
  }

  /** Where the chain lies on top of itself now. */
  overpasses(): Overpass[] {
    const found: Overpass[] = [];
    for (let i = 0; i + 1 < this.count; i += 1) {
      for (let j = i + 2; j + 1 < this.count; j += 1) {
        const parts = this.#cross(i, j);
        if (!parts) continue;
        const isFirst = this.heights[i]! + this.heights[i + 1]! > this.heights[j]! + this.heights[j + 1]!;
        found.push(isFirst ? { step: i, part: parts[0] } : { step: j, part: parts[1] });
      }
    }
    return found;
  }

  /** How far along two links they cross, if they do. */
  #cross(i: number, j: number): [number, number] | null {
    const { xs, ys } = this;
    const [dx, dy] = [xs[i + 1]! - xs[i]!, ys[i + 1]! - ys[i]!];
    const [ex, ey] = [xs[j + 1]! - xs[j]!, ys[j + 1]! - ys[j]!];
    const turn = dx * ey - dy * ex;
    if (turn === 0) return null;
    const [px, py] = [xs[j]! - xs[i]!, ys[j]! - ys[i]!];
    const one = (px * ey - py * ex) / turn;
    const other = (px * dy - py * dx) / turn;
    return one >= 0 && one < 1 && other >= 0 && other < 1 ? [one, other] : null;
  }

  /** Nodes at even distances along the rope. */
  #sample(stroke: Stroke, along: readonly number[]): void {
    let i = 0;
    for (let node = 0; node < this.count; node += 1) {
      const goal = node * this.#rest;
      while (i + 2 < along.length && at(along, i + 1) < goal) i += 1;
      const a = at(stroke.rows, i);
      const b = stroke.rows[i + 1] ?? a;
      const span = (along[i + 1] ?? 0) - at(along, i);
      const part = span > 0 ? Math.min(1, (goal - at(along, i)) / span) : 0;
      this.xs[node] = a[0] + (b[0] - a[0]) * part;
      this.ys[node] = a[1] + (b[1] - a[1]) * part;
    }
  }

  /** Lift the nodes where the rope passes over itself, and sink all others a little. */
  #raise(stroke: Stroke, along: readonly number[]): void {
    this.heights.fill(-LIFT / 2);
    for (const { step, part } of overpasses(stroke)) {
      const place = at(along, step) + part * (at(along, step + 1) - at(along, step));
      const middle = place / this.#rest;
      for (let node = Math.ceil(middle - 2); node <= middle + 2; node += 1) {
        if (node >= 0 && node < this.count) this.heights[node] = LIFT * (1 - Math.abs(node - middle) / 4);
      }
    }
  }

  /** The ends run to the left and the right edge. */
  #lead(part: number): void {
    const last = this.count - 1;
    const isTurned = (this.xs[0] ?? 0) > (this.xs[last] ?? 0);
    const reach = (this.manner === 'tighten' ? KNOTTED * 0.33 : OPEN / 2) * 0.98;
    for (const [node, side] of [[0, isTurned ? 1 : -1], [last, isTurned ? -1 : 1]] as const) {
      const pull = 0.05 * part;
      this.xs[node] = (this.xs[node] ?? 0) * (1 - pull) + (CANVAS / 2 + side * reach) * pull;
      this.ys[node] = (this.ys[node] ?? 0) * (1 - pull) + (CANVAS / 2) * pull;
    }
  }

  /** Neighbours keep their distance. */
  #hold(rest: number): void {
    const { xs, ys, heights } = this;
    for (let i = 0; i + 1 < this.count; i += 1) {
      const dx = xs[i + 1]! - xs[i]!;
      const dy = ys[i + 1]! - ys[i]!;
      const distance = Math.hypot(dx, dy) || 1;
      const shift = (0.5 * (distance - rest)) / distance;
      xs[i]! += dx * shift;
      ys[i]! += dy * shift;
      xs[i + 1]! -= dx * shift;
      ys[i + 1]! -= dy * shift;
      const slope = 0.02 * (heights[i + 1]! - heights[i]!);
      heights[i]! += slope;
      heights[i + 1]! -= slope;
    }
  }

  /** Strands that are not neighbours keep a rope's thickness apart. */
  #part(rest: number): void {
    const { xs, ys, heights } = this;
    const near = Math.ceil((1.6 * DIAMETER) / rest);
    for (let i = 0; i < this.count; i += 1) {
      for (let j = i + near; j < this.count; j += 1) {
        const dx = xs[j]! - xs[i]!;
        const dy = ys[j]! - ys[i]!;
        if (Math.abs(dx) >= DIAMETER || Math.abs(dy) >= DIAMETER) continue;
        const dz = heights[j]! - heights[i]!;
        const distance = Math.hypot(dx, dy, dz) || 1;
        if (distance >= DIAMETER) continue;
        const shift = (0.5 * (DIAMETER - distance)) / distance;
        xs[i]! -= dx * shift;
        ys[i]! -= dy * shift;
        heights[i]! -= dz * shift;
        xs[j]! += dx * shift;
        ys[j]! += dy * shift;
        heights[j]! += dz * shift;
      }
    }
  }

  /** Mere loops slip apart into a straight line. */
  #straighten(part: number): void {
    const last = this.count - 1;
    const from = this.xs[0]! < this.xs[last]! ? -1 : 1;
    const blend = Math.max(0, part - 0.4) / 0.6;
    for (let i = 0; i < this.count; i += 1) {
      const x = CANVAS / 2 + from * (OPEN / 2) * (1 - (2 * i) / last) * 0.95;
      this.xs[i]! += (x - this.xs[i]!) * blend * 0.35;
      this.ys[i]! += (CANVAS / 2 - this.ys[i]!) * blend * 0.35;
      this.heights[i]! *= 1 - blend;
    }
  }
}

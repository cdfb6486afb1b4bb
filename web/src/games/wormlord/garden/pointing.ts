/** A press that lasts is a pointing finger, not a tap: it follows the hand from cell to cell until it is lifted. */
import type { Cell } from '$lib/protocol';
import { cellUnder, keyOf } from './cells';

export const HOLD = 280; // ms from pressing to pointing
const SLIP = 12; // css pixels that a finger may move before it points
const AGAIN = 2_000; // ms after which a finger that rests is shown again, so that it is not taken for gone
const GLANCE = 2_500; // ms that a key points

/** What is told of a finger: the cell, or that it was lifted from there. */
export interface PointingTo {
  point: (cell: Cell | null) => void;
  lifted: (cell: Cell, byKey: boolean) => void;
}

export class Pointing {
  #start: { x: number; y: number } | null = null;
  #cell: Cell | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasPointed = false;

  constructor(
    private readonly to: PointingTo,
    private readonly under: (x: number, y: number) => Cell | null = cellUnder,
  ) {}

  /** Whether a finger points now. */
  get isOn(): boolean {
    return this.#cell !== null;
  }

  press(x: number, y: number): void {
    this.#hasPointed = false;
    this.#start = { x, y };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#begin(x, y), HOLD);
  }

  move(x: number, y: number): void {
    if (!this.#start) return;
    const cell = this.isOn ? this.under(x, y) : null;
    if (cell && this.#cell && keyOf(cell) !== keyOf(this.#cell)) this.#show(cell);
    if (!this.isOn && Math.hypot(x - this.#start.x, y - this.#start.y) > SLIP) this.#forget();
  }

  lift(): void {
    const cell = this.#cell;
    this.#forget();
    if (!cell) return;
    this.to.point(null);
    this.to.lifted(cell, false);
  }

  /** Point with a key, for a moment. */
  glance(cell: Cell): void {
    this.#show(cell);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), GLANCE);
    this.to.lifted(cell, true);
  }

  /** Whether the tap that the browser makes of a press was a pointing finger; asked once. */
  takesTap(): boolean {
    const took = this.#hasPointed;
    this.#hasPointed = false;
    return took;
  }

  #begin(x: number, y: number): void {
    const cell = this.under(x, y);
    if (!cell) return;
    this.#hasPointed = true;
    this.#show(cell);
  }

  #show(cell: Cell): void {
    this.#cell = cell;
    this.to.point(cell);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(cell), AGAIN);
  }

  #end(): void {
    this.#cell = null;
    this.to.point(null);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#start = null;
    this.#cell = null;
  }
}

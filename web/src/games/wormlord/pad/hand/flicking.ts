/** How a knot is thrown: by how fast the finger was that let it go, and what it points at. */
import type { Cell } from '$lib/protocol';

/** A finger with something on it, in css pixels. */
export interface Thrown {
  x: number;
  y: number;
  /** How fast it was when it let go; nothing before, or where it was merely put down. */
  fast: [number, number];
  isOver: boolean;
  /** The system took the finger away: nothing is put anywhere. */
  isLost?: boolean;
}

const AIM = 0.75; // how straight a flick has to be
const FLICK = 0.35; // css pixels a millisecond

/** A knot or a flag on a finger: carried about, then put down or flicked away. */
export class Throwing {
  #pointer: number | null = null;
  #trail: readonly { x: number; y: number; now: number }[] = []; // where the finger was lately

  constructor(private readonly report: (finger: Thrown) => void) {}

  get isOn(): boolean {
    return this.#pointer !== null;
  }

  take(event: PointerEvent): void {
    this.#pointer = event.pointerId;
    this.#trail = [{ x: event.clientX, y: event.clientY, now: event.timeStamp }];
  }

  /** The finger moved; false where it carries nothing. */
  carry(event: PointerEvent): boolean {
    if (event.pointerId !== this.#pointer) return false;
    this.#trail = [...this.#trail.slice(-6), { x: event.clientX, y: event.clientY, now: event.timeStamp }];
    this.report({ x: event.clientX, y: event.clientY, fast: [0, 0], isOver: false });
    return true;
  }

  /** The finger let go; false where it carried nothing. One that the system took away throws nothing. */
  letGo(event: PointerEvent): boolean {
    if (event.pointerId !== this.#pointer) return false;
    this.#pointer = null;
    const isLost = event.type === 'pointercancel';
    this.report({ x: event.clientX, y: event.clientY, fast: isLost ? [0, 0] : this.#speed(event), isOver: true, isLost });
    return true;
  }

  /** There is nothing to throw any more. */
  forget(): void {
    this.#pointer = null;
  }

  /** Which way and how fast, in css pixels a millisecond; nothing where it was merely put down. */
  #speed(event: PointerEvent): [number, number] {
    const first = this.#trail[0];
    if (!first) return [0, 0];
    const time = Math.max(1, event.timeStamp - first.now);
    const fast: [number, number] = [(event.clientX - first.x) / time, (event.clientY - first.y) / time];
    return Math.hypot(...fast) >= FLICK ? fast : [0, 0];
  }
}

/** The cell that a flick points at, among those that can be taken. */
export function cellAhead({ x, y, fast: [fx, fy] }: Thrown, cells: readonly Cell[], middleOf: (cell: Cell) => { x: number; y: number } | null): Cell | null {
  const speed = Math.hypot(fx, fy);
  if (speed === 0) return null;
  const best = cells
    .map((cell) => {
      const middle = middleOf(cell) ?? { x, y };
      const far = Math.hypot(middle.x - x, middle.y - y) || 1;
      return { cell, straight: ((middle.x - x) * fx + (middle.y - y) * fy) / far / speed };
    })
    .sort((a, b) => b.straight - a.straight)[0];
  return best && best.straight > AIM ? best.cell : null;
}

/** How a knot is thrown: by how fast the finger was that let it go, and what it points at. */
import type { Cell } from '$lib/wire';

/** Where a finger was lately, in css pixels, and when. */
export type Trail = readonly { x: number; y: number; now: number }[];

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

/** Which way and how fast, in css pixels a millisecond; nothing where it was merely put down. */
export function flick(trail: Trail, event: PointerEvent): [number, number] {
  const first = trail[0];
  if (!first) return [0, 0];
  const time = Math.max(1, event.timeStamp - first.now);
  const fast: [number, number] = [(event.clientX - first.x) / time, (event.clientY - first.y) / time];
  return Math.hypot(...fast) >= FLICK ? fast : [0, 0];
}

/** The cell on the screen under a finger. */
export function cellUnder(x: number, y: number): Cell | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  const [col, row] = (found ?? '').split(',').map(Number);
  return found === undefined || col === undefined || row === undefined ? null : { col, row };
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

/** How a knot is thrown: by how fast the finger was that let it go. */

/** Where a finger was lately, in css pixels, and when. */
export type Trail = readonly { x: number; y: number; now: number }[];

const FLICK = 0.35; // css pixels a millisecond

/** Which way and how fast, in css pixels a millisecond; nothing where it was merely put down. */
export function flick(trail: Trail, event: PointerEvent): [number, number] {
  const first = trail[0];
  if (!first) return [0, 0];
  const time = Math.max(1, event.timeStamp - first.now);
  const fast: [number, number] = [(event.clientX - first.x) / time, (event.clientY - first.y) / time];
  return Math.hypot(...fast) >= FLICK ? fast : [0, 0];
}

/** The figures that hands draw: smooth curves through a few points of the canvas. */
import { at, CANVAS, type Spot } from './measures';

export type Curve = readonly Spot[];

/** "Loop, dive, pull out to the edge": start top left, right lobe, over the arch, left lobe, out. */
export const PRETZEL: Curve = [
  [450, 120], [1230, 1400], [2048, 2500], [2720, 2950], [3180, 2650], [2960, 1900],
  [2048, 1380], [1136, 1900], [916, 2650], [1376, 2950], [2048, 2500], [2866, 1400], [3646, 120],
];

/** A loop, once around the standing part, and back through the loop. */
export const FIGURE_OF_EIGHT: Curve = [
  [500, 3950], [1250, 3050], [2100, 2350], [2750, 1650], [2100, 900], [1400, 1500],
  [2000, 2350], [2700, 3000], [2000, 3550], [1050, 3250], [700, 2200], [1300, 1300],
  [2100, 1450], [3000, 1250], [3700, 120],
];

/** One turn of the rope over itself. */
export const LOOP: Curve = [
  [150, 2800], [1500, 2800], [2700, 2300], [2600, 1300], [1800, 1050], [1150, 1600],
  [1500, 2500], [2500, 3000], [3950, 3050],
];

/** Down a winding way, around, and down across it so often: overhand, double overhand, ... */
export function twisted(crossings: number): Curve {
  const pitch = 2600 / crossings;
  const swing = 1500 / crossings + 80;
  const halves = Array.from({ length: 2 * crossings + 1 }, (_, half) => half);
  const way = (side: number): Spot[] => halves.map((half) => [1350 + side * swing * at([1, 0, -1, 0], half % 4), 750 + (pitch * half) / 2]);
  return [[250, 150], ...way(-1), [2300, 3750], [3350, 3450], [3750, 2048], [3350, 700], [2300, 350], ...way(1), [250, 3950]];
}

export const STEPS = 24; // points of a smooth curve between two of the given ones

/** A curve through all the corners without a kink (Catmull and Rom). */
export function smooth(corners: Curve): Curve {
  const padded = [at(corners, 0), ...corners, at(corners, -1)];
  const curve: Spot[] = [];
  for (let i = 0; i + 3 < padded.length; i += 1) {
    const [px, py] = at(padded, i);
    const [ax, ay] = at(padded, i + 1);
    const [bx, by] = at(padded, i + 2);
    const [qx, qy] = at(padded, i + 3);
    for (let step = 0; step < STEPS; step += 1) {
      curve.push([blend(px, ax, bx, qx, step / STEPS), blend(py, ay, by, qy, step / STEPS)]);
    }
  }
  return [...curve, at(corners, -1)];
}

/** One coordinate between a and b, p and q being the corners before and after. */
function blend(p: number, a: number, b: number, q: number, t: number): number {
  const slopeA = (b - p) / 2;
  const slopeB = (q - a) / 2;
  const c2 = 3 * (b - a) - 2 * slopeA - slopeB;
  const c3 = 2 * (a - b) + slopeA + slopeB;
  return a + t * (slopeA + t * (c2 + t * c3));
}

/** How far along the curve each of its points lies. */
export function lengths(curve: Curve): number[] {
  const along = [0];
  for (let i = 1; i < curve.length; i += 1) {
    const [ax, ay] = at(curve, i - 1);
    const [bx, by] = at(curve, i);
    along.push(at(along, -1) + Math.hypot(bx - ax, by - ay));
  }
  return along;
}

/** The curve as a mirror on the right-hand side shows it. */
export const mirrored = (curve: Curve): Curve => curve.map(([x, y]): Spot => [CANVAS - 1 - x, y]);

/** Grid points along a curve, about *gap* units apart. */
export function every(curve: Curve, gap: number): Spot[] {
  const along = lengths(curve);
  const points: Spot[] = [];
  let goal = 0;
  curve.forEach(([x, y], i) => {
    if (at(along, i) < goal) return;
    points.push(onCanvas(x, y));
    goal = at(along, i) + gap;
  });
  const last = onCanvas(...at(curve, -1));
  const end = at(points, -1);
  return end[0] === last[0] && end[1] === last[1] ? points : [...points, last];
}

/** The nearest grid point that a screen can report. */
export function onCanvas(x: number, y: number): Spot {
  const clamp = (value: number): number => Math.min(Math.max(halfToEven(value), 0), CANVAS - 1);
  return [clamp(x), clamp(y)];
}

/** The nearest whole number; halves go to the even one, as in Python. */
export function halfToEven(value: number): number {
  const down = Math.floor(value);
  const rest = value - down;
  return rest < 0.5 || (rest === 0.5 && down % 2 === 0) ? down : down + 1;
}

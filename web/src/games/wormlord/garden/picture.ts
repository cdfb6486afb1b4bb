/** A knot as it was tied, small enough for a cell. */
import type { GardenView } from '$lib/protocol';
import { unpack } from '../../../knots/deltas';
import { every, PRETZEL, smooth } from '../../../knots/figures';
import { around, overpasses } from '../../../knots/shape';
import type { Row, Stroke } from '../../../knots/stroke';
import { weave } from '../../../knots/weave';

/** Paths for a square of 100: the whole rope, and what lies on top. */
export interface Picture {
  body: string;
  overs: readonly string[];
}

const MARGIN = 13;
const MOST_DRAWN = 200;
const REACH = 330; // grid units to either side of a crossing

/** The knot as paths. */
export function pictureOf(stroke: Stroke): Picture {
  const xs = stroke.rows.map((row) => row[0]);
  const ys = stroke.rows.map((row) => row[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = (100 - 2 * MARGIN) / Math.max(wide, high, 1);
  const put = (row: Row): string =>
    `${(50 + (row[0] - left - wide / 2) * scale).toFixed(1)} ${(50 + (row[1] - top - high / 2) * scale).toFixed(1)}`;
  const path = (from: number, to: number): string => {
    const rows = stroke.rows.slice(from, to + 1).filter((_, i, all) => i === 0 || i === all.length - 1 || i % 2 === 0);
    return `M${rows.map(put).join('L')}`;
  };
  return {
    body: path(0, stroke.rows.length - 1),
    overs: overpasses(stroke).map((over) => path(...around(stroke.rows, over, REACH))),
  };
}

/** How a knot looks whose rope is not known. */
export const COMMON: Picture = pictureOf(weave(every(smooth(PRETZEL), 110).map(([x, y], i) => [x, y, i])));

const drawn = new Map<string, Picture>();

/** The knot with this number as it was tied; every rope is drawn once. */
export function pictureIn(view: GardenView, number: number | null | undefined): Picture {
  const rope = number == null ? '' : (view.ropes?.[number] ?? '');
  if (rope === '') return COMMON;
  const known = drawn.get(rope);
  if (known) return known;
  if (drawn.size >= MOST_DRAWN) drawn.clear();
  const picture = pictureOf(unpack(rope));
  drawn.set(rope, picture);
  return picture;
}

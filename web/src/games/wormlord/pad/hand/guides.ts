/** What a pad shows before anybody draws: the dotted way, and a knot as it lies in the hand. */
import type { GardenView } from '$lib/protocol';
import { Body } from '../../../../knots/body';
import { unpack } from '../../../../knots/deltas';
import { every, FIGURE_OF_EIGHT, LOOP, mirrored, PRETZEL, smooth, STEPS, type Curve } from '../../../../knots/figures';
import type { Spot } from '../../../../knots/measures';
import { HALVES } from '../../../../knots/pair';
import { HEAD, TAIL, weave } from '../../../../knots/weave';
import { endOf, mine } from '../../sides';
import type { Guide } from '../drill';

const FIGURES = { loop: LOOP, overhand: PRETZEL, 'figure-eight': FIGURE_OF_EIGHT };

/** The way that a worm would go: of a pair the own half, in practice *wanted*, else what the side has to tie. */
export function wayOf(view: GardenView, wanted: Curve | null, isMirrored: boolean): readonly Spot[] {
  const end = endOf(view);
  const half = end && HALVES[end === 'tail' ? TAIL : HEAD];
  const points = every(smooth(half ?? wanted ?? FIGURES[mine(view)?.handicap ?? 'overhand']), 150);
  return isMirrored && !end ? mirrored(points) : points;
}

/** Where a way has to be dug by hand. */
export function tunnelsOf(guide: Guide | null, isMirrored: boolean): readonly Curve[] {
  if (!guide) return [];
  const points = smooth(guide.curve);
  const way = isMirrored ? mirrored(points) : points;
  return guide.digs.map((corner) => way.slice(corner * STEPS, (corner + 1) * STEPS + 1));
}

/** The knot in hand as it lies after tightening. */
export function settled(view: GardenView): Body {
  const rope = view.ropes?.[mine(view)?.hand.number ?? 0];
  const stroke = rope ? unpack(rope) : weave(every(smooth(PRETZEL), 90).map(([x, y], i) => [x, y, i]));
  return new Body(stroke, 'tighten').finish();
}

/** How knots are tied that one can be shown: a way to follow, and the shadow of what comes of it. */
import { every, FIGURE_OF_EIGHT, PRETZEL, smooth, twisted, type Curve } from '../knots/figures';
import { KNOTS } from '../knots/names';
import type { Stroke } from '../knots/stroke';
import { weave } from '../knots/weave';
import { SEVEN_FIVE, SEVEN_FOUR, SEVEN_SIX, SEVEN_THREE, SIX_THREE, SIX_TWO, STEVEDORE, THREE_TWIST } from './curves';

/** Several figures one after another in the same rope. */
function row(...figures: readonly Curve[]): Curve {
  const scale = 0.96 / figures.length;
  return figures.flatMap((figure, i) => figure.map(([x, y]): [number, number] => [(i * 4096) / figures.length + x * scale, 1100 + y * scale]));
}

/** A figure away from the rim, where a knot would be done too early; only its ends come out. */
const inset = (figure: Curve): Curve =>
  figure.map(([x, y], i) => (i === 0 || i === figure.length - 1 ? [x, y] : [2048 + (x - 2048) * 0.8, 2048 + (y - 2048) * 0.8]));

const CURVES: readonly (readonly [string, Curve])[] = [
  ['overhand', PRETZEL],
  ['figure-eight', FIGURE_OF_EIGHT],
  ['double overhand', twisted(5)],
  ['triple overhand', twisted(7)],
  ['quadruple overhand', twisted(9)],
  ['two overhands', row(PRETZEL, PRETZEL)],
  ['three overhands', row(PRETZEL, PRETZEL, PRETZEL)],
  ['two figure-eights', row(FIGURE_OF_EIGHT, FIGURE_OF_EIGHT)],
  ['overhand and figure-eight', row(PRETZEL, FIGURE_OF_EIGHT)],
  ['three-twist', inset(THREE_TWIST)],
  ['stevedore', inset(STEVEDORE)],
  ['6_2', inset(SIX_TWO)],
  ['6_3', inset(SIX_THREE)],
  ['7_3', SEVEN_THREE],
  ['7_4', inset(SEVEN_FOUR)],
  ['7_5', SEVEN_FIVE],
  ['7_6', inset(SEVEN_SIX)],
];

/** The name of a knot without what is in brackets. */
export const plain = (name: string): string => name.replace(/ \(.*/, '');

/** The way to tie a knot, by what the judge calls it; nothing where we do not show it. */
export const TEMPLATES: ReadonlyMap<string, Curve> = new Map(
  KNOTS.flatMap((name) => {
    const curve = CURVES.find(([known]) => known === plain(name))?.[1];
    return curve ? [[name, curve] as const] : [];
  }),
);

/** The rope of somebody who follows a way exactly. */
export const laid = (curve: Curve): Stroke => weave(every(smooth(curve), 90).map(([x, y], i) => [x, y, 16 * i]));

/** How knots are tied that one can be shown: a way to follow, and the shadow of what comes of it. */
import { FIGURE_OF_EIGHT, PRETZEL, twisted, type Curve } from '../knots/figures';
import { KNOTS } from '../knots/names';
import { every, smooth } from '../knots/figures';
import type { Stroke } from '../knots/stroke';
import { weave } from '../knots/weave';

/** Several figures one after another in the same rope. */
function row(...figures: readonly Curve[]): Curve {
  const scale = 0.96 / figures.length;
  return figures.flatMap((figure, i) => figure.map(([x, y]): [number, number] => [(i * 4096) / figures.length + x * scale, 1100 + y * scale]));
}

const CURVES: readonly (readonly [string, Curve])[] = [
  ['overhand', PRETZEL],
  ['figure-eight', FIGURE_OF_EIGHT],
  ['double overhand', twisted(5)],
  ['triple overhand', twisted(7)],
  ['quadruple overhand', twisted(9)],
  ['quintuple overhand', twisted(11)],
  ['two overhands', row(PRETZEL, PRETZEL)],
  ['three overhands', row(PRETZEL, PRETZEL, PRETZEL)],
  ['two figure-eights', row(FIGURE_OF_EIGHT, FIGURE_OF_EIGHT)],
  ['overhand and figure-eight', row(PRETZEL, FIGURE_OF_EIGHT)],
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

/** How knots are tied that one can be shown: a way to follow, and the shadow of what comes of it. */
import { FIGURE_OF_EIGHT, lengths, onCanvas, PRETZEL, smooth, STEPS, twisted, type Curve } from '../../../knots/figures';
import { at, type Spot } from '../../../knots/measures';
import { KNOTS } from '../../../knots/names';
import type { Stroke } from '../../../knots/stroke';
import { Weaver } from '../../../knots/weave';
import type { Guide } from '../pad/drill';
import { RARE_ONE, SEVEN_FIVE, SEVEN_FOUR, SEVEN_SEVEN, SEVEN_SIX, SEVEN_THREE, SEVEN_TWO, SIX_THREE, SIX_TWO, STEVEDORE, THREE_TWIST, strands } from './curves';

/** Several figures one after another in the same rope. */
function row(...figures: readonly Curve[]): Curve {
  const scale = 0.96 / figures.length;
  return figures.flatMap((figure, i) => figure.map(([x, y]): [number, number] => [(i * 4096) / figures.length + x * scale, 1100 + y * scale]));
}

/** A smaller figure somewhere else. */
const shrunk = (figure: Curve, scale: number, [dx, dy]: Spot): Curve => figure.map(([x, y]) => [dx + x * scale, dy + y * scale]);

/** A figure away from the rim, where a knot would be done too early; only its ends come out. */
const inset = (figure: Curve): Curve =>
  figure.map(([x, y], i) => (i === 0 || i === figure.length - 1 ? [x, y] : [2048 + (x - 2048) * 0.8, 2048 + (y - 2048) * 0.8]));

/** What the judge calls every knot that has no name. */
export const RARE = 'a rare knot';

/** Everything that can be collected. */
export const ALL: readonly string[] = [...KNOTS, RARE];

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
  ['7_2', SEVEN_TWO],
  ['7_3', SEVEN_THREE],
  ['7_4', inset(SEVEN_FOUR)],
  ['7_5', SEVEN_FIVE],
  ['7_6', inset(SEVEN_SIX)],
  ['7_7', SEVEN_SEVEN],
  ['overhand and double overhand', [...shrunk(twisted(5), 0.58, [300, 900]), [1200, 3480], [2200, 3450], [2640, 2700], ...shrunk(PRETZEL, 0.33, [2560, 900]), [4015, 700]]],
  ['quintuple overhand', strands(2, 11, 44, 1150, 240)],
  ['three-strand twist', strands(3, 4, 21, 800, 330)],
  ['long three-strand twist', strands(3, 5, 22, 800, 330)],
  [RARE, RARE_ONE],
];

/** What no weaving makes: over twice or under twice in a row. */
const DIGS: ReadonlyMap<string, readonly number[]> = new Map([
  ['three-strand twist', [9, 15, 20, 21]],
  ['long three-strand twist', [8, 13, 17, 21, 22]],
]);

/** The name of a knot without what is in brackets. */
export const plain = (name: string): string => name.replace(/ \(.*/, '');

/** The way to tie every knot, by what the judge calls it. */
export const TEMPLATES: ReadonlyMap<string, Guide> = new Map(
  ALL.flatMap((name) => {
    const curve = CURVES.find(([known]) => known === plain(name))?.[1];
    return curve ? [[name, { curve, digs: DIGS.get(plain(name)) ?? [] }] as const] : [];
  }),
);

/** The places of a hand that follows a way, about *gap* units apart, and where it digs. */
export function followed({ curve, digs }: Guide, gap: number): (readonly [Spot, boolean])[] {
  const fine = smooth(curve);
  const along = lengths(fine);
  let goal = 0;
  return fine.flatMap(([x, y], i) => {
    if (at(along, i) < goal && i < fine.length - 1) return [];
    goal = at(along, i) + gap;
    return [[onCanvas(x, y), digs.includes(Math.floor((i - 1) / STEPS))] as const];
  });
}

/** The rope of somebody who follows a way exactly. */
export function laid(guide: Guide): Stroke {
  const [[start], ...places] = followed(guide, 90) as [readonly [Spot, boolean], ...(readonly [Spot, boolean])[]];
  const weaver = new Weaver([start]);
  places.forEach(([spot, isDug], i) => {
    if (guide.digs.length > 0) weaver.chosen = isDug ? 1 : 0;
    weaver.move(...spot, 16 * (i + 1));
  });
  return weaver.stroke();
}

/** What to do next, in a sentence. */
import type { GardenView } from '$lib/protocol';
import { t } from '$lib/words/words.svelte';
import type { Way } from './pad/prefs.svelte';
import { bestPlaces, cellName, plots } from './garden/cells';
import { colourOf, endOf, mine } from './sides';

const MOST_TOLD = 8; // cells: more than that nobody remembers

/** Where the knot in hand can go, in words, the best places first. */
function placesTold(view: GardenView): string {
  const known = new Map(plots(view, false).flat().map((plot) => [plot.name, plot]));
  const told = bestPlaces(view).slice(0, MOST_TOLD).map((cell) => {
    const plot = known.get(cellName(cell));
    const ground = plot?.ground === 'objective' ? ` ${t('wormlord-ground', { ground: 'objective', side: '' })}` : '';
    return `${cellName(cell)}${ground}${plot?.owner == null ? '' : ` ${t('wormlord-knot-of', { side: colourOf(plot.owner) })}`}`;
  });
  return told.join(', ');
}

/** Who one is and what there is to win, for those who listen; nothing for a spectator. */
export function groundTold(view: GardenView): string {
  const all = plots(view, false).flat();
  const base = all.find((plot) => plot.base !== null && plot.base === view.side);
  const objectives = all.filter((plot) => plot.ground === 'objective').map((plot) => plot.name);
  return base ? t('wormlord-you-are', { side: colourOf(view.side ?? 0), cell: base.name, objectives: objectives.join(', ') }) : '';
}

/** How all sides stand, the own one first, for those who listen. */
export function standingTold(view: GardenView): string {
  const sides = view.sides.map((_, number) => number).sort((one, other) => Number(other === view.side) - Number(one === view.side));
  const told = sides.flatMap((number) => {
    const side = view.sides[number];
    if (!side) return [];
    const owner = side.hand.owner;
    const facts = [
      t('wormlord-objectives', { count: side.objectives.length }),
      t('wormlord-reserve', { count: side.reserve }),
      t('wormlord-holds', { holds: side.hand.holds, side: owner === null ? '' : colourOf(owner) }),
    ];
    const held = view.knots.filter((knot) => knot.side === number).map((knot) => cellName(knot.cell));
    return `${colourOf(number)}: ${[...facts, ...held].join(', ')}.`;
  });
  return told.join(' ');
}

/** What the hand can do now; *isLaid* where one of a pair has done their part. */
export function hintFor(view: GardenView, way: Way, isLaid: boolean): string {
  const side = mine(view);
  const end = endOf(view);
  switch (side?.hand.holds) {
    case 'own_knot':
      if (way === 'keys') return t('wormlord-hint-place-keys', { cells: placesTold(view) });
      return t(way === 'switch' ? 'wormlord-hint-scan' : 'wormlord-hint-place');
    case 'enemy_knot':
      if (end) return t('wormlord-hint-untie-pair', { end });
      return t(way === 'draw' || way === 'hold' ? 'wormlord-hint-untie' : 'wormlord-hint-untie-hold');
    case 'rope':
      if (isLaid) return t('wormlord-hint-partner');
      return end ? t('wormlord-hint-pair', { end }) : t(`wormlord-hint-${way}`, { handicap: side.handicap });
    default:
      return t(side?.reserve === 0 ? 'wormlord-hint-wait' : 'wormlord-hint-take');
  }
}

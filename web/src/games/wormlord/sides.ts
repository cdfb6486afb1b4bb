/** The four sides: each has a colour, a letter and a face of its own. */
import { nameOf, type Person } from '$lib/people/people';
import type { GardenView, SideView } from '$lib/protocol';
import { t } from '$lib/words/words.svelte';
import { skinOf } from './skins';

export { skinOf, SKINS } from './skins';
export const colourOf = (side: number): string => t('wormlord-colour', { side: skinOf(side) });
export const letterOf = (side: number): string => t('wormlord-letter', { side: skinOf(side) });

/** The side that looks, or nothing for a spectator. */
export const mine = (view: GardenView): SideView | null =>
  view.side === null ? null : (view.sides[view.side] ?? null);

/** Who plays a side. */
export const namesOf = (view: GardenView, side: number, people: readonly Person[]): string =>
  (view.sides[side]?.seats ?? []).map((seat) => nameOf(people, seat)).join(' + ');

/** Seats that are not ready for the next round yet. */
export const notReady = (view: GardenView): readonly number[] =>
  view.sides.flatMap((side) => (side.has_left ? [] : side.seats)).filter((seat) => !view.ready.includes(seat));

/** The end of the rope that one of a pair moves (WL-44); nothing for who moves both. */
export function endOf(view: GardenView): 'tail' | 'head' | null {
  const seats = mine(view)?.seats ?? [];
  if (seats.length < 2 || view.seat === null) return null;
  return seats.indexOf(view.seat) === 0 ? 'tail' : 'head';
}

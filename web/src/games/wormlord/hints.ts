/** What to do next, in a sentence. */
import type { GardenView } from '$lib/protocol';
import { t } from '$lib/words.svelte';
import type { Way } from './pad/prefs.svelte';
import { endOf, mine } from './sides';

/** What the hand can do now; *isLaid* where one of a pair has done their part. */
export function hintFor(view: GardenView, way: Way, isLaid: boolean): string {
  const side = mine(view);
  const end = endOf(view);
  switch (side?.hand.holds) {
    case 'own_knot':
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

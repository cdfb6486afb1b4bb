/** What a side has to tie. */
import type { GardenView } from '$lib/protocol';
import { mine } from '../sides';
import type { Wanted } from './tying';

/** Where any knot counts, a side without a handicap may tie what it likes (WL-11). */
export function wantedOf(view: GardenView): Wanted {
  const handicap = mine(view)?.handicap ?? 'overhand';
  return handicap === 'overhand' && view.knots_allowed === 'any' ? 'knot' : handicap;
}

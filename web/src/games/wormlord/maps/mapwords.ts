/** What is said about maps; those that come along are told in the reader's language. */
import type { Map as Plan } from '$lib/protocol';
import { t, words } from '$lib/words.svelte';

/** For how many sides a map is. */
export const sidesText = ({ sides }: Pick<Plan, 'sides'>): string => t('maps-sides', { sides: sides.join(' / ') });

/** How a map plays, in a sentence. */
export function noteOf({ plan, isOwn }: { plan: Plan; isOwn: boolean }): string {
  const id = `map-${plan.name.toLowerCase().replaceAll(' ', '-')}`;
  return !isOwn && words.has(id) ? t(id) : plan.note;
}

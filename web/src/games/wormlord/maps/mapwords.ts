/** What is said about maps; those that come along are told in the reader's language. */
import type { Map as Plan } from '$lib/protocol';
import { t, words } from '$lib/words/words.svelte';

/** For how many sides a map is. */
export const sidesText = ({ sides }: Pick<Plan, 'sides'>): string => t('maps-sides', { sides: sides.join(' / ') });

/** The words for a map that comes along; in the protocol it has its English name. */
const idOf = (name: string): string => `map-${name.toLowerCase().replaceAll(' ', '-')}`;

/** How a map is called that comes along; any other as who drew it called it. */
export const mapName = (name: string): string => words.note(idOf(name), 'name') || name;

/** How a map on a card is called; an own one keeps the name that it was given. */
export const titleOf = ({ plan, isOwn }: { plan: Pick<Plan, 'name'>; isOwn: boolean }): string => (isOwn ? plan.name : mapName(plan.name));

/** How a map plays, in a sentence. */
export function noteOf({ plan, isOwn }: { plan: Plan; isOwn: boolean }): string {
  const id = idOf(plan.name);
  return !isOwn && words.has(id) ? t(id) : plan.note;
}

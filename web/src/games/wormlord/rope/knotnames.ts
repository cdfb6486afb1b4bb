/** What odd knots are called on the page. */
import { t } from '$lib/words/words.svelte';

/** The name of a knot in the reader's language, from what the judge calls it. */
export function knotName(judged: string): string {
  const plain = judged.replace(/ \(.*/, '');
  return t('wormlord-knot', { knot: plain.replaceAll(' ', '-'), name: plain });
}

/** Names in a sentence. */
import { t } from './words.svelte';

/** Several names as they are told: "Ann, Ben and Cem". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? t('names-and', { names: names.slice(0, -1).join(', '), last }) : last;
}

/** Time as a stop-watch shows it. */
import { words } from '$lib/words/words.svelte';

/** Seconds with two places, in the reader's manner. */
export const seconds = (millis: number): string =>
  (millis / 1000).toLocaleString(words.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

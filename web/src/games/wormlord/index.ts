/** Wormlord, as the table page plays it. */
import { words } from '$lib/words/words.svelte';

export { default as Play } from './Match.svelte';
export { default as Together } from './tablet/Together.svelte';
export { applyNews, awaited, chapter, describe, standing, timeOf } from './news';
export { lesson } from './lesson';
export { partners, phrases, pointingAgreed } from './partners';

void words.need('maps').catch(() => undefined); // what is told names the map; in English without them

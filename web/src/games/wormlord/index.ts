/** Wormlord, as the table page plays it. */
export { default as Play } from './Match.svelte';
export { default as Together } from './tablet/Together.svelte';
export { applyNews, awaited, describe, standing } from './news';
export { lesson } from './lesson';
export { partners, phrases, pointingAgreed } from './partners';

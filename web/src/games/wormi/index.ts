/** Wormi, as the table page plays it. */
export { default as Play } from './Match.svelte';
export { applyNews, awaited, chapter, describe, skins, standing } from './news';
export { hintsAgreed } from './hints';
export { lesson } from './lesson';

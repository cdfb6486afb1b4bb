/** Wormi, as the table page plays it. */
export { default as Play } from './Match.svelte';
export { awaited, chapter, describe, skins, standing } from './news';
export { applyNews } from './moves/played';
export { hintsAgreed } from './hints';
export { lesson } from './lesson';

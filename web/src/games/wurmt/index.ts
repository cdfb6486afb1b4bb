/** Das Wurmt, as the table page plays it. */
export { default as Play } from './Match.svelte';
export { awaited, reveal, standing, tell } from './news';
export { lesson } from './lesson';

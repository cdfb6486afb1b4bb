/** Das Wurmt, as the table page plays it. */
export { default as Play } from './Match.svelte';
export { awaited, chapter, describe, reveal, standing } from './news';
export { lesson } from './lesson';

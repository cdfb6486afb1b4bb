/** Das Wurmt, as the table page plays it. */
export { default as Play } from './Bed.svelte';
export { awaited, reveal, standing, tell } from './telling';
export { lesson } from './lesson';

/** Wormlord, as the table page plays it. */
export { default as Play } from './Match.svelte';
export { learn } from './learning';
export { awaited, standing, tell } from './telling';
export { lesson } from './lesson';

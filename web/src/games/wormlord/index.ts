/** Wormlord, as the table page plays it. */
export { default as Play } from './Match.svelte';
export { default as Together } from './Together.svelte';
export { learn } from './learning';
export { awaited, standing, tell } from './telling';
export { lesson } from './lesson';

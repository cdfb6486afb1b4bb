/** The two readings of the box (DW-05): one sees one's own values, or lays blind. */
import { t } from '$lib/words/words.svelte';

/** The readings, as the option names them. */
export const READINGS = ['memory', 'blind'] as const;
export type Reading = (typeof READINGS)[number];

/** The reading that options choose. */
export const readingOf = (options: Readonly<Record<string, unknown>>): Reading => (options['reading'] === 'blind' ? 'blind' : 'memory');

/** The reading in a word or two; it is always said, for the box says both. */
export const readingInShort = (_seats: number, options: Readonly<Record<string, unknown>>): string => t(`wurmt-reading-${readingOf(options)}`);

/** What cells are called, and which keys write them. */
import { t } from '$lib/words/words.svelte';
import { colourOf } from '../sides';
import { SIGNS, type Sign } from './draft';

const KINDS: Partial<Record<Sign, string>> = { '.': 'grass', o: 'objective', '#': 'earth' };
const LETTERS: Record<string, Sign> = { g: '.', o: 'o', e: '#' };

/** A kind of cell in words. */
export const signName = (sign: Sign): string =>
  t('wormlord-ground', { ground: KINDS[sign] ?? 'base', side: /\d/.test(sign) ? colourOf(Number(sign) - 1) : '' });

/** The key that writes a sign, as it is shown. */
export const keyName = (sign: Sign): string => Object.keys(LETTERS).find((key) => LETTERS[key] === sign)?.toUpperCase() ?? sign;

/** What a key writes. */
export const keyedSign = (key: string): Sign | null => LETTERS[key.toLowerCase()] ?? SIGNS.find((sign) => sign === key) ?? null;

/** Values of options in plain words. */
import { clockName, type Option } from '$lib/tables/options';
import type { Person } from '$lib/people/people';
import { t, words } from '$lib/words/words.svelte';

/** What is said of an option where nothing is chosen. */
export const noneOf = (id: string): string => words.note(id, 'none') || t('option-none');

/** A value of an option, as somebody at the table would say it. */
export function inWords(id: string, { kind }: Option, value: unknown, people: readonly Person[]): string {
  if (kind.kind === 'yes_no') return value === true ? t('yes') : t('no');
  if (kind.kind === 'clock') return t(`clock-${clockName(value)}`);
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return noneOf(id);
  if (kind.kind === 'seat') return seatName(Number(value), people);
  if (kind.kind === 'choice') return typeof value === 'string' ? t(`${id}-${value}`) : t('option-own');
  if (kind.kind === 'words' && Array.isArray(value)) return value.map((each) => t(`${id}-${each}`)).join(', ');
  if (kind.kind === 'numbers' && Array.isArray(value)) return value.join(' ');
  return String(value).split('\n')[0] ?? '';
}

/** A seat by its number, and by who sits there. */
export function seatName(seat: number, people: readonly Person[]): string {
  const person = people[seat];
  return person ? t('option-seat', { number: seat + 1, name: person.name }) : String(seat + 1);
}

/** What somebody has tied and untied here: how often, how fast, and how it looked. Kept in this browser. */
import type { LayKnot } from '$lib/protocol';
import { keep, kept } from '$lib/device/storage';
import type { Picture } from '../garden/picture';
import type { Way } from '../pad/prefs.svelte';

export type Lying = LayKnot['lying'];

/** A knot in the collection. */
export interface Seen {
  readonly times: number;
  readonly best: number;
  readonly way: Way;
  /** The rope of the best time. */
  readonly picture: Picture;
}

/** A knot that was untied. */
export interface Undone {
  readonly times: number;
  readonly best: number;
}

export interface Book {
  readonly tied: Readonly<Record<string, Seen>>;
  readonly untied: Readonly<Partial<Record<Lying, Undone>>>;
}

export const EMPTY: Book = { tied: {}, untied: {} };

/** A knot that was just tied. */
export interface Catch {
  name: string;
  millis: number;
  way: Way;
  picture: Picture;
}

/** The book with one more knot in it; the picture is that of the best time. */
export function withTied(book: Book, { name, millis, way, picture }: Catch): Book {
  const before = book.tied[name];
  const now: Seen = !before || millis < before.best ? { times: (before?.times ?? 0) + 1, best: millis, way, picture } : { ...before, times: before.times + 1 };
  return { ...book, tied: { ...book.tied, [name]: now } };
}

/** The book with one more knot undone. */
export function withUntied(book: Book, lying: Lying, millis: number): Book {
  const before = book.untied[lying];
  const now: Undone = { times: (before?.times ?? 0) + 1, best: Math.min(millis, before?.best ?? millis) };
  return { ...book, untied: { ...book.untied, [lying]: now } };
}

/** The fastest knot of all; nothing before the first. */
export function fastest(book: Book): { name: string; best: number } | null {
  const all = Object.entries(book.tied).map(([name, { best }]) => ({ name, best }));
  return all.reduce<{ name: string; best: number } | null>((one, other) => (one && one.best <= other.best ? one : other), null);
}

const KEY = 'wormery.practice';

/** The book as this browser kept it. */
export const openBook = (): Book => readBook(kept(KEY));

export const keepBook = (book: Book): void => keep(KEY, book);

/** A book in whatever was stored; pages that cannot be read are left out. */
export function readBook(found: unknown): Book {
  const { tied, untied } = (typeof found === 'object' && found !== null ? found : {}) as Partial<Record<keyof Book, unknown>>;
  return {
    tied: Object.fromEntries(entries(tied).filter((entry): entry is [string, Seen] => isUndone(entry[1]) && 'picture' in entry[1] && isPicture(entry[1].picture))),
    untied: Object.fromEntries(entries(untied).filter(([, each]) => isUndone(each))),
  };
}

const entries = (found: unknown): [string, unknown][] => (typeof found === 'object' && found !== null ? Object.entries(found) : []);

function isUndone(found: unknown): found is Undone {
  return typeof found === 'object' && found !== null && 'times' in found && typeof found.times === 'number' && 'best' in found && typeof found.best === 'number';
}

function isPicture(found: unknown): found is Picture {
  return typeof found === 'object' && found !== null && 'body' in found && typeof found.body === 'string' && 'overs' in found && Array.isArray(found.overs);
}

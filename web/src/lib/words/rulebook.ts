/** The order of the rule books: their catalogue is written chapter by chapter. */
import type { Language } from './languages';

const books = import.meta.glob<string>('$locales/*/rules.ftl', { query: '?raw', import: 'default' });

/** A chapter of a rule book: the id of its heading and the ids of its rules. */
export interface Chapter {
  id: string;
  rules: string[];
}

/** The names of all rule books and their chapters, in order. */
export type Books = Map<string, Chapter[]>;

/** The rule books in the order in which a catalogue is written. */
export function order(text: string): Books {
  const found: Books = new Map();
  let chapters: Chapter[] = [];
  for (const [, id = ''] of text.matchAll(/^([A-Za-z][\w-]*) =/gm)) {
    const [prefix, book = '', chapter] = id.split('-');
    if (prefix !== 'rules') chapters.at(-1)?.rules.push(id);
    else if (chapter === undefined) found.set(book, (chapters = []));
    else chapters.push({ id, rules: [] });
  }
  return found;
}

/** The rule books in a language. */
export async function ruleBooks(language: Language): Promise<Books> {
  const path = Object.keys(books).find((each) => each.includes(`/${language}/`));
  return order((path && (await books[path]?.())) ?? '');
}

/** The chapters with the rules that say all of the words that are sought, whatever their accents. */
export function found(chapters: readonly Chapter[], sought: string, textOf: (rule: string) => string): readonly Chapter[] {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return chapters;
  const says = (rule: string): boolean => wanted.every((word) => plain(textOf(rule)).includes(word));
  return chapters.map(({ id, rules }) => ({ id, rules: rules.filter(says) })).filter(({ rules }) => rules.length > 0);
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

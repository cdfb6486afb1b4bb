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

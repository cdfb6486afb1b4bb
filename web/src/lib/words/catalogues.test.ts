/** Every word of the pages is there, in four languages, with the same values put in. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages';

const LOCALES = join(import.meta.dirname, '../../../../src/wormery/locales');
const SOURCES = join(import.meta.dirname, '../..');
const CATALOGUES = readdirSync(join(LOCALES, 'en')).map((file) => file.replace('.ftl', ''));

const read = (language: string, name: string): string => readFileSync(join(LOCALES, language, `${name}.ftl`), 'utf8');
const ids = (text: string): string[] => [...text.matchAll(/^([A-Za-z][\w-]*) =/gm)].map(([, id]) => id ?? '');

/** Each message's own text, by its id. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let last = '';
  for (const line of text.split('\n')) {
    const id = /^([A-Za-z][\w-]*) =/.exec(line)?.[1];
    if (id) last = id;
    if (!line.startsWith('#')) found.set(last, `${found.get(last) ?? ''}\n${line}`);
  }
  return found;
}

const values = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ''))].sort();

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.(ts|svelte)$/.test(entry.name) && !entry.name.includes('.test.') ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

describe.each(CATALOGUES)('%s.ftl', (name) => {
  const english = messages(read('en', name));

  it.each(LANGUAGES)('says the same things in %s', (language) => {
    expect(ids(read(language, name)).sort()).toEqual(ids(read('en', name)).sort());
  });

  it.each(LANGUAGES)('puts the same values in, in %s', (language) => {
    for (const [id, text] of messages(read(language, name))) {
      expect([id, values(text)]).toEqual([id, values(english.get(id) ?? '')]);
    }
  });

  it.each(LANGUAGES)('can be read in %s, every message of it', (language) => {
    const bundle = new FluentBundle(language);
    const text = read(language, name);
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    expect(ids(text).filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
});

describe('the pages', () => {
  const known = CATALOGUES.flatMap((name) => ids(read('en', name)));
  const code = sources(SOURCES);

  it('ask only for words that are there', () => {
    const asked = [...code.matchAll(/\bt\('([^']+)'/g)].map(([, id]) => id ?? '');
    expect(asked.length).toBeGreaterThan(100);
    expect([...new Set(asked)].filter((id) => !known.includes(id))).toEqual([]);
  });

  it('ask for families of words that have members', () => {
    const families = [...code.matchAll(/\bt\(`([^`$]+)\$\{/g)].map(([, start]) => start ?? '');
    expect([...new Set(families)].filter((start) => !known.some((id) => id.startsWith(start)))).toEqual([]);
  });
});

/** Every word on the page: Fluent catalogues, fetched for the reader's language alone. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { bestLanguage, LATER, type Language } from './languages';
import { settings } from '../device/settings.svelte';

export type Values = Record<string, FluentVariable>;

const catalogues = import.meta.glob<string>('$locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});


class Words {
  language: Language = $state('en');
  #bundle: FluentBundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  #asked = new Set<string>();

  /** Speak the language the reader chose, or the browser's. */
  async begin(): Promise<void> {
    await this.speak(settings.language ?? bestLanguage(navigator.languages));
  }

  /** Change the language; the page changes when its words have come. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const wanted = Object.keys(catalogues).filter(
      (path) =>
        path.includes(`/${language}/`) &&
        (this.#asked.has(nameOf(path)) || !LATER.includes(nameOf(path))),
    );
    const texts = await Promise.all(wanted.map((path) => catalogues[path]?.()));
    for (const text of texts) bundle.addResource(new FluentResource(text ?? ''));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Fetch catalogues that are not needed at the start. */
  async need(...names: string[]): Promise<void> {
    if (names.every((name) => this.#asked.has(name))) return;
    for (const name of names) this.#asked.add(name);
    try {
      await this.speak(this.language);
    } catch (problem) {
      for (const name of names) this.#asked.delete(name); // so that they can be asked for again
      throw problem;
    }
  }

  /** Whether there are words for this. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The words for *id*, with values put in. */
  say(id: string, values?: Values): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values ?? null, []) : id;
  }

  /** A side note of *id*, such as the heading of a rule; nothing if it has none. */
  note(id: string, name: string, values?: Values): string {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, values ?? null, []) : '';
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length);
}

export const words = new Words();

/** The words for *id*: short, since it stands everywhere. */
export const t = (id: string, values?: Values): string => words.say(id, values);

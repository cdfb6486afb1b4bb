/** The languages Wormery speaks, and which of them a reader most likely wants. */

export const LANGUAGES = ['en', 'fr', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Languages by their own names, as a reader looks for them. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
};

/** The language that *text* names, with or without a region. */
export function asLanguage(text: unknown): Language | null {
  const short = typeof text === 'string' ? text.toLowerCase().split('-')[0] : null;
  return LANGUAGES.find((language) => language === short) ?? null;
}

/** The first wanted language that we speak; English if there is none. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = asLanguage(tag);
    if (language) return language;
  }
  return 'en';
}

/** Catalogues that a page asks for when it needs them; the others come at the start, as one file a language. */
export const LATER: readonly string[] = ['rules', 'refusals', 'maps', 'practice', 'previews', 'text'];

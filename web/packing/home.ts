/** The home page, drawn in every language while the client is built: it is seen before any script has come. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type AliasOptions, type Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/lib/words/languages';

export type Drawn = Readonly<Record<Language, { head: string; body: string }>>;

const ENTRY = fileURLToPath(new URL('../src/prerender.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../.build/prerender', import.meta.url));

/** What the pages ask of a browser when they are loaded, answered as by one that was never here. */
const BROWSER = {
  location: { pathname: '/', search: '', hash: '', origin: '' },
  document: { addEventListener: () => undefined, documentElement: {} },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  navigator: { languages: [] },
};

/** Draw it; *alias* is that of the build which the pages are for. */
export async function drawHome(alias: AliasOptions): Promise<Drawn> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [svelte(), homeAlone()],
    resolve: { alias },
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: ENTRY, outDir: FOLDER, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022' },
  });
  for (const [name, value] of Object.entries(BROWSER)) Object.defineProperty(globalThis, name, { value, configurable: true });
  const { home } = (await import(pathToFileURL(`${FOLDER}/prerender.js`).href)) as typeof import('../src/prerender');
  const drawn: Partial<Record<Language, { head: string; body: string }>> = {};
  for (const language of LANGUAGES) drawn[language] = await home(language); // one after the other: a page speaks one language
  return drawn as Drawn;
}

/** Other pages are left out; words are not. */
function homeAlone(): Plugin {
  return { name: 'home-alone', resolveDynamicImport: (specifier) => (typeof specifier === 'string' && specifier.includes('.ftl') ? null : false) };
}

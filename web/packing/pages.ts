/** Pages a language: for the home page and for any other, which ask for their words before any script has run. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OutputBundle } from 'rollup';
import { transformWithEsbuild, type Plugin, type ResolvedConfig } from 'vite';
import { LANGUAGES, type Language } from '../src/lib/words/languages';
import { drawHome, type Drawn } from './home';

const HEAD = '  </head>';
const APP = '<div id="app"></div>';
const EARLY = fileURLToPath(new URL('../src/early.ts', import.meta.url));
const GAMES = '    <link rel="preload" as="fetch" crossorigin href="/api/games">\n';

/** `index.fr.html` and so on for all addresses but the first, which `home.fr.html` is for; the server sends what the browser prefers. */
export function pages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pages-by-language',
    apply: 'build',
    enforce: 'post',
    configResolved: (resolved) => void (config = resolved),
    async generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no page');
      const plain = before(String(page.source), HEAD, early(bundle, /\.woff2$/, 'preload" as="font" type="font/woff2') + (await script()));
      page.source = plain;
      const drawn = await drawHome(config.resolve.alias);
      for (const language of LANGUAGES) {
        const words = early(bundle, new RegExp(`^assets/${language}\\.words-`), 'modulepreload');
        const source = before(plain.replace('<html lang="en">', `<html lang="${language}">`), HEAD, words + GAMES);
        this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source });
        this.emitFile({ type: 'asset', fileName: `home.${language}.html`, source: home(source, bundle, drawn, language) });
      }
    },
  };
}

/** The page with everything that is seen first: its style inside, and what was drawn of it. */
function home(page: string, bundle: OutputBundle, drawn: Drawn, language: Language): string {
  const [name, style] = Object.entries(bundle).find(([name]) => /^assets\/first-.*\.css$/.test(name)) ?? [];
  if (!name || style?.type !== 'asset') throw new Error('there is no style');
  const link = `<link rel="stylesheet" crossorigin href="/${name}">`;
  // Not fetched, but named: parts that come later must not bring it again, behind their own.
  const inside = `<link rel="stylesheet" disabled href="/${name}">\n    <style>${String(style.source)}</style>`;
  const { head, body } = drawn[language];
  return page.replace(link, () => inside).replace('<title>Wormery</title>', () => head).replace(APP, () => `<div id="app">${body}</div>`);
}

/** What runs inside the page; the server allows it by its hash (server/http/pages/static.py). */
async function script(): Promise<string> {
  const { code } = await transformWithEsbuild(readFileSync(EARLY, 'utf8'), EARLY, { minify: true, target: 'es2022', format: 'iife' });
  return `    <script>${code.trim()}</script>\n`;
}

function early(bundle: OutputBundle, wanted: RegExp, kind: string): string {
  const files = Object.keys(bundle).filter((name) => wanted.test(name));
  return files.map((name) => `    <link rel="${kind}" crossorigin href="/${name}">\n`).join('');
}

const before = (text: string, mark: string, more: string): string => text.replace(mark, () => more + mark);

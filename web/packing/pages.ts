/** One page a language, which asks for its words, its letters and the games before any script has run. */
import type { OutputBundle } from 'rollup';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/lib/languages';

const HEAD = '  </head>';

/** `index.html` beside `index.fr.html` and so on: the server sends whichever the browser prefers. */
export function pages(): Plugin {
  return {
    name: 'pages-by-language',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no page');
      const plain = String(page.source).replace(HEAD, `${early(bundle, /\.woff2$/, 'preload" as="font" type="font/woff2')}${HEAD}`);
      page.source = plain;
      for (const language of LANGUAGES) {
        const hints = early(bundle, new RegExp(`^assets/${language}\\.words-`), 'modulepreload') + '    <link rel="preload" as="fetch" crossorigin href="/api/games">\n';
        const source = plain.replace('<html lang="en">', `<html lang="${language}">`).replace(HEAD, hints + HEAD);
        this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source });
      }
    },
  };
}

function early(bundle: OutputBundle, wanted: RegExp, kind: string): string {
  const files = Object.keys(bundle).filter((name) => wanted.test(name));
  return files.map((name) => `    <link rel="${kind}" crossorigin href="/${name}">\n`).join('');
}

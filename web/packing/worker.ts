/** The service worker: one file without imports, which knows the files of its build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformWithEsbuild, type Plugin } from 'vite';
import { LANGUAGES } from '../src/lib/words/languages';
import type { Build } from '../src/worker/build';

export const WORKER = 'service-worker.js';
const LEFT_OUT = /\.previews-|LICENSE|\.jpg$/; // the server's own, and what is looked at once

export function worker(source: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !LEFT_OUT.test(name));
      const text = readFileSync(source, 'utf8');
      const seen = createHash('sha256').update(text).update(files.join()).update(pageOf(bundle['index.html']));
      const build: Build = { version: seen.digest('hex').slice(0, 12), languages: LANGUAGES, files: files.map((name) => `/${name}`) };
      const { code } = await transformWithEsbuild(text, source, { define: { BUILD: JSON.stringify(build) }, minify: true, target: 'es2022', format: 'esm' });
      this.emitFile({ type: 'asset', fileName: WORKER, source: code });
    },
  };
}

function pageOf(page: { type: string; source?: string | Uint8Array } | undefined): string {
  if (page?.type !== 'asset') throw new Error('there is no page');
  return String(page.source);
}

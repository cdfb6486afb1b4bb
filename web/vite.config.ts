/** How the pages are built: into the Python package, which serves them. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chunks } from './packing/chunks';
import { compressed } from './packing/compressed';
import { letters } from './packing/letters';
import { pages } from './packing/pages';
import { worker } from './packing/worker';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const output = here('../src/wormery/web');
const server = process.env.WORMERY_SERVER ?? 'http://127.0.0.1:8400';

export default defineConfig({
  plugins: [svelte(), pages(), letters(), worker(here('./src/worker/worker.ts')), compressed(output)],
  resolve: {
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
    alias: { $lib: here('./src/lib'), $locales: here('../src/wormery/locales'), $pictures: here('../docs/pictures'), $heads: here('../src/wormery/core/heads.json') },
  },
  server: {
    fs: { allow: [here('.'), here('../src/wormery/locales'), here('../docs/pictures'), here('../src/wormery/core/heads.json')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: output,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: chunks() } },
  },
  test: { pool: 'threads', include: ['src/**/*.test.ts'], testTransformMode: { web: ['**/*.test.ts'] } },
});

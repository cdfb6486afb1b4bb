/** Every text that is worth it lies there compressed as well, as small as can be: the server only chooses. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
const SMALLEST = 1000; // bytes; less fits into a packet anyway

export function compressed(folder: string): Plugin {
  return { name: 'compressed', apply: 'build', enforce: 'post', closeBundle: () => compress(folder) };
}

function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) compress(path);
    else if (TEXT.test(name) && statSync(path).size >= SMALLEST) keep(path);
  }
}

function keep(path: string): void {
  const text = readFileSync(path);
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: best }));
  writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
}

/** The letters of the pages as plain fonts, for whoever paints names without a browser: the server. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

const FONT = '@fontsource/fredoka/files/fredoka-latin-600-normal.woff';
const HEAD = 12; // bytes before the list of tables
const LISTED = 16; // bytes of a table in that list; 20 in a WOFF

export function letters(): Plugin {
  const files = createRequire(import.meta.url);
  return {
    name: 'letters',
    apply: 'build',
    generateBundle() {
      const source = unpacked(readFileSync(files.resolve(FONT)));
      this.emitFile({ type: 'asset', fileName: 'letters/fredoka.ttf', source });
    },
  };
}

/** A font out of a WOFF 1.0: the same tables, none of them compressed. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEAD + LISTED * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const depth = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** depth * LISTED, 6);
  head.writeUInt16BE(depth, 8);
  head.writeUInt16BE(count * LISTED - 2 ** depth * LISTED, 10);
  const parts: Uint8Array[] = [head];
  let end = head.length;
  for (let i = 0; i < count; i++) {
    const listed = 44 + 20 * i; // tag, offset, packed length, length, checksum
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(listed + at)) as [number, number, number];
    const data = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(data) : data;
    const place = HEAD + LISTED * i;
    woff.copy(head, place, listed, listed + 4);
    woff.copy(head, place + 4, listed + 16, listed + 20);
    head.writeUInt32BE(end, place + 8);
    head.writeUInt32BE(length, place + 12);
    const room = Buffer.alloc((4 - (length % 4)) % 4);
    parts.push(table, room);
    end += length + room.length;
  }
  return Buffer.concat(parts);
}

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256';

test('texts of any length have the hash that everybody else gives them', () => {
  for (const text of ['', 'abc', 'logs outlive code', 'ä'.repeat(55), 'x'.repeat(64), 'y'.repeat(1000)]) {
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

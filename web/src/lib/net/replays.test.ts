/** A stream of updates becomes frames, each with everything that was to be seen. */
import { expect, it } from 'vitest';
import type { Update } from '../protocol';
import { frames } from './replays';

const update = (version: number, more: Partial<Update>): Update => ({ type: 'update', version, seat: null, ...more }) as Update;

it('folds changes into whole views and leaves out what shows nothing', () => {
  const seen = frames([
    update(1, { table: { game: 'wormi' } as never }),
    update(2, { view: { a: 1, b: 1 } as never, news: [{ type: 'x' }] as never }),
    update(3, { table: { phase: 'playing' } as never }),
    update(4, { changes: { b: 2 } as never }),
  ]);
  expect(seen.map((frame) => frame.version)).toEqual([2, 4]);
  expect(seen[1]?.view).toEqual({ a: 1, b: 2 });
  expect(seen[1]?.table).toEqual({ game: 'wormi', phase: 'playing' });
});

/** A stream of updates becomes frames, each with everything that was to be seen. */
import { expect, it } from 'vitest';
import type { Update } from '../protocol';
import { frames, onlyGame, wholeReplay } from './replays';

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

it('puts the pages of a replay together, each asked for after the last', async () => {
  const log = Array.from({ length: 7 }, (_, index) => index + 1);
  const asked: number[] = [];
  const whole = await wholeReplay((after) => {
    asked.push(after);
    const lines = log.slice(after, after + 3);
    return Promise.resolve({ table: 't', lines, version: after + lines.length, more: after + 3 < log.length });
  });
  expect(whole).toEqual({ table: 't', lines: log, version: 7, more: false });
  expect(asked).toEqual([0, 3, 6]);
});

it('tells one game of a table alone, with what was arranged before it', () => {
  const updates = [
    { version: 1, seat: null, table: { games: 0, code: 'ABC' } },
    { version: 2, seat: null, table: { games: 1 }, view: { a: 1 } },
    { version: 3, seat: null, changes: { a: 2 } },
    { version: 4, seat: null, table: { games: 2 }, view: { a: 3 } },
  ] as unknown as Update[];
  expect(onlyGame(updates, 2).map(({ version }) => version)).toEqual([4]);
  expect(onlyGame(updates, 1).map(({ version, table }) => [version, table])).toEqual([
    [2, { games: 1, code: 'ABC' }],
    [3, undefined],
  ]);
});

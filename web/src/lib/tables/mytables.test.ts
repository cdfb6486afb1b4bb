/** My tables: whose turn it is, who wants another game, and what is over. */
import { expect, it } from 'vitest';
import { sorted, wantOf } from './mytables';
import type { MyTable } from '../protocol';

const seat = (name: string, ready = false) => ({ name, bot: null, face: '', ready });
const table = (more: Partial<MyTable>): MyTable =>
  ({ table: 't', code: 'ABC', link: '', game: 'wormi', options: {}, seats: [seat('Ann'), seat('Ben')], phase: 'playing', public: false, watching: 0, changed: 1000, mine: [0], awaited: null, ...more }) as MyTable;

it('says what a table wants', () => {
  expect(wantOf(table({ awaited: [0] }))).toBe('turn');
  expect(wantOf(table({ awaited: [1] }))).toBe('waiting');
  expect(wantOf(table({ awaited: null }))).toBe('waiting');
  expect(wantOf(table({ phase: 'open' }))).toBe('waiting');
  expect(wantOf(table({ phase: 'over' }))).toBe('over');
  expect(wantOf(table({ phase: 'over', seats: [seat('Ann'), seat('Ben', true)] }))).toBe('again');
  expect(wantOf(table({ phase: 'over', seats: [seat('Ann', true), seat('Ben', true)] }))).toBe('over');
});

it('puts my turn first and leaves out what was over long ago', () => {
  const found = sorted([table({ phase: 'over' }), table({ awaited: [0] })], 2000);
  expect(found.map(({ want }) => want)).toEqual(['turn', 'over']);
  expect(sorted([table({ phase: 'over' })], 10 ** 9)).toEqual([]);
});

/** Options are read from how the server describes them. */
import { expect, it } from 'vitest';
import { clockName, option, readNumbers, readWord, same } from './options';

const described = (values: string, usual = 'null', meaning = ''): ReturnType<typeof option> =>
  option({ name: 'x', values, default: usual, meaning });

it('tells yes or no from other choices', () => {
  expect(described('true | false', 'false').kind).toEqual({ kind: 'yes_no' });
  expect(described('true | false', 'false').usual).toBe(false);
});

it('offers named values and leaves out what people cannot pick', () => {
  expect(described('bands | outer_bands | [text, ...]', 'bands').kind).toEqual({ kind: 'choice', values: ['bands', 'outer_bands'] });
});

it('reads ranges, with or without "none"', () => {
  expect(described('0 to 10').kind).toEqual({ kind: 'number', least: 0, most: 10, none: false });
  expect(described('0 to 4 | null').kind).toEqual({ kind: 'number', least: 0, most: 4, none: true });
});

it('knows a clock and its name', () => {
  expect(described('{type: per_move, limit: 1 to 2} | null').kind).toEqual({ kind: 'clock' });
  expect(clockName(null)).toBe('none');
  expect(clockName({ type: 'per_move', limit: 60_000 })).toBe('minute');
  expect(clockName({ type: 'per_move', limit: 61_000 })).toBe('own');
});

it('knows a seat from a number', () => {
  expect(described('seat 0 to 4 | null').kind).toEqual({ kind: 'seat' });
});

it('tells lists of words from lists of numbers', () => {
  expect(described('[new_worm | pass, ...]').kind).toEqual({ kind: 'words', values: ['new_worm', 'pass'] });
  expect(described('[1 | 2, ...]').kind).toEqual({ kind: 'words', values: ['1', '2'] });
  expect(described('[0 to 9, ...]').kind).toEqual({ kind: 'numbers', least: 0, most: 9, count: null });
  expect(described('[0 to 120, 0 to 120]').kind).toEqual({ kind: 'numbers', least: 0, most: 120, count: 2 });
});

it('takes texts as they come', () => {
  expect(described('text | null').kind).toEqual({ kind: 'text' });
});

it('reads numbers as people type them', () => {
  const two = { kind: 'numbers', least: 0, most: 9, count: 2 } as const;
  expect(readNumbers('3, 4', two)).toEqual([3, 4]);
  expect(readNumbers('3 40', two)).toBeNull();
  expect(readNumbers('3', two)).toBeNull();
  expect(readNumbers('three 4', two)).toBeNull();
  expect([readWord('2'), readWord('spy')]).toEqual([2, 'spy']);
});

it('finds the rule an option belongs to', () => {
  expect(described('text', 'null', 'Where the pieces start (WI-04)').rule).toBe('WI-04');
});

it('compares values by what they say', () => {
  expect(same([1, 2], [1, 2])).toBe(true);
  expect(same(null, false)).toBe(false);
});

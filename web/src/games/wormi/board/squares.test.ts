/** Where squares lie, for both who sit at the board. */
import { expect, it } from 'vitest';
import { extent, middle, rows, touch, worms } from './squares';

it('puts a1 at the bottom left, and at the top right for who sits opposite', () => {
  expect(middle('a1')).toEqual({ x: 50, y: 950 });
  expect(middle('a1', 2)).toEqual({ x: 650, y: 50 });
  expect(rows()[0]?.[0]).toBe('a10');
  expect(rows(2)[0]?.[0]).toBe('g1');
});

it('has everybody at home on the left of a board that lies across', () => {
  expect(rows(1).map((row) => row[0])).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']);
  expect(rows(3).map((row) => row[0])).toEqual(['g10', 'f10', 'e10', 'd10', 'c10', 'b10', 'a10']);
  expect(rows(1)[0]?.at(-1)).toBe('a10');
  expect(extent(1)).toEqual({ wide: 10, high: 7 });
});

it('shows every square once, however it is turned', () => {
  for (const turn of [0, 1, 2, 3] as const) expect(new Set(rows(turn).flat()).size).toBe(70);
});

it('links what touches at a corner', () => {
  expect(touch('c5', 'd6')).toBe(true);
  expect(touch('c5', 'c6')).toBe(false);
  expect(touch('a9', 'b10')).toBe(true);
});

it('finds every run of two or more', () => {
  expect(worms(['a1', 'b2', 'e5', 'g7', 'f6', 'g5'])).toEqual([
    [1, 2],
    [4, 5, 6],
  ]);
});

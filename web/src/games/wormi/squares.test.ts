/** Where squares lie, for both who sit at the board. */
import { expect, it } from 'vitest';
import { middle, rows, touch, worms } from './squares';

it('puts a1 at the bottom left, and at the top right for who sits opposite', () => {
  expect(middle('a1')).toEqual({ x: 50, y: 950 });
  expect(middle('a1', true)).toEqual({ x: 650, y: 50 });
  expect(rows()[0]?.[0]).toBe('a10');
  expect(rows(true)[0]?.[0]).toBe('g1');
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

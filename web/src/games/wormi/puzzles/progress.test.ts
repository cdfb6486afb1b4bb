/** Puzzles of the day, and what is left to solve. */
import { expect, it } from 'vitest';
import { daily, nextOpen, solved } from './progress';

it('has another puzzle every day, and every one before one comes again', () => {
  const days = Array.from({ length: 200 }, (_, day) => daily(new Date(2026, 0, 1 + day, 23, 30), 200));
  expect(new Set(days).size).toBe(200);
  expect(Math.min(...days)).toBe(1);
  expect(Math.max(...days)).toBe(200);
});

it('has the same puzzle all day long', () => {
  expect(daily(new Date(2026, 4, 9, 0, 5), 200)).toBe(daily(new Date(2026, 4, 9, 23, 55), 200));
});

it('finds the next open one, around the end', () => {
  expect(nextOpen({}, 4, 200)).toBe(5);
  expect(nextOpen({ 5: 'alone', 6: 'helped' }, 4, 200)).toBe(7);
  expect(nextOpen({ 200: 'alone' }, 199, 200)).toBe(1);
  expect(nextOpen({ 1: 'alone', 2: 'helped' }, 1, 2)).toBeNull();
});

it('does not forget what was solved alone', () => {
  expect(solved({ 3: 'alone' }, 3, 'helped')).toEqual({ 3: 'alone' });
  expect(solved({ 3: 'helped' }, 3, 'alone')).toEqual({ 3: 'alone' });
});

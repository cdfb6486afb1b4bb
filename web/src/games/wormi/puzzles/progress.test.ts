/** Puzzles of the day, and what is left to solve. */
import { expect, it } from 'vitest';
import { daily, following, nextOpen, solved } from './progress';

const to = (count: number): number[] => Array.from({ length: count }, (_, index) => 1 + index);

it('has another puzzle every day, and every one before one comes again', () => {
  const days = Array.from({ length: 200 }, (_, day) => daily(new Date(2026, 0, 1 + day, 23, 30), to(200)));
  expect(new Set(days).size).toBe(200);
  expect(Math.min(...days)).toBe(1);
  expect(Math.max(...days)).toBe(200);
});

it('has the same puzzle all day long', () => {
  expect(daily(new Date(2026, 4, 9, 0, 5), to(200))).toBe(daily(new Date(2026, 4, 9, 23, 55), to(200)));
});

it('finds the next open one, around the end', () => {
  expect(nextOpen({}, 4, to(200))).toBe(5);
  expect(nextOpen({ 5: 'alone', 6: 'helped' }, 4, to(200))).toBe(7);
  expect(nextOpen({ 200: 'alone' }, 199, to(200))).toBe(1);
  expect(nextOpen({ 1: 'alone', 2: 'helped' }, 1, to(2))).toBeNull();
});

it('steps over what a reading lacks', () => {
  const some = to(200).filter((number) => number !== 5 && number !== 9);
  expect(nextOpen({}, 4, some)).toBe(6);
  expect(following(200, some)).toBe(1);
  const days = to(200).map((day) => daily(new Date(2026, 0, day, 12), some));
  expect(new Set(days)).toEqual(new Set(some));
});

it('does not forget what was solved alone', () => {
  expect(solved({ 3: 'alone' }, 3, 'helped')).toEqual({ 3: 'alone' });
  expect(solved({ 3: 'helped' }, 3, 'alone')).toEqual({ 3: 'alone' });
});

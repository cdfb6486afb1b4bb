/** Arrows lead over a board as it is drawn, and not beyond its edge. */
import { expect, it } from 'vitest';
import { arrowStep, neighbour } from './arrows';

const ROWS = ['abc', 'def'].map((row) => [...row]);
const from = (here: string, key: string): string | undefined => {
  const step = arrowStep(key);
  return step && neighbour(ROWS, (place) => place === here, step);
};

it('goes one place at a time', () => {
  expect(from('a', 'ArrowRight')).toBe('b');
  expect(from('e', 'ArrowLeft')).toBe('d');
  expect(from('c', 'ArrowDown')).toBe('f');
  expect(from('e', 'ArrowUp')).toBe('b');
});

it('stops at the edge, and at keys that are no arrows', () => {
  expect(from('a', 'ArrowLeft')).toBeUndefined();
  expect(from('f', 'ArrowDown')).toBeUndefined();
  expect(from('b', 'ArrowUp')).toBeUndefined();
  expect(from('b', 'Enter')).toBeUndefined();
});

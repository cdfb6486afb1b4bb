import { expect, it } from 'vitest';
import { leaders, places } from './places';

it('puts winners first, then who has more; equals share a place', () => {
  expect([...places([0, 1, 2, 3], [2], [5, 9, 9, 5])]).toEqual([[0, 3], [1, 2], [2, 1], [3, 3]]);
  expect([...places([0, 1], [], null)]).toEqual([[0, 1], [1, 1]]);
  expect([...places([0, 1], [1], null)]).toEqual([[0, 2], [1, 1]]);
});

it('sees who leads, and nobody while all are equal', () => {
  expect([...leaders([3, 3])]).toEqual([]);
  expect([...leaders([1, 4, 4])]).toEqual([1, 2]);
});

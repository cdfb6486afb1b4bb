import { expect, it } from 'vitest';
import { arrivals } from './arrivals';

it('tells who has just come, and nobody when the page opens', () => {
  expect(arrivals(null, ['Anna', ''])).toEqual([]);
  expect(arrivals(['Anna', ''], ['Anna', 'Bert'])).toEqual([1]);
  expect(arrivals(['Anna', 'Bert'], ['Cleo', ''])).toEqual([0]);
});

/** Bots are offered from the weakest up. */
import { expect, it } from 'vitest';
import { friendlyBot, ladder } from './ladder';

it('sorts rungs by number and leaves out those for studies', () => {
  expect(ladder(['10', '2', 'plan1@easy', '1', 'simple'])).toEqual(['simple', '1', '2', '10']);
});

it('finds a friendly one', () => {
  expect(friendlyBot(['1', '2', '3', 'simple'])).toBe('2');
  expect(friendlyBot(['digger', 'hatchling'])).toBe('hatchling');
  expect(friendlyBot([])).toBeUndefined();
});

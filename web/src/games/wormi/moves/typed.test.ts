/** Moves are read as people type them. */
import { expect, it } from 'vitest';
import { readMove } from './typed';

it.each([
  ['7 e7', 7, 'e7'],
  ['7e7', 7, 'e7'],
  ['7:c5-e7', 7, 'e7'],
  ['16:c5-e7-g10', 16, 'g10'],
  [' 12 - A10 ', 12, 'a10'],
])('reads %j', (text, piece, to) => {
  expect(readMove(text)).toEqual({ type: 'move', piece, to });
});

it.each(['', 'e7', '7', '7 h3', '7 e11', 'hello'])('does not read %j', (text) => {
  expect(readMove(text)).toBeNull();
});

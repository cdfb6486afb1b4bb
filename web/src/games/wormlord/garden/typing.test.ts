/** Cells are found by their name, typed in a moment. */
import { expect, it } from 'vitest';
import { CellTyping } from './typing';

it('reads a letter and a number', () => {
  const typing = new CellTyping();
  expect(['c', '3'].map((key, i) => typing.press(key, 100 * i))).toEqual(['c', 'c3']);
  expect(['D', '1', '2'].map((key, i) => typing.press(key, 300 + 100 * i))).toEqual(['d', 'd1', 'd12']);
});

it('forgets what was typed long ago, and what is no name', () => {
  const typing = new CellTyping();
  typing.press('c', 0);
  expect(typing.press('3', 5000)).toBe('');
  typing.press('c', 6000);
  typing.press('Enter', 6100);
  expect(typing.press('3', 6200)).toBe('');
});

/** A tap asks for what a side can mean by it; what is not granted is known before the server says so. */
import { expect, it } from 'vitest';
import type { Cell, GardenView } from '$lib/protocol';
import { isGranted, meant, possible, putting, refusedAt } from './requests';

const at = (col: number, row: number): Cell => ({ col, row });
const VIEW = {
  side: 1,
  knots: [{ cell: at(0, 0), side: 1 }, { cell: at(1, 0), side: 0 }, { cell: at(2, 0), side: 1 }],
  choices: { posts: [at(0, 0)], places: [at(1, 0), at(3, 0)] },
} as unknown as GardenView;

it('means the flag on own knots and a knot anywhere else, granted or not', () => {
  expect([at(0, 0), at(2, 0), at(1, 0), at(9, 9)].map((cell) => meant(VIEW, cell))).toEqual(['flag', 'flag', 'knot', 'knot']);
});

it('knows what is granted', () => {
  expect(isGranted(VIEW, 'flag', at(0, 0))).toBe(true);
  expect(isGranted(VIEW, 'flag', at(2, 0))).toBe(false);
  expect(isGranted(VIEW, 'knot', at(3, 0))).toBe(true);
  expect(possible(VIEW, at(0, 0))).toBe('flag');
  expect(possible(VIEW, at(1, 0))).toBe('knot');
  expect(possible(VIEW, at(2, 0))).toBeNull();
});

it('asks in the words of the protocol', () => {
  expect(putting('flag', at(0, 0))).toEqual({ type: 'move_headquarters', cell: at(0, 0) });
  expect(putting('knot', at(1, 0))).toEqual({ type: 'place', cell: at(1, 0) });
});

it('counts how often a cell was refused, so that it shakes every time', () => {
  expect(refusedAt(at(4, 2), refusedAt(at(1, 1), null))).toEqual({ key: '4,2', count: 2 });
});

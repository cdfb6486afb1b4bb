/** Moves are sorted by what a player points at. */
import { expect, it } from 'vitest';
import type { BedView } from '$lib/protocol';
import { claims, mayTakeBack, playable, refreshOf, targets, uses } from './requests';

const MOVES: BedView['moves'] = [
  { type: 'take_back' },
  { type: 'lay', slot: 0, worm: 1, claim: 3 },
  { type: 'lay', slot: 0, worm: 1, claim: 4 },
  { type: 'spy', slot: 2, worm: 0 },
  { type: 'refresh', slot: 3, discard: [] },
  { type: 'refresh', slot: 3, discard: [0, 2] },
];

it('knows which cards can be played, and whether one can be taken back', () => {
  expect([...playable(MOVES)]).toEqual([0, 2, 3]);
  expect(mayTakeBack(MOVES)).toBe(true);
});

it('finds the targets of a card and what may be claimed there', () => {
  expect([...targets(uses(MOVES, 0))]).toEqual([1]);
  expect(claims(uses(MOVES, 0), 1)).toEqual([3, 4]);
  expect([...targets(uses(MOVES, 2))]).toEqual([0]);
});

it('finds the refresh that throws exactly these cards', () => {
  expect(refreshOf(uses(MOVES, 3), new Set([2, 0]))).toEqual(MOVES[5]);
  expect(refreshOf(uses(MOVES, 3), new Set([1]))).toBeUndefined();
});

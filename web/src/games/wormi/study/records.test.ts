/** What was watched can be written down. */
import { expect, it } from 'vitest';
import type { MatchView } from '$lib/protocol';
import { recordsOf } from './records';

const begun = { blue: 1, to_move: 1, pieces: [['a1', 'c3'], ['b1', 'd3']], played: [], ended: [] };
const over = { ...begun, to_move: null, played: ['1:a1-b2', '--'], ended: [{ type: 'game_ended', winner: 1, reason: 'resigned', at: 5 }] };
const views = (...all: object[]): MatchView[] => all as MatchView[];

it('writes a finished game with its start, its moves and who won by colour', () => {
  expect(recordsOf(views(begun, { ...begun, played: ['1:a1-b2'] }, over))).toEqual(['[Start "a1,c3 b1,d3 b"]\n\n1:a1-b2 --\nblue\n']);
});

it('says by which reading it was played, unless by the usual one', () => {
  const strict = views({ ...begun, passing: 'strict' }, { ...over, passing: 'strict' });
  expect(recordsOf(strict)[0]).toMatch(/^\[Passing "strict"\]\n\[Start /);
});

it('writes every game of a match, and none that goes on', () => {
  const second = { ...begun, blue: 0, to_move: 0, ended: over.ended };
  const drawn = { ...second, ended: [...over.ended, { type: 'game_ended', winner: null, reason: 'agreed', at: 9 }] };
  expect(recordsOf(views(begun, over, second)).length).toBe(1);
  expect(recordsOf(views(begun, over, second, drawn)).map((text) => text.trim().split('\n').at(-1))).toEqual(['blue', 'draw']);
});

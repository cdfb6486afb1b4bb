/** The moves that were played follow from the news, as the server would write them. */
import { expect, it } from 'vitest';
import type { MatchView, WormiNews } from '$lib/protocol';
import { applyNews } from './played';

const view = (...played: string[]): MatchView => ({ played, quiet: 3 }) as unknown as MatchView;
const after = (before: MatchView, ...news: WormiNews[]): string[] => applyNews(before, news).played;
const made = (piece: number, ...path: string[]): WormiNews => ({ type: 'move_made', piece, path, at: 5 });

it('adds a move by its ends, and a pass', () => {
  expect(after(view('1:a1-b2'), made(16, 'c3', 'c5', 'e7'), { type: 'passed', at: 5 })).toEqual(['1:a1-b2', '16:c3-e7', '--']);
});

it('forgets what is taken back, and everything when a game begins', () => {
  expect(after(view('1:a1-b2', '2:c3-d4', '--'), { type: 'taken_back', count: 2, at: 7 })).toEqual(['1:a1-b2']);
  expect(after(view('1:a1-b2'), { type: 'game_began', blue: 1, at: 7 })).toEqual([]);
});

it('leaves a view as it is, the very same value, where nothing was played', () => {
  const before = view('1:a1-b2');
  expect(applyNews(before, [{ type: 'declined', seat: 0 }])).toBe(before);
});

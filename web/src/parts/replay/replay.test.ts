/** An evening is a list of games, each with its winner and its chapters. */
import { expect, it } from 'vitest';
import type { Frame } from '$lib/net/fold';
import type { Playable } from '../../games/game';
import { evening } from './replay';

const frame = (games: number, score: number, winners: readonly number[] = []): Frame =>
  ({ version: 1, news: [], view: score, table: { games, outcome: winners.length > 0 ? { winners } : null } }) as unknown as Frame;
const playing = { chapter: (_news: unknown, view: number, before: number | undefined) => (before !== undefined && view > before ? `to ${view}` : '') } as unknown as Playable;

it('begins a game where the table does, and compares no score with the game before', () => {
  const steps = [frame(1, 0), frame(1, 4), frame(1, 4, [1]), frame(2, 9), frame(2, 12, [0])];
  expect(evening(steps, playing, [])).toEqual([
    { at: 0, number: 1, winners: [1], chapters: [{ at: 1, text: 'to 4' }] },
    { at: 3, number: 2, winners: [0], chapters: [{ at: 4, text: 'to 12' }] },
  ]);
});

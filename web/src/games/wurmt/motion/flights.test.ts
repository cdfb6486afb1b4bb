/** What happened becomes cards that move from where they were to where they go. */
import { expect, it } from 'vitest';
import type { BedView, WurmtNews } from '$lib/protocol';
import { flights } from './flights';

const bed = (seat: number | null, values: number[], hand = 0): BedView =>
  ({ seat, hand: Array(hand).fill({ colour: 'pink', value: 1 }), worms: [{ colour: 'pink', values, length: 0, head: null }] }) as never;

const ways = (news: unknown[], before: BedView, after = before): string[] =>
  flights(news as WurmtNews[], before, after).map(({ from, to, face, beat }) => `${beat}: ${from} > ${to} ${face}`);

it('turns the old head over while the new one comes', () => {
  const news = [{ type: 'laid', seat: 1, worm: 0, colour: 'pink', turned: { card: { colour: 'pink', value: 4 } }, length: 9 }];
  expect(ways(news, bed(0, [5]))).toEqual(['0: head-0 > value-0-1 turns', '0: seat-1 > head-0 back']);
});

it('starts from the slot of the own hand', () => {
  expect(ways([{ type: 'laid', seat: 0, slot: 2, worm: 0, colour: 'pink', length: 0 }], bed(0, []))).toEqual(['0: hand-2 > head-0 back']);
});

it('gives the turned card to who scored, and throws the others away afterwards', () => {
  const news = [
    { type: 'laid', seat: 1, worm: 0, colour: 'pink', turned: { card: { colour: 'pink', value: 5 } }, length: 10 },
    { type: 'cleaned', seat: 1, worm: 0, card: { colour: 'pink', value: 5 }, side: 'plus' },
  ];
  expect(ways(news, bed(0, [2, 3])).slice(2)).toEqual([
    '1: value-0-2 > score-1 front',
    '1: value-0-0 > discard front',
    '1: value-0-1 > discard front',
  ]);
});

it('draws into the own slots face up, and to others with backs', () => {
  const mine = [{ type: 'filled', seat: 0, backs: { pink: 2 }, cards: [{ colour: 'pink', value: 1 }, { colour: 'pink', value: 2 }] }];
  expect(ways(mine, bed(0, [], 3), bed(0, [], 5))).toEqual(['0: pile > hand-3 turns', '0: pile > hand-4 turns']);
  const theirs = [{ type: 'filled', seat: 1, backs: { pink: 1, neutral: 1 } }];
  expect(ways(theirs, bed(0, []))).toEqual(['0: pile > seat-1 back', '0: pile > seat-1 back']);
});

it('never shows the front of a head that is laid', () => {
  const [flight] = flights([{ type: 'laid', seat: 0, slot: 0, card: { colour: 'pink', value: 7 }, worm: 0, colour: 'pink', length: 0 }] as never, bed(0, []), bed(0, []));
  expect(flight?.card).toEqual({ colour: 'pink' });
});

it('plays an action before what it does', () => {
  const news = [{ type: 'removed', seat: 1, action: { action: 'remove' }, worm: 0, position: 1, card: { colour: 'pink', value: 3 } }];
  expect(ways(news, bed(0, [2, 3]))).toEqual(['0: seat-1 > discard front', '1: value-0-1 > discard front']);
});

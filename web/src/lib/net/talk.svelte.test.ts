/** Phrases are heard for a while, and fingers are seen as long as they point. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cheer, Point, Say } from '../protocol';
import { Talk } from './talk.svelte';

let sent: (Say | Point | Cheer)[];
let talk: Talk;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  talk = new Talk((message) => sent.push(message));
});

afterEach(() => void vi.useRealTimers());

it('sends what is said and pointed at, and to whom', () => {
  talk.say(0, 'hello');
  talk.say(0, 'take_this', 'partners', [2, 3]);
  talk.point(1, null, 'all');
  expect(sent).toEqual([
    { type: 'say', seat: 0, phrase: 'hello', to: 'all', where: null },
    { type: 'say', seat: 0, phrase: 'take_this', to: 'partners', where: [2, 3] },
    { type: 'point', seat: 1, where: null, to: 'all' },
  ]);
});

it('lets a finger wander, and takes it away a moment after it was lifted', () => {
  talk.see({ type: 'pointed', seat: 1, where: [1, 1], to: 'partners' });
  talk.see({ type: 'pointed', seat: 1, where: [1, 2], to: 'partners' });
  expect(talk.fingers).toEqual([{ seat: 1, where: [1, 2] }]);
  talk.see({ type: 'pointed', seat: 1, where: null, to: 'partners' });
  vi.advanceTimersByTime(1_000);
  expect(talk.fingers).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(talk.fingers).toEqual([]);
});

it('forgets the finger of somebody who is gone', () => {
  talk.see({ type: 'pointed', seat: 1, where: [1, 1], to: 'partners' });
  vi.advanceTimersByTime(10_000);
  expect(talk.fingers).toEqual([]);
  talk.see({ type: 'pointed', seat: 1, where: null, to: 'partners' });
  expect(talk.fingers).toEqual([]);
});

it('points at what a phrase is about while it is heard', () => {
  talk.hear({ type: 'said', seat: 1, phrase: 'guard_this', to: 'partners', where: [4, 4] });
  expect(talk.sayings).toMatchObject([{ phrase: 'guard_this', to: 'partners' }]);
  expect(talk.fingers).toEqual([{ seat: 1, where: [4, 4] }]);
  vi.advanceTimersByTime(5_000);
  expect([talk.sayings, talk.fingers]).toEqual([[], []]);
});

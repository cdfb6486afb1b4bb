/** A choice is there the next time, as far as the server still knows it. */
import { beforeEach, expect, it } from 'vitest';
import { browser } from '../net/sockets.testing';
import type { GameInfo } from '../protocol';
import { keepQuick, quickFor } from './quick';

const GAME = { name: 'tally', seats: [2, 3], bots: ['1', '2', '3'], options: [{ name: 'goal', values: '1 to 9', default: '5', meaning: '' }] } as unknown as GameInfo;

beforeEach(browser);

it('is the usual game against a friendly bot, the first time', () => {
  expect(quickFor(GAME)).toEqual({ seats: 2, options: {}, bot: '2' });
});

it('is what was chosen, the next time', () => {
  keepQuick(GAME, { seats: 3, options: { goal: 7 }, bot: '3' });
  expect(quickFor(GAME)).toEqual({ seats: 3, options: { goal: 7 }, bot: '3' });
  expect(quickFor({ ...GAME, name: 'other' })).toEqual({ seats: 2, options: {}, bot: '2' });
});

it('forgets seats, options and bots that are no longer there', () => {
  keepQuick(GAME, { seats: 9, options: { goal: 7, gone: true }, bot: 'retired' });
  expect(quickFor(GAME)).toEqual({ seats: 2, options: { goal: 7 }, bot: '2' });
  localStorage.setItem('wormery.quick.tally', '"nonsense"');
  expect(quickFor(GAME)).toEqual({ seats: 2, options: {}, bot: '2' });
});

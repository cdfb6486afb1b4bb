/** A match is followed: the end of a round is remembered until the next, a pair's rope grows, losses sound. */
import { flushSync } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { GardenView, WormlordNews } from '$lib/protocol';
import type { Moment } from '../game';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});

const news = (each: object): WormlordNews => each as WormlordNews;
const VIEW = { side: 0, sides: [{ seats: [0, 1] }, { seats: [2] }] } as unknown as GardenView;

it('sounds as what happened means to a side, and to all around one device', async () => {
  const { soundOf } = await import('./following.svelte');
  const taken = news({ type: 'cell_conquered', side: 1, taken_from: 0 });
  const placed = news({ type: 'cell_conquered', side: 1, taken_from: null });
  const untied = news({ type: 'knot_untied', side: 1, owner: 0 });
  expect([0, 1, null].map((side) => soundOf(taken, side))).toEqual(['minus', null, 'minus']);
  expect([0, 1, null].map((side) => soundOf(placed, side))).toEqual([null, null, null]);
  expect([0, 1, null].map((side) => soundOf(untied, side))).toEqual(['plus', null, null]);
  expect(soundOf(news({ type: 'round_won' }), 1)).toBe('end');
  expect(soundOf(news({ type: 'signal_given' }), null)).toBe('turn');
});

it('remembers how a round ended until the next one begins', async () => {
  const { Following } = await import('./following.svelte');
  let moment: Moment<WormlordNews> | null = $state.raw(null);
  let following!: InstanceType<typeof Following>;
  const stop = $effect.root(() => {
    following = new Following({ view: () => VIEW, moment: () => moment, side: () => 0, listen: () => undefined, onpiece: () => true });
  });
  const happens = (...types: string[]): void => {
    moment = { version: 1, news: types.map((type) => news({ type })) };
    flushSync();
  };
  flushSync();
  expect(following.ended).toBeNull();
  happens('round_won', 'match_won');
  expect(following.ended?.type).toBe('round_won');
  happens('seat_readied');
  expect(following.ended?.type).toBe('round_won');
  happens('countdown_started');
  expect(following.ended).toBeNull();
  happens('round_tied');
  expect(following.ended?.type).toBe('round_tied');
  stop();
});

it('gathers the pieces that belong to a pair, and stops listening with its component', async () => {
  const { Following } = await import('./following.svelte');
  let receive: (seat: number, piece: unknown) => void = () => undefined;
  const stopped = vi.fn();
  let following!: InstanceType<typeof Following>;
  const stop = $effect.root(() => {
    following = new Following({
      view: () => VIEW,
      moment: () => null,
      side: () => 0,
      listen: () => (called) => ((receive = called), stopped),
      onpiece: (seat) => seat === 1,
    });
  });
  flushSync();
  receive(1, ['woven', 'head', 0, [[1, 1, 0, 0]]]);
  receive(2, ['woven', 'head', 0, [[2, 2, 0, 0]]]);
  expect([...following.halves.keys()]).toEqual([1]);
  stop();
  expect(stopped).toHaveBeenCalledOnce();
});

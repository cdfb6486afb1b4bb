/** A table page without a page: who looks, what is hidden, what is announced. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser, greets, socket } from '$lib/net/sockets.testing';
import type { GameInfo, TableInfo } from '$lib/protocol';
import type { Playable } from '../../../games/game';
import type { RoomState, Setting } from './roomstate.svelte';

const CHAIRS = ['Anna', 'Bert'].map((name) => ({ name, taken: true, bot: null, ready: true }));
const PLAYING = {
  describe: (news: { text: string }, people: readonly { name: string }[], seat: number | null) => `${people[0]?.name}: ${news.text}${seat === 0 ? ' (secret)' : ''}`,
  awaited: (view: { next: number }) => [view.next],
  standing: () => [1, 2],
} as unknown as Playable;

let stop: () => void = () => undefined;

beforeEach(browser);
afterEach(() => stop());

async function enter(seats: readonly number[], setting: Partial<Setting> = {}, chairs: readonly object[] = CHAIRS): Promise<RoomState> {
  const { RoomState } = await import('./roomstate.svelte');
  const { TableLink } = await import('$lib/net/table.svelte');
  let room!: RoomState;
  stop = $effect.root(() => {
    const link = new TableLink('T', { oneHand: setting.secret ?? false });
    const game = { teaches: ['hint'] } as unknown as GameInfo;
    room = new RoomState(link, { info: { table: 'T' } as TableInfo, game, playing: PLAYING, secret: false, big: false, ...setting });
  });
  greets(seats, { next: 0 }, { phase: 'playing', seats: chairs });
  flushSync();
  return room;
}

const news = (version: number, seat: number | null, more: object = {}): void => {
  socket().says({ type: 'update', version, seat, news: [{ type: 'x', text: `news ${version}` }], ...more });
  flushSync();
};

async function announced(): Promise<string[]> {
  const { announcer } = await import('$lib/page/announce.svelte');
  return announcer.sentences.map(({ text }) => text);
}

it('shows who awaits what, and tells news in words as the own seat may know them', async () => {
  const room = await enter([0]);
  expect(room.people.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
  expect(room).toMatchObject({ awaited: [0], standing: [1, 2], from: 0, still: false, isGathering: false });
  news(2, 0, { changes: { next: 1 } });
  expect(room.awaited).toEqual([1]);
  expect(room.momentOf(0)).toEqual({ version: 2, news: [{ type: 'x', text: 'news 2' }] });
  expect(room.story.map(({ text }) => text)).toEqual(['Anna: news 2 (secret)']);
  expect((await announced()).at(-1)).toBe('Anna: news 2 (secret)');
});

it('hides a hand until the curtain is lifted, and says nothing of it before', async () => {
  const room = await enter([0, 1], { secret: true });
  expect(room.viewpoint.hidden).toBe(true);
  expect(room.sight).toBeUndefined();
  expect(await announced()).toEqual(['your-move']);
  room.lift();
  socket().says({ type: 'shown', version: 2, seat: 0, table: { phase: 'playing', seats: CHAIRS }, view: { next: 0 } });
  flushSync();
  expect(socket().sent.at(-1)).toEqual({ type: 'look', seat: 0 });
  expect(room.sight?.version).toBe(2);
  news(3, 0, { changes: { next: 1 } });
  expect(room.viewpoint.hidden).toBe(true);
  expect(await announced()).toEqual([]);
  expect(room.story.map(({ text }) => text)).toEqual(['Anna: news 3']);
  expect(socket().sent.at(-1)).toEqual({ type: 'look', seat: null });
});

it('lets nobody act in a pause, from beside the table, or while a request waits for a broken connection', async () => {
  const room = await enter([0]);
  socket().says({ type: 'update', version: 2, seat: 0, table: { phase: 'paused' } });
  expect(room.still).toBe(true);
  socket().says({ type: 'update', version: 3, seat: 0, table: { phase: 'playing' } });
  expect(room.still).toBe(false);
  room.link.play(0, {});
  socket().breaks();
  expect(room.still).toBe(true);
  room.link.close();
  stop();
  expect((await enter([])).still).toBe(true);
});

it('offers hints to who plays bots alone, and where all agreed', async () => {
  expect((await enter([0])).hint).toBeNull();
  stop();
  expect((await enter([0], {}, [CHAIRS[0]!, { name: '', taken: true, bot: '2', ready: true }])).hint).not.toBeNull();
  stop();
  expect((await enter([0], { playing: { ...PLAYING, hintsAgreed: () => true } })).hint).not.toBeNull();
  stop();
  expect((await enter([0], { big: true, playing: { ...PLAYING, hintsAgreed: () => true } })).hint).toBeNull();
});

it('lets all of a shared device play at once, where the game can and nothing is secret', async () => {
  const Together = vi.fn() as unknown as NonNullable<Playable['Together']>;
  const playing = { ...PLAYING, Together };
  const room = await enter([0, 1], { playing });
  expect(room.together).toBe(Together);
  expect(room.sitters.map(({ seat }) => seat)).toEqual([0, 1]);
  stop();
  expect((await enter([0, 1], { playing, secret: true })).together).toBeNull();
  stop();
  expect((await enter([0], { playing })).together).toBeNull();
});

it('shows seats and options again on request, until the next game begins', async () => {
  const room = await enter([0]);
  socket().says({ type: 'update', version: 2, seat: 0, table: { phase: 'over' } });
  flushSync();
  room.arranging = true;
  flushSync();
  expect(room.isGathering).toBe(true);
  socket().says({ type: 'update', version: 3, seat: 0, table: { phase: 'counting' } });
  flushSync();
  expect(room.isGathering).toBe(false);
});

it('points for partners who sit elsewhere, for all where that was agreed, else for nobody', async () => {
  const playing = { ...PLAYING, partners: () => [1] } as unknown as Playable;
  const room = await enter([0], { playing });
  expect([room.partnersOf(0), room.pointsTo(0), room.pointsTo(null)]).toEqual([[1], 'partners', null]);
  room.point(0, [2, 2]);
  expect(socket().sent.at(-1)).toEqual({ type: 'point', seat: 0, where: [2, 2], to: 'partners' });
  socket().says({ type: 'update', version: 2, seat: 0, table: { phase: 'over' } });
  expect(room.pointsTo(0)).toBeNull();
  stop();
  const alone = await enter([0]);
  expect([alone.partnersOf(0), alone.pointsTo(0)]).toEqual([[], null]);
  alone.point(0, [2, 2]);
  expect(socket().sent).toEqual([]);
  stop();
  expect((await enter([0, 1], { playing })).sitters.map(({ pointsTo }) => pointsTo)).toEqual([null, null]);
  stop();
  expect((await enter([0], { playing: { ...PLAYING, pointingAgreed: () => true } })).pointsTo(0)).toBe('all');
  stop();
  expect((await enter([0], { playing, big: true })).pointsTo(0)).toBeNull();
});

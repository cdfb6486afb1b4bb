/** A table is kept up to date through every interruption, and a request happens once. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plan } from './plans';
import { browser, greets, socket, TestSocket } from './sockets.testing';
import { TableLink, type Stance } from './table.svelte';

let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  browser();
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

function joined(seats: readonly number[], view: unknown = { a: 1, b: 1 }, stance: Stance = {}): TableLink {
  link = new TableLink('T', stance);
  greets(seats, view);
  return link;
}

const asked = (address: string): Record<string, string> => Object.fromEntries(new URL(address).searchParams);

it('folds updates into the view, and hands the news on', () => {
  joined([0]);
  const received: unknown[] = [];
  link.onnews = (...news) => received.push(news);
  socket().says({ type: 'update', version: 2, seat: 0, changes: { b: 2 }, table: { phase: 'playing' }, news: [{ type: 'x' }] });
  expect(link.sight(0)).toEqual({ version: 2, view: { a: 1, b: 2 } });
  expect(link.table?.phase).toBe('playing');
  expect(received).toEqual([[0, 2, [{ type: 'x' }]]]);
});

it('keeps a connection that was a long time in coming', () => {
  link = new TableLink('T', {});
  socket().readyState = 0;
  vi.advanceTimersByTime(24_000);
  socket().readyState = TestSocket.OPEN;
  greets([0]);
  vi.advanceTimersByTime(8_000);
  expect(link.state).toBe('live');
  expect(TestSocket.all).toHaveLength(1);
});

it('gives a connection up on which nobody answers', () => {
  joined([0]);
  vi.advanceTimersByTime(32_000);
  expect(link.state).not.toBe('live');
});

it('leaves out what was seen before', () => {
  joined([0]);
  link.onnews = () => expect.unreachable();
  socket().says({ type: 'update', version: 1, seat: 0, changes: { b: 9 } });
  expect(link.sight(0)?.view).toEqual({ a: 1, b: 1 });
});

it('connects anew for the whole view where an update is missing', () => {
  joined([0]);
  socket().says({ type: 'update', version: 3, seat: 0, changes: { b: 2 } });
  expect(link.state).toBe('broken');
  vi.advanceTimersByTime(400);
  expect(TestSocket.all).toHaveLength(2);
  expect(asked(socket().address)).toEqual({});
});

it('connects anew for the whole view where a seat was never shown', () => {
  joined([0]);
  socket().says({ type: 'update', version: 1, seat: 1, changes: { b: 2 } });
  expect(link.state).toBe('broken');
  vi.advanceTimersByTime(400);
  expect(asked(socket().address)).toEqual({});
});

it('comes back with the oldest version that its seats have seen, slower and slower', async () => {
  joined([0, 1]);
  socket().says({ type: 'update', version: 2, seat: 0, changes: { b: 2 } });
  socket().breaks();
  await vi.advanceTimersByTimeAsync(400);
  expect(asked(socket().address)).toEqual({ after: '1' });
  socket().breaks();
  await vi.advanceTimersByTimeAsync(799);
  expect(TestSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(TestSocket.all).toHaveLength(3);
});

it('sends a request again under the same id until there is a reply', () => {
  joined([0]);
  link.play(0, { type: 'resign' });
  const [request] = socket().sent;
  expect(request).toMatchObject({ type: 'play', seat: 0, command: { type: 'resign' } });
  expect(link.waiting).toBe(1);
  socket().breaks();
  vi.advanceTimersByTime(400);
  expect(socket().sent).toEqual([]);
  greets([0]);
  expect(socket().sent).toEqual([request]);
  socket().says({ type: 'done', request_id: request?.['request_id'], version: 2 });
  expect(link.waiting).toBe(0);
});

it('sends a request again after a reload, unless that is long ago', () => {
  joined([0]);
  socket().breaks();
  link.play(0, { type: 'resign' });
  link.close();
  joined([0]);
  expect(socket().sent).toMatchObject([{ command: { type: 'resign' } }]);
  link.close();
  vi.setSystemTime(Date.now() + 60_000);
  joined([0]);
  expect(socket().sent).toEqual([]);
  expect(link.lost).toBe(1);
});

it('gives a request up after a minute without a connection, and counts it', async () => {
  joined([0]);
  socket().breaks();
  link.request({ type: 'ready', seat: 0, ready: true });
  for (let round = 0; round < 20; round++) {
    await vi.advanceTimersByTimeAsync(8_000);
    socket().breaks();
  }
  expect(link.lost).toBe(1);
  expect(link.waiting).toBe(0);
});

it('notices when nothing is said any more', () => {
  joined([0]);
  vi.advanceTimersByTime(10_000);
  expect(socket().sent.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(20_000);
  expect(link.state).toBe('broken');
});

it('notices when it is no longer heard, though it still hears', () => {
  joined([0]);
  for (let round = 0; round < 3; round++) {
    vi.advanceTimersByTime(10_000);
    socket().says({ type: 'presence', away: [], watching: round });
  }
  expect(link.state).toBe('broken');
});

it('is gone where the first connection is refused and there is no table', async () => {
  link = new TableLink('T', { isThere: () => Promise.resolve(false) });
  socket().breaks();
  await vi.advanceTimersByTimeAsync(400);
  expect(link.state).toBe('gone');
  expect(TestSocket.all).toHaveLength(1);
});

it('comes back when the server says, and not at all where the table is gone', () => {
  joined([0]);
  socket().says({ type: 'closing', reason: 'moved', back_in: 3_000 });
  socket().breaks();
  vi.advanceTimersByTime(2_999);
  expect(TestSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(TestSocket.all).toHaveLength(2);
  socket().says({ type: 'closing', reason: 'gone', back_in: null });
  expect(link.state).toBe('gone');
});

it('counts a refusal for the seat that made the request', () => {
  joined([0, 1]);
  link.play(1, { type: 'resign' });
  socket().says({ type: 'refused', request_id: socket().sent[0]?.['request_id'], rule: 'WI-07', detail: 'x' });
  expect(link.refusedSeats).toEqual({ 1: { count: 1, rule: 'WI-07', detail: 'x' } });
  socket().says({ type: 'refused', request_id: null, rule: 'TB-01' });
  expect(link.refusedSeats[0]).toEqual({ count: 1, rule: 'TB-01', detail: '' });
  expect(link.refusedSeats[1]?.count).toBe(2);
  expect(link.refusals).toBe(2);
});

it('keeps one hand at a time where hands are hidden', () => {
  joined([0, 1], { hand: [] }, { oneHand: true });
  expect(asked(TestSocket.all[0]?.address ?? '')).toEqual({ look: '' });
  expect(Object.keys(link.sights)).toEqual(['1']);
  link.look(0);
  expect(socket().sent).toEqual([{ type: 'look', seat: 0 }]);
  socket().says({ type: 'shown', version: 2, seat: 0, table: { phase: 'playing', seats: [] }, view: { hand: [1] } });
  expect(Object.keys(link.sights)).toEqual(['0']);
});

it('keeps gestures that come before anybody listens, up to a limit', () => {
  joined([0]);
  for (let piece = 0; piece < 20; piece++) socket().says({ type: 'streamed', seat: 1, piece });
  const pieces: unknown[] = [];
  const stop = link.listen((_, piece) => pieces.push(piece));
  socket().says({ type: 'streamed', seat: 1, piece: 20 });
  stop();
  expect(pieces).toEqual(Array.from({ length: 17 }, (_, at) => at + 4));
});

it('does what was planned for the table, once', () => {
  plan('T', [{ type: 'ready', seat: 0, ready: true }]);
  joined([0]);
  expect(socket().sent).toMatchObject([{ type: 'ask', command: { type: 'ready' } }]);
  greets([0]);
  expect(socket().sent.filter(({ type }) => type === 'ask')).toHaveLength(2); // the same one again: it has no reply yet
  expect(new Set(socket().sent.map(({ id }) => id)).size).toBe(1);
});

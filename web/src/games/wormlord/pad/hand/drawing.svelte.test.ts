/** A hand at a pad: what it reports, what comes back when it is refused, and what a new rope clears. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GardenView, WormlordCommand } from '$lib/protocol';
import { every, PRETZEL, smooth } from '../../../../knots/figures';
import { stage } from '../../practice/stage';
import { NOTHING } from '../../rope/memory';
import type { Piece } from '../../rope/pieces';
import type { Drawing } from './drawing.svelte';
import type { Thrown } from './flicking';

const REACH = 300;
const WAY = every(smooth(PRETZEL), 60);
const finger = (more: object = {}): PointerEvent => ({ pointerId: 1, clientX: 0, clientY: 0, timeStamp: 0, type: 'pointerup', preventDefault: () => undefined, ...more }) as unknown as PointerEvent;

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

class Hand {
  view: GardenView = $state.raw(stage('rope', 1, []));
  refusals = $state(0);
  played: WormlordCommand[] = [];
  pieces: Piece[] = [];
  thrown: Thrown[] = [];
  pressed = 0;
  still = false;
  partner = NOTHING;
  drill = null;
  crowd = 1;
  onpiece: ((piece: Piece) => void) | null = null;
  onplay = (command: WormlordCommand): void => void this.played.push(command);
  onthrow = (to: Thrown): void => void this.thrown.push(to);
  onpress = (): void => void this.pressed++;
}

async function begin({ streams = false } = {}): Promise<{ hand: Hand; drawing: Drawing }> {
  const { Drawing } = await import('./drawing.svelte');
  const hand = new Hand();
  if (streams) hand.onpiece = (piece) => void hand.pieces.push(piece);
  let drawing!: Drawing;
  stop = $effect.root(() => {
    drawing = new Drawing(hand, { wake: () => undefined, focus: () => undefined });
  });
  flushSync();
  return { hand, drawing };
}

/** Draw a part of the pretzel with a finger. */
function draw(drawing: Drawing, part = 1): void {
  const points = WAY.slice(0, Math.ceil(part * WAY.length));
  drawing.down({ spot: points[0]!, now: 0 }, REACH, finger());
  points.forEach((spot, i) => drawing.move([{ spot, now: 10 * i }], finger()));
  drawing.up(10 * points.length, finger());
  flushSync();
}

it('reports a tied rope as one command, and waits for the server', async () => {
  const { hand, drawing } = await begin();
  draw(drawing);
  expect(hand.played.map(({ type }) => type)).toEqual(['tie']);
  expect(drawing).toMatchObject({ isSent: true, said: 'wormlord-tied' });
  expect(drawing.body?.manner).toBe('tighten');
});

it('streams a rope piece by piece, where the table can do that', async () => {
  const { hand, drawing } = await begin({ streams: true });
  draw(drawing);
  expect(hand.played).toEqual([]);
  expect(hand.pieces[0]).toMatchObject(['grab', 0, expect.any(Number), 'weave']);
  expect(hand.pieces.at(-1)?.[0]).toBe('done');
  expect(new Set(hand.pieces.slice(1, -1).map(([kind]) => kind))).toEqual(new Set(['pay']));
});

it('lays a refused rope back into the hand; one that was streamed begins anew', async () => {
  const whole = await begin();
  draw(whole.drawing);
  whole.hand.refusals = 1;
  flushSync();
  expect(whole.drawing).toMatchObject({ isSent: false, isBegun: true, said: '', body: null });
  stop();
  const streamed = await begin({ streams: true });
  draw(streamed.drawing);
  streamed.hand.refusals = 1;
  flushSync();
  expect(streamed.drawing).toMatchObject({ isSent: false, isBegun: false });
  expect(streamed.drawing.hand.stroke.rows).toEqual([]);
});

it('does not wait for ever for the server', async () => {
  const { drawing } = await begin();
  draw(drawing);
  vi.advanceTimersByTime(2500);
  expect(drawing.isSent).toBe(false);
});

it('begins afresh with a new rope, and with a new round', async () => {
  const { hand, drawing } = await begin();
  draw(drawing, 0.5);
  expect(drawing.isBegun).toBe(true);
  hand.view = stage('rope', 2, []);
  flushSync();
  expect(drawing).toMatchObject({ isBegun: false, said: '' });
  expect(drawing.hand.isBegun).toBe(false);
});

it('shakes a rope out', async () => {
  const { drawing } = await begin();
  draw(drawing, 0.5);
  drawing.shake();
  expect(drawing).toMatchObject({ isBegun: false, said: '' });
});

it('throws the knot in hand, and only that', async () => {
  const { hand, drawing } = await begin();
  hand.view = stage('own_knot', 1, []);
  flushSync();
  expect(drawing.down({ spot: [1, 1], now: 0 }, REACH, finger())).toBe(true);
  drawing.move([], finger({ clientX: 30, timeStamp: 10 }));
  drawing.up(20, finger({ clientX: 60, timeStamp: 20 }));
  expect(hand.thrown.map(({ x, isOver }) => [x, isOver])).toEqual([[30, false], [60, true]]);
  expect(hand.thrown[1]?.fast[0]).toBeGreaterThan(0);
  expect(hand.played).toEqual([]);
});

it('says where an enemy\'s knot can be taken', async () => {
  const { hand, drawing } = await begin();
  hand.view = stage('enemy_knot', 1, WAY.map(([x, y], i) => [Math.round(x), Math.round(y), 10 * i, 0]) as unknown as GardenView['loose']);
  flushSync();
  expect(drawing.down({ spot: [4000, 4000], now: 0 }, REACH, finger())).toBe(false);
  expect(drawing.said).toBe('detail-not_at_the_end');
  const [x, y] = drawing.loosening!.where('head');
  expect(drawing.down({ spot: [x, y], now: 0 }, REACH, finger())).toBe(true);
});

it('does nothing while nobody may play', async () => {
  const { hand, drawing } = await begin();
  hand.view = { ...stage('rope', 1, []), phase: 'gathering' };
  flushSync();
  expect(drawing.down({ spot: WAY[0]!, now: 0 }, REACH, finger())).toBe(false);
});

/** Draw straight from edge to edge. */
function drawStraight(drawing: Drawing): void {
  drawing.down({ spot: [150, 2000], now: 0 }, REACH, finger());
  for (let x = 150; x <= 4060; x += 60) drawing.move([{ spot: [x, 2000], now: x }], finger());
  drawing.up(5000, finger());
  flushSync();
}

it('explains a miss, and shows the way after the second one until a knot is tied', async () => {
  const { drawing } = await begin();
  drawStraight(drawing);
  expect(drawing).toMatchObject({ said: 'wormlord-miss-few', isBegun: false });
  expect(drawing.tries.isGuided).toBe(false);
  drawStraight(drawing);
  expect(drawing.tries.isGuided).toBe(true);
  draw(drawing);
  expect(drawing.tries.isGuided).toBe(false);
});

it('shows the way whenever it is asked for', async () => {
  const { drawing } = await begin();
  drawing.showWay();
  expect(drawing.tries.isGuided).toBe(true);
  drawing.showWay();
  expect(drawing.tries.isGuided).toBe(false);
});

it('tells a head that stops short of the edge so, and lets it go on', async () => {
  const { hand, drawing } = await begin();
  const points = WAY.slice(0, Math.ceil(0.5 * WAY.length));
  draw(drawing, 0.5);
  expect(drawing.said).toMatch(/^(wormlord-short|detail-unfinished)$/);
  expect(drawing.isBegun).toBe(true);
  const last = points.at(-1)!;
  drawing.down({ spot: last, now: 9000 }, REACH, finger());
  WAY.slice(points.length).forEach((spot, i) => drawing.move([{ spot, now: 9000 + 10 * i }], finger()));
  expect(hand.played.map(({ type }) => type)).toEqual(['tie']);
});

it('takes the keys with the first arrow, and gives them back to a finger', async () => {
  const { prefs } = await import('../prefs.svelte');
  const { drawing } = await begin();
  drawing.takeKeys();
  drawing.steer('R');
  expect(prefs.way).toBe('keys');
  expect(drawing.isBegun).toBe(true);
  drawing.shake();
  draw(drawing);
  expect(prefs.way).toBe('draw');
  expect(drawing.isSent).toBe(true);
});

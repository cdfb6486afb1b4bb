/** A choice is shown at once; a refused one goes back and says why. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser, greets, socket } from '$lib/net/sockets.testing';
import { TableLink } from '$lib/net/table.svelte';
import { Arrangement } from './arrangement.svelte';

let link: TableLink;
let arrangement: Arrangement;

beforeEach(() => {
  vi.useFakeTimers();
  browser();
  link = new TableLink('T', {});
  greets([0], null, { seats: [{}, {}], options: { rounds: 2, timed: false } });
  arrangement = new Arrangement(link);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

const idOf = (at: number): unknown => socket().sent[at]?.['request_id'];

it('shows what the table has, and what was chosen until there is a reply', () => {
  expect(arrangement.now).toEqual({ seats: 2, options: { rounds: 2, timed: false } });
  arrangement.ask('seats', 3, { rounds: 2 });
  expect(arrangement.now).toEqual({ seats: 3, options: { rounds: 2 } });
  socket().says({ type: 'update', version: 2, seat: 0, request_id: idOf(0), table: { seats: [{}, {}, {}], options: { rounds: 2, timed: true } } });
  flushSync();
  expect(arrangement.now).toEqual({ seats: 3, options: { rounds: 2, timed: true } });
});

it('goes back when it is refused, tells the part that asked, and nobody else', () => {
  arrangement.ask('rounds', 2, { rounds: 9 });
  socket().says({ type: 'refused', request_id: idOf(0), rule: 'TB-04', detail: 'too many' });
  expect(arrangement.now.options).toEqual({ rounds: 2, timed: false });
  expect(arrangement.refusal).toEqual({ part: 'rounds', rule: 'TB-04', detail: 'too many' });
  expect([link.refusal, link.refusals]).toEqual([null, 0]);
  arrangement.ask('rounds', 2, { rounds: 3 });
  expect(arrangement.refusal).toBeNull();
});

it('builds on what was chosen before, though there is no reply yet', () => {
  arrangement.ask('rounds', 2, { ...arrangement.now.options, rounds: 3 });
  arrangement.ask('timed', 2, { ...arrangement.now.options, timed: true });
  expect(socket().sent[1]).toMatchObject({ command: { options: { rounds: 3, timed: true } } });
  socket().says({ type: 'done', request_id: idOf(0), version: 2 });
  expect(arrangement.now.options).toEqual({ rounds: 3, timed: true });
});

it('goes back when no connection comes back', () => {
  arrangement.ask('rounds', 2, { rounds: 3 });
  socket().breaks();
  for (let beat = 0; beat < 10; beat++) vi.advanceTimersByTime(10_000);
  expect(link.lost).toBe(1);
  expect(arrangement.now.options).toEqual({ rounds: 2, timed: false });
});

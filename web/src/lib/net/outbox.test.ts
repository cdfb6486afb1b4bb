/** Requests stay until the server has replied, across a reload, and are given up in the end. */
import { beforeEach, expect, it, vi } from 'vitest';
import { newRequestId, Outbox, PATIENCE, playRequest, tableRequest } from './outbox';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('keeps requests in order until the server has replied', () => {
  const box = new Outbox('T');
  const first = playRequest(0, { type: 'resign' });
  const second = tableRequest({ type: 'ready', seat: 0, ready: true });
  box.add(first);
  box.add(second);
  expect(box.requests).toEqual([first, second]);
  box.settle(first.request_id);
  expect(box.requests).toEqual([second]);
});

it('remembers across a reload, for this table alone', () => {
  const request = playRequest(1, { type: 'pass', slot: 2 });
  new Outbox('T').add(request);
  expect(new Outbox('T').requests).toEqual([request]);
  expect(new Outbox('U').size).toBe(0);
});

it('gives up what has waited too long, and says how much that was', () => {
  const box = new Outbox('T');
  box.add(playRequest(0, {}), 1_000);
  box.add(playRequest(0, {}), 1_000 + PATIENCE / 2);
  expect(box.giveUp(1_000 + PATIENCE)).toBe(1);
  expect(box.size).toBe(1);
});

it.each(['tea', '{}', '[null, 3, {"since": 1}, {"request": {}, "since": 1}]'])('begins afresh where %s was kept', (kept) => {
  sessionStorage.setItem('wormery.outbox.T', kept);
  expect(new Outbox('T').size).toBe(0);
});

it('gives every request another id, in letters that the server reads', () => {
  const ids = new Set(Array.from({ length: 500 }, newRequestId));
  expect(ids.size).toBe(500);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
});

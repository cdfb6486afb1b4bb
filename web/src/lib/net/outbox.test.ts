/** Wishes stay until they are answered, across a reload, and are given up in the end. */
import { beforeEach, expect, it, vi } from 'vitest';
import { Outbox, PATIENCE, askWish, playWish, wishId } from './outbox';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('keeps wishes in order until they are answered', () => {
  const box = new Outbox('T');
  const first = playWish(0, { type: 'resign' });
  const second = askWish({ type: 'ready', seat: 0, ready: true });
  box.add(first);
  box.add(second);
  expect(box.wishes).toEqual([first, second]);
  box.answered(first.id);
  expect(box.wishes).toEqual([second]);
});

it('remembers across a reload, for this table alone', () => {
  const wish = playWish(1, { type: 'pass', slot: 2 });
  new Outbox('T').add(wish);
  expect(new Outbox('T').wishes).toEqual([wish]);
  expect(new Outbox('U').size).toBe(0);
});

it('gives up what has waited too long, and says how much that was', () => {
  const box = new Outbox('T');
  box.add(playWish(0, {}), 1_000);
  box.add(playWish(0, {}), 1_000 + PATIENCE / 2);
  expect(box.giveUp(1_000 + PATIENCE)).toBe(1);
  expect(box.size).toBe(1);
});

it('begins afresh where the memory is no wishes', () => {
  sessionStorage.setItem('wormery.outbox.T', 'tea');
  expect(new Outbox('T').size).toBe(0);
});

it('names every wish differently, as the server reads names', () => {
  const names = new Set(Array.from({ length: 500 }, wishId));
  expect(names.size).toBe(500);
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
});

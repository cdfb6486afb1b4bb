/** Looking for somebody: asked again and again, found once, and never after one has stopped. */
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { MyTable } from '../protocol';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
});

beforeEach(() => {
  vi.useFakeTimers();
});

const TABLE = { table: 't', code: 'ABC', mine: [1] } as unknown as MyTable;
const WANTED = { game: 'wormi', options: {}, flexible: true };

async function watched(answers: (MyTable | null)[]) {
  const { Match } = await import('./match.svelte');
  const asked = vi.fn(() => Promise.resolve({ table: answers.shift() ?? null }));
  const left = vi.fn();
  const gone: string[] = [];
  return { match: new Match(asked, left, (address) => gone.push(address)), asked, left, gone };
}

it('asks until somebody is there, and goes there ready', async () => {
  const { match, asked, left, gone } = await watched([null, null, TABLE]);
  match.start(WANTED);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(match.found).toBe(TABLE);
  match.join();
  expect(gone).toEqual(['/t/ABC']);
  const { planned } = await import('../net/plans');
  expect(planned('t')).toEqual([{ type: 'ready', seat: 1, ready: true }]);
  expect(left).not.toHaveBeenCalled();
});

it('tells the server when nobody is wanted any more, and asks no more', async () => {
  const { match, asked, left } = await watched([]);
  match.start(WANTED);
  await vi.advanceTimersByTimeAsync(2_500);
  match.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(left).toHaveBeenCalledOnce();
  expect(match.wanted).toBeNull();
});

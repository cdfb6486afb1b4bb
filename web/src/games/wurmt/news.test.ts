/** What everybody may know never says what one has seen. */
import { beforeAll, expect, it, vi } from 'vitest';
import type { WurmtNews } from '$lib/protocol';

const PEOPLE = [0, 1].map((seat) => ({ seat, name: `P${seat}`, bot: null, away: false }));
const SPIED: WurmtNews = { type: 'spied', seat: 0, action: { action: 'spy' }, worm: 1, slot: 2, value: 6 };
const FILLED: WurmtNews = { type: 'filled', seat: 0, backs: { blue: 1 }, cards: [{ colour: 'blue', value: 6 }] };

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});

it('keeps what was spied and drawn from others', async () => {
  const { describe } = await import('./news');
  expect(describe(SPIED, PEOPLE, 0)).toBe('wurmt-told-spied-value');
  expect(describe(SPIED, PEOPLE, null)).toBe('wurmt-told-spied');
  expect(describe(SPIED, PEOPLE, 1)).toBe('wurmt-told-spied');
  expect(describe(FILLED, PEOPLE, 0)).toBe('wurmt-told-drew');
  expect(describe(FILLED, PEOPLE, null)).toBe('');
});

/** What everybody may know never says what one has seen. */
import { beforeAll, expect, it, vi } from 'vitest';
import type { WurmtNews } from '$lib/protocol';

const PEOPLE = [0, 1].map((seat) => ({ seat, name: `P${seat}`, bot: null, away: false, face: '', skin: 'pink' as const, mine: false }));
const SPIED: WurmtNews = { type: 'spied', seat: 0, action: { action: 'spy' }, worm: 1, slot: 2, value: 6 };
const FILLED: WurmtNews = { type: 'filled', seat: 0, backs: { blue: 1 }, cards: [{ colour: 'blue', value: 6 }] };

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});

it('tells who begins, or that the table asks', async () => {
  const { describe } = await import('./news');
  expect(describe({ type: 'game_began', first: 1 }, PEOPLE, 0)).toBe('wurmt-told-began');
  expect(describe({ type: 'game_began', first: null }, PEOPLE, 0)).toBe('wurmt-told-asked');
  expect(describe({ type: 'first_named', seat: 0, first: 1, by_chance: false }, PEOPLE, 0)).toBe('wurmt-told-first');
  expect(describe({ type: 'first_named', seat: null, first: 1, by_chance: true }, PEOPLE, 0)).toBe('wurmt-told-first-chance');
});

it('keeps what was spied and drawn from others', async () => {
  const { describe } = await import('./news');
  expect(describe(SPIED, PEOPLE, 0)).toBe('wurmt-told-spied-value');
  expect(describe(SPIED, PEOPLE, null)).toBe('wurmt-told-spied');
  expect(describe(SPIED, PEOPLE, 1)).toBe('wurmt-told-spied');
  expect(describe(FILLED, PEOPLE, 0)).toBe('wurmt-told-drew');
  expect(describe(FILLED, PEOPLE, null)).toBe('');
});

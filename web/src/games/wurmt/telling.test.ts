/** What everybody may hear never tells what one has seen. */
import { beforeAll, expect, it, vi } from 'vitest';
import type { WurmtNews } from '$lib/wire';

const PEOPLE = [0, 1].map((seat) => ({ seat, name: `P${seat}`, bot: null, away: false }));
const SPIED: WurmtNews = { type: 'spied', seat: 0, action: { action: 'spy' }, worm: 1, slot: 2, value: 6 };
const FILLED: WurmtNews = { type: 'filled', seat: 0, backs: { blue: 1 }, cards: [{ colour: 'blue', value: 6 }] };

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});

it('tells who begins, or that the table asks', async () => {
  const { tell } = await import('./telling');
  expect(tell({ type: 'game_began', first: 1 }, PEOPLE, 0)).toBe('wurmt-told-began');
  expect(tell({ type: 'game_began', first: null }, PEOPLE, 0)).toBe('wurmt-told-asked');
  expect(tell({ type: 'first_named', seat: 0, first: 1, by_chance: false }, PEOPLE, 0)).toBe('wurmt-told-first');
  expect(tell({ type: 'first_named', seat: null, first: 1, by_chance: true }, PEOPLE, 0)).toBe('wurmt-told-first-chance');
});

it('keeps what was spied and drawn from other ears', async () => {
  const { tell } = await import('./telling');
  expect(tell(SPIED, PEOPLE, 0)).toBe('wurmt-told-spied-value');
  expect(tell(SPIED, PEOPLE, null)).toBe('wurmt-told-spied');
  expect(tell(SPIED, PEOPLE, 1)).toBe('wurmt-told-spied');
  expect(tell(FILLED, PEOPLE, 0)).toBe('wurmt-told-drew');
  expect(tell(FILLED, PEOPLE, null)).toBe('');
});

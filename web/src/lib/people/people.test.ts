/** Who sits at a table: people by their names, bots by theirs, and empty chairs. */
import { beforeAll, expect, it, vi } from 'vitest';
import type { ChairView } from '../protocol';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});

const chair = (more: Partial<ChairView>): ChairView => ({ name: '', taken: true, bot: null, ready: false, face: '', ...more });

it('names people, bots that have no name, and empty chairs', async () => {
  const { peopleOn, nameOf, personOn } = await import('./people');
  const chairs = [chair({ name: 'Anna' }), chair({ bot: '3' }), chair({ name: 'Rosa', bot: '3' }), chair({ taken: false })];
  const people = peopleOn(chairs, (seat) => `empty ${seat}`, { away: [0, 3] });
  expect(people.map(({ name }) => name)).toEqual(['Anna', 'bot-level', 'Rosa', 'empty 3']);
  expect(people.map(({ away }) => away)).toEqual([true, false, false, true]);
  expect(nameOf(people, 2)).toBe('Rosa');
  expect(nameOf(people, null)).toBe('');
  expect(personOn(people, 1)?.bot).toBe('3');
  expect(personOn(people, 9)).toBeUndefined();
});

it('gives bots that are the same one names of their own', async () => {
  const { peopleOn } = await import('./people');
  const chairs = [chair({ name: 'Anna' }), chair({ bot: '3' }), chair({ bot: '3' }), chair({ bot: '1' })];
  const names = peopleOn(chairs, () => '').map(({ name }) => name);
  expect(names).toEqual(['Anna', 'bot-called', 'bot-called', 'bot-level']);
});

it('finds who plays together, and whether a win is that of one side', async () => {
  const { namesOfTeam, peopleOn, teamsOf, wonTogether } = await import('./people');
  const chairs = ['Anna', 'Bea', 'Cleo', 'Dora'].map((name) => chair({ name }));
  const pairs = peopleOn(chairs, () => '', { skins: ['pink', 'pink', 'blue', 'blue'] });
  expect(teamsOf(pairs).map(namesOfTeam)).toEqual(['Anna + Bea', 'Cleo + Dora']);
  expect(wonTogether(pairs, [2, 3])).toBe(true);
  expect(wonTogether(pairs, [1])).toBe(false);
  const each = peopleOn(chairs, () => '');
  expect(teamsOf(each)).toHaveLength(4);
  expect(wonTogether(each, [0, 1])).toBe(false);
});

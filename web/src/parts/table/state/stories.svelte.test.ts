/** A story holds what a seat may know; the one for everybody is written once, though news come to every seat. */
import { expect, it } from 'vitest';
import { KEPT, Stories } from './stories.svelte';

const texts = (story: readonly { text: string }[]): string[] => story.map(({ text }) => text);
const stories = (): Stories => new Stories((news, seat) => news.map((each) => `${String(each)} for ${seat ?? 'all'}`));

it('keeps what one seat knows from the others', () => {
  const told = stories();
  expect(told.add(0, 1, ['a card'])).toEqual(['a card for 0']);
  told.add(1, 1, ['a back']);
  expect(texts(told.of(0))).toEqual(['a card for 0']);
  expect(texts(told.of(1))).toEqual(['a back for 1']);
  expect(told.of(null)).toEqual([]);
});

it('writes once for everybody what comes to several seats', () => {
  const told = stories();
  told.add(0, 1, ['x']);
  told.add(1, 1, ['x']);
  told.add(0, 2, ['y']);
  expect(texts(told.everybody)).toEqual(['x for all', 'y for all']);
});

it('keeps the latest sentences, each with an id of its own', () => {
  const told = stories();
  for (let version = 1; version <= KEPT + 5; version++) told.add(null, version, [version]);
  expect(told.of(null)).toHaveLength(KEPT);
  expect(told.of(null).at(-1)?.text).toBe(`${KEPT + 5} for all`);
  expect(new Set(told.everybody.map(({ id }) => id)).size).toBe(KEPT);
});

it('puts what happened before in front of what every seat has heard since', () => {
  const told = stories();
  told.add(0, 7, ['now']);
  told.recall(['once', 'then']);
  told.add(0, 8, ['later']);
  expect(texts(told.of(0))).toEqual(['once', 'then', 'now for 0', 'later for 0']);
  expect(texts(told.of(1))).toEqual(['once', 'then']);
  expect(texts(told.everybody)).toEqual(['once', 'then', 'now for all', 'later for all']);
});

/** Updates become views: fields are merged, news applied, and nothing that came before is changed. */
import { describe, expect, it } from 'vitest';
import type { SeatingView, Update } from '../protocol';
import { fold, isShown, order, type Scene } from './fold';

const update = (version: number, more: object): Update => ({ type: 'update', version, seat: null, ...more }) as Update;
const TABLE = { game: 'wormi', phase: 'open' } as SeatingView;
const scene = (view: unknown): Scene => Object.freeze({ table: TABLE, view: view === null ? null : Object.freeze(view) });

describe('an update', () => {
  it('changes the fields that it names, and no others', () => {
    const after = fold(scene({ a: 1, b: 1 }), update(5, { changes: { b: 2 }, table: { phase: 'playing' } }));
    expect(after).toEqual({ version: 5, table: { game: 'wormi', phase: 'playing' }, view: { a: 1, b: 2 }, news: [] });
  });

  it('can set a field to nothing', () => {
    expect(fold(scene({ a: 1 }), update(2, { changes: { a: null } })).view).toEqual({ a: null });
  });

  it('brings a whole view in the place of the one before', () => {
    expect(fold(scene({ a: 1, b: 1 }), update(2, { view: { c: 3 } })).view).toEqual({ c: 3 });
  });

  it('leaves view and table as they are, the very same values, where it says nothing about them', () => {
    const before = scene({ a: 1 });
    const after = fold(before, update(2, { view: null, changes: null, table: null, news: null }));
    expect(after.view).toBe(before.view);
    expect(after.table).toBe(TABLE);
    expect(after.news).toEqual([]);
  });

  it('begins with nothing before the first game', () => {
    const applied: unknown[] = [];
    const before = fold(scene(null), update(1, { news: [{ type: 'x' }] }), (view, news) => (applied.push(...news), view));
    expect(before.view).toBeNull();
    expect(applied).toEqual([]);
    expect(fold(before, update(2, { view: { a: 1 } })).view).toEqual({ a: 1 });
  });

  it('lets the game apply the news to the view after the changes', () => {
    const applyNews = (view: unknown, news: readonly unknown[]): unknown => ({ ...(view as object), seen: [view, ...news] });
    const after = fold(scene({ a: 1 }), update(2, { changes: { a: 2 }, news: [{ type: 'x' }] }), applyNews);
    expect(after.view).toEqual({ a: 2, seen: [{ a: 2 }, { type: 'x' }] });
    expect(after.news).toEqual([{ type: 'x' }]);
  });
});

it('applies no news to a whole view, which has them already', () => {
  const after = fold(scene({ a: 1 }), update(2, { view: { a: 2 }, news: [{ type: 'x' }] }), () => expect.unreachable());
  expect(after.view).toEqual({ a: 2 });
  expect(after.news).toEqual([{ type: 'x' }]);
});

it('tells what comes next from what was seen and from what came too early', () => {
  expect(order(3, { version: 4 })).toBe('next');
  expect(order(3, { version: 3 })).toBe('old');
  expect(order(3, { version: 1 })).toBe('old');
  expect(order(3, { version: 5 })).toBe('gap');
});

it('shows something with a view, a change or news, and nothing with the table alone', () => {
  expect(isShown(update(1, { view: { a: 1 } }))).toBe(true);
  expect(isShown(update(1, { changes: {} }))).toBe(true);
  expect(isShown(update(1, { news: [{ type: 'x' }] }))).toBe(true);
  expect(isShown(update(1, { table: { phase: 'over' }, news: [] }))).toBe(false);
});

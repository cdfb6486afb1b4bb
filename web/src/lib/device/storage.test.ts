/** What is kept comes back; what cannot be read or kept does no harm. */
import { beforeEach, expect, it, vi } from 'vitest';
import { keep, kept, keptFields } from './storage';

const texts = new Map<string, string>();

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => texts.get(key) ?? null, setItem: (key: string, text: string) => texts.set(key, text) });
});

it('gives back what was kept', () => {
  keep('k', { a: [1] });
  expect(kept('k')).toEqual({ a: [1] });
  expect(keptFields('k')).toEqual({ a: [1] });
});

it('finds nothing where nothing of ours is', () => {
  expect(kept('k')).toBeNull();
  texts.set('k', 'tea');
  expect(kept('k')).toBeNull();
  expect(keptFields('k')).toEqual({});
  texts.set('k', '3');
  expect(keptFields('k')).toEqual({});
});

it('does without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  keep('k', 1);
  expect(kept('k')).toBeNull();
});

/** A hint says its reason where it has one. */
import { beforeAll, expect, it, vi } from 'vitest';
import type { BedView, WurmtHint } from '$lib/protocol';

const PASS: WurmtHint = { command: { type: 'pass', slot: 0 }, why: null, points: 0, tenths: 0 };

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null });
});

it('adds a reason to a play, and none where there is none', async () => {
  const { playHint } = await import('./hints');
  expect(playHint(PASS, {} as BedView)).toBe('wurmt-hint-pass');
  expect(playHint({ ...PASS, why: 'safe' }, {} as BedView)).toBe('wurmt-hint-pass wurmt-hint-why-safe');
});

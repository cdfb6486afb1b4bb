/** Seconds are counted down to nothing, and anew for another moment. */
import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { secondsUntil } from './countdown.svelte';

afterEach(() => vi.useRealTimers());

it('counts down, stops at nothing, and begins again', () => {
  vi.useFakeTimers({ now: 0 });
  let moment = $state(2_500);
  let counted!: { readonly left: number };
  const stop = $effect.root(() => (counted = secondsUntil(() => moment, () => Date.now(), 100)) && undefined);
  flushSync();
  expect(counted.left).toBe(3);
  vi.advanceTimersByTime(1_500);
  expect(counted.left).toBe(1);
  vi.advanceTimersByTime(9_000);
  expect(counted.left).toBe(0);
  flushSync(() => (moment = Date.now() + 5_000));
  expect(counted.left).toBe(5);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

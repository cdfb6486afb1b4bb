/** A table sounds once for every turn, refusal and end. */
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { soundTable } from './sounds.svelte';

it('rings when my turn begins, at every refusal and at the end', () => {
  let mine = $state(false);
  let refusal: object | null = $state.raw(null);
  let over = $state(false);
  const played: string[] = [];
  const stop = $effect.root(() =>
    soundTable({ isMyTurn: () => mine, refusal: () => refusal, isOver: () => over }, (name) => played.push(name), () => played.push('your move')),
  );
  flushSync();
  expect(played).toEqual([]);
  flushSync(() => (mine = true));
  expect(played).toEqual(['turn', 'your move']);
  flushSync(() => (refusal = { rule: 'WI-07' }));
  flushSync(() => (refusal = { rule: 'WI-07' }));
  flushSync(() => (refusal = null));
  expect(played.splice(0)).toEqual(['turn', 'your move', 'no', 'no']);
  flushSync(() => (mine = false));
  flushSync(() => (mine = true));
  flushSync(() => (over = true));
  expect(played).toEqual(['turn', 'your move', 'end']);
  stop();
});

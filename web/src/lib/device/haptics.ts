/** What a phone lets one feel: short shakes, where it can and its owner likes it. */
import { untrack } from 'svelte';
import { settings } from './settings.svelte';

export type Feel = 'turn' | 'move' | 'no' | 'end';

const SHAKES: Record<Feel, number | number[]> = {
  turn: [18, 60, 18],
  move: 10,
  no: [30, 40, 30],
  end: [40, 60, 40, 60, 90],
};

/** Whether this device can shake at all. */
export const canShake = (): boolean => typeof navigator !== 'undefined' && 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Let something be felt, if that is wanted. */
export function feel(what: Feel): void {
  if (untrack(() => settings.haptics) && canShake()) navigator.vibrate(SHAKES[what]);
}

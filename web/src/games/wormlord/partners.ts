/** Partners: who they are, and what they say to each other. */
import type { GardenView, WormlordOptions, WormlordPhrase } from '$lib/protocol';
import { mine } from './sides';

/** What is said about a cell. */
export const ABOUT_CELLS: readonly WormlordPhrase[] = ['take_this', 'guard_this', 'hq_here'];

/** What is said about what the hand holds. */
export const ABOUT_HANDS: readonly WormlordPhrase[] = ['i_place', 'you_place', 'i_untie', 'you_untie', 'hurry'];

export const phrases: readonly string[] = ABOUT_HANDS;

/** Who shares a hand with who looks. */
export const partners = (view: GardenView): readonly number[] => (mine(view)?.seats ?? []).filter((seat) => seat !== view.seat);

export const pointingAgreed = (options: WormlordOptions): boolean => options.open_pointing;

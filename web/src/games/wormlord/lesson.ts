/** A first lesson in Wormlord: tie, place, protect, and take three towers from somebody who watches. */
import type { GardenView } from '$lib/protocol';
import type { Lesson, Step } from '../game';
import { mine } from './sides';

const STEPS = 5;
const PATIENCE = 300; // seconds before anybody is called idle

/** How far the pupil has come, told from what lies in the garden. */
function learnt(view: GardenView, paused: number): number {
  const side = mine(view);
  if (paused === 0) return 1;
  if (view.knots.length === 0) return side?.hand.holds === 'own_knot' ? 3 : 2;
  return side?.headquarters ? 5 : 4;
}

function step(view: GardenView, paused: number, opponent: string): Step | null {
  if (view.outcome || (mine(view)?.objectives.length ?? 0) > 0) return null;
  const at = learnt(view, paused);
  return { words: `learn-wormlord-${at}`, values: { name: opponent }, at, of: STEPS, view, pause: at === 1 };
}

/** The opponent only says that it is ready, and watches. */
function reply(view: GardenView): unknown {
  return view.choices.can_ready ? { type: 'ready' } : null;
}

export const lesson: Lesson = { options: { rounds: 1, patience: PATIENCE, hold_s: 0 }, step, reply };

/** What can be said at a table. */
import type { Gesture, Phrase } from '$lib/wire';

export const PHRASES: readonly Phrase[] = [
  'hello',
  'good_luck',
  'have_fun',
  'well_played',
  'nice_one',
  'ouch',
  'oops',
  'thinking',
  'your_turn',
  'ready',
  'one_moment',
  'back_soon',
  'thanks',
  'sorry',
  'yes',
  'no',
  'another_game',
  'good_game',
  'bye',
];

export const SIGNS: Record<Gesture, string> = {
  wave: '👋',
  smile: '🙂',
  laugh: '😄',
  wonder: '🤔',
  clap: '👏',
  cheer: '🎉',
  cry: '😢',
  sleepy: '😴',
  heart: '💚',
  wriggle: '🪱',
};

export const GESTURES = Object.keys(SIGNS) as Gesture[];

/** A saying as it stands in a bubble. */
export function sign(saying: Phrase | Gesture): string | null {
  return saying in SIGNS ? SIGNS[saying as Gesture] : null;
}

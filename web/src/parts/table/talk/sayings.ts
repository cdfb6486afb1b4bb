/** What can be said at a table, and the face that goes with a reaction. */
import type { Phrase, Reaction } from '$lib/protocol';
import type { Mood, Skin } from '../../../drawings/worms';

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

/** Who shows a reaction, and in what mood. */
export const REACTION_FACES: Record<Reaction, { skin: Skin; mood: Mood }> = {
  wave: { skin: 'pink', mood: 'calm' },
  smile: { skin: 'yellow', mood: 'calm' },
  laugh: { skin: 'yellow', mood: 'glad' },
  wonder: { skin: 'blue', mood: 'calm' },
  clap: { skin: 'blue', mood: 'glad' },
  cheer: { skin: 'pink', mood: 'glad' },
  cry: { skin: 'blue', mood: 'grim' },
  sleepy: { skin: 'pink', mood: 'asleep' },
  heart: { skin: 'brown', mood: 'glad' },
  wriggle: { skin: 'brown', mood: 'calm' },
};

export const REACTIONS = Object.keys(REACTION_FACES) as Reaction[];

/** The face of a saying; a phrase has none. */
export function reactionFace(saying: string): { skin: Skin; mood: Mood } | null {
  return REACTION_FACES[saying as Reaction] ?? null;
}

/** What a hand holds at a pad, and whether anything can be done with it now. */
import type { GardenView, SideView } from '$lib/protocol';
import { mine, skinOf } from '../../sides';

export interface Hold {
  side: SideView | null;
  holds: SideView['hand']['holds'];
  /** Whose colours the rope has: those of the own side, or of an enemy whose knot is in the hand. */
  skin: ReturnType<typeof skinOf>;
  isPlaying: boolean;
  /** Another one for every new rope, knot or round. */
  key: string;
}

export function holdOf(view: GardenView, still: boolean): Hold {
  const side = mine(view);
  const holds = side?.hand.holds ?? 'empty';
  const isEnemys = holds === 'enemy_knot';
  return {
    side,
    holds,
    skin: skinOf(isEnemys ? (side?.hand.owner ?? 0) : (view.side ?? 0)),
    isPlaying: view.phase === 'playing' && !still,
    key: `${view.round} ${holds} ${isEnemys ? JSON.stringify(view.loose) : ''}`,
  };
}

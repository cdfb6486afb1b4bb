/** What a hand has to do at a pad now: what it holds, which end is its own, and the way that a worm would go. */
import type { GardenView, WormlordCommand } from '$lib/protocol';
import { RECIPES } from '../../../../knots/keys';
import { pressedWay } from '../../rope/crawling';
import type { Half } from '../../rope/memory';
import type { OnPiece } from '../../rope/pieces';
import { wantedOf } from '../../rope/wanted';
import { endOf } from '../../sides';
import type { Drill } from '../drill';
import type { Thrown } from './flicking';
import { tunnelsOf, wayOf } from './guides';
import { holdOf } from './hold';
import { prefs } from '../prefs.svelte';

/** Whose hand it is and what it reports; every part may change at any time. */
export interface Player {
  readonly view: GardenView;
  readonly still: boolean;
  /** What the partner has drawn of the rope. */
  readonly partner: Half;
  /** How many requests were refused so far: a rope that was sent comes back. */
  readonly refusals: number;
  /** Practice: any knot will do. */
  readonly drill: Drill | null;
  /** How many hands draw on this device. */
  readonly crowd: number;
  readonly onplay: (command: WormlordCommand) => void;
  /** Where gestures travel piece by piece. */
  readonly onpiece: OnPiece | null;
  readonly onthrow: (finger: Thrown) => void;
  readonly onpress: () => void;
}

export class Task {
  readonly #hold = $derived.by(() => holdOf(this.player.view, this.player.still));
  readonly side = $derived.by(() => this.#hold.side);
  readonly holds = $derived.by(() => this.#hold.holds);
  readonly skin = $derived.by(() => this.#hold.skin);
  readonly isPlaying = $derived.by(() => this.#hold.isPlaying);
  /** Another one for every new rope, knot or round. */
  readonly key = $derived.by(() => this.#hold.key);
  /** The end that one of a pair moves; nothing for who moves both. */
  readonly end = $derived.by(() => endOf(this.player.view));
  /** One of a pair has laid their end. */
  readonly isLaid = $derived.by(() => this.end !== null && this.holds === 'rope' && this.side?.hand.ends[this.end === 'tail' ? 0 : 1] === true);
  readonly handicap = $derived.by(() => this.side?.handicap ?? 'overhand');
  /** What has to be tied. */
  readonly wanted = $derived.by(() => (this.player.drill ? 'any' : wantedOf(this.player.view)));

  /** The way of who plays with keys; nothing for fingers, and for a knot that practice shows. */
  readonly #lattice = $derived.by(() => {
    if (prefs.way !== 'keys' || this.end || this.player.drill?.guide) return null;
    return pressedWay(RECIPES[this.handicap]);
  });
  readonly #isMirrored = $derived.by(() => prefs.left && prefs.way !== 'switch');
  /** The dotted way; *guideKey* is another one for every way. */
  readonly guide = $derived.by(() => this.#lattice ?? wayOf(this.player.view, this.player.drill?.guide?.curve ?? null, this.#isMirrored));
  readonly guideKey = $derived.by(() => this.guide.join(' '));
  /** Where the way has to be dug by hand. */
  readonly tunnels = $derived.by(() => tunnelsOf(this.player.drill?.guide ?? null, this.#isMirrored));
  /** Whether layers are chosen by digging: because somebody likes it so, or because the way asks for it. */
  readonly byHand = $derived.by(() => prefs.way === 'hold' || (prefs.way === 'draw' && this.tunnels.length > 0));

  constructor(private readonly player: Player) {}
}

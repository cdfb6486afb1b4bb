/** How tries at a pad go: knots that were tied, ropes that came to nothing, and whether the dotted way is shown. */
import { GUIDED, keepPrefs, prefs } from '../prefs.svelte';

const FORGIVEN = 2; // misses before the dots come back

export class Tries {
  #tied = $state(0); // knots tied on this very pad
  /** Ropes that came to nothing since the last knot. */
  #misses = $state(0);
  /** Somebody asked for the dotted way, or wants none. */
  #wantsGuide: boolean | null = $state(null);

  /** Knots that were tied so far by who draws here: where several share a device, only on this very pad. */
  readonly learnt = $derived.by(() => (this.player.crowd > 1 ? this.#tied : prefs.tied));
  /** The dotted way is shown clearly: because it was asked for, or because it is needed again. */
  readonly isGuided = $derived.by(() => this.#wantsGuide ?? this.#misses >= FORGIVEN);

  constructor(private readonly player: { readonly crowd: number }) {}

  tied(): void {
    this.#misses = 0;
    this.#tied += 1;
    prefs.tied = Math.min(GUIDED, prefs.tied + 1);
    keepPrefs();
  }

  missed(): void {
    this.#misses += 1;
  }

  /** Show the dotted way, or hide it. */
  turnGuide(): void {
    this.#wantsGuide = !this.isGuided;
  }
}

/** The moment after a game has ended before our eyes: first there is joy, then the result. */
import { mayMove } from '$lib/device/settings.svelte';

const LONG = 2_600; // ms

export class Celebration {
  isOn = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Call while a component is made; *isOver* is null while nothing is known. */
  constructor(isOver: () => boolean | null) {
    let before: boolean | null = null;
    $effect(() => {
      const now = isOver();
      if (now === true && before === false && mayMove()) this.#begin();
      if (now === false) this.skip();
      before = now;
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Whoever taps has seen enough. */
  readonly skip = (): void => {
    clearTimeout(this.#timer);
    this.isOn = false;
  };

  #begin(): void {
    this.isOn = true;
    this.#timer = setTimeout(this.skip, LONG);
  }
}

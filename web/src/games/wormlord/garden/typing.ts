/** Cells by their name: a letter, then a number, typed one after the other. */

const SOON = 1500; // ms in which the next sign belongs to the same name

export class CellTyping {
  #typed = '';
  #last = -Infinity;

  /** The name as typed so far; nothing where the key belongs to none. */
  press(key: string, now: number): string {
    if (now - this.#last > SOON) this.#typed = '';
    this.#last = now;
    if (/^[a-z]$/i.test(key)) this.#typed = key.toLowerCase();
    else this.#typed = /^\d$/.test(key) && this.#typed ? this.#typed + key : '';
    return this.#typed;
  }
}

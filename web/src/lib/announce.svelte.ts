/** The live region: what happened, in words, for those who listen. */
import { untrack } from 'svelte';

class Announcer {
  /** The latest sentences; the region shows them one below another. */
  lines: { id: number; text: string }[] = $state([]);
  #next = 0;

  /** Tell something; it is heard once. */
  tell(text: string): void {
    if (!text) return;
    const before = untrack(() => this.lines);
    this.lines = [...before.slice(-5), { id: this.#next++, text }];
  }

  /** Forget what was told: other ears are about to listen. */
  hush(): void {
    this.lines = [];
  }
}

export const announcer = new Announcer();

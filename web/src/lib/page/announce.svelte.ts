/** The live region (`aria-live`): what happened, in words, for screen readers. */
import { untrack } from 'svelte';

class Announcer {
  /** The latest sentences; the region shows them one below another. */
  sentences: { id: number; text: string }[] = $state([]);
  #next = 0;

  /** Say something once to those who listen. */
  announce(text: string): void {
    if (!text) return;
    const before = untrack(() => this.sentences);
    this.sentences = [...before.slice(-5), { id: this.#next++, text }];
  }

  /** Forget what was said: somebody else is about to listen. */
  hush(): void {
    this.sentences = [];
  }
}

export const announcer = new Announcer();

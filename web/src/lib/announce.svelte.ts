/** The live region: what happened, in words, for those who listen. */

class Announcer {
  /** The latest sentences; the region shows them one below another. */
  lines: { id: number; text: string }[] = $state([]);
  #next = 0;

  /** Tell something; it is heard once. */
  tell(text: string): void {
    if (!text) return;
    this.lines = [...this.lines.slice(-5), { id: this.#next++, text }];
  }
}

export const announcer = new Announcer();

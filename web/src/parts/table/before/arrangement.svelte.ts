/** What is to be played, as the host sees it: what was just chosen is shown at once, and goes back if it is refused. */
import type { Reply, TableLink } from '$lib/net/table.svelte';

/** How many sit down, and the options. */
export interface Arranged {
  seats: number;
  options: Readonly<Record<string, unknown>>;
}

/** A choice that was refused: which part of the form made it, and why. */
export interface RefusedChoice {
  part: string;
  rule: string;
  detail: string;
}

export class Arrangement {
  refusal: RefusedChoice | null = $state.raw(null);
  /** The last choice, while there is no reply to it. */
  #asked: Arranged | null = $state.raw(null);

  readonly now: Arranged = $derived.by(() => this.#asked ?? { seats: this.link.table?.seats.length ?? 0, options: (this.link.table?.options ?? {}) as Record<string, unknown> });

  constructor(private readonly link: Pick<TableLink, 'table' | 'request'>) {}

  /** Ask for something else to be played; *part* of the form is told if it is refused. */
  ask(part: string, seats: number, options: Readonly<Record<string, unknown>>): void {
    const asked = { seats, options };
    this.#asked = asked;
    this.refusal = null;
    this.link.request({ type: 'arrange', seats, options }, (reply) => this.#replied(part, asked, reply));
  }

  #replied(part: string, asked: Arranged, reply: Reply): void {
    if (this.#asked === asked) this.#asked = null;
    if (typeof reply === 'object') this.refusal = { part, rule: reply.rule, detail: reply.detail ?? '' };
  }
}

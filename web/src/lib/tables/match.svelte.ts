/** Playing somebody now: asks until somebody is there, wherever in the house its reader is meanwhile (TB-27). */
import { HttpError, seek, stopSeeking } from '../net/http';
import { plan } from '../net/plans';
import type { MyTable } from '../protocol';
import { route } from '../page/route.svelte';
import { sound } from '../device/sound';

const EVERY = 2000; // ms; the server forgets who does not ask for ten seconds

export interface Wanted {
  game: string;
  /** For two. */
  options: Readonly<Record<string, unknown>>;
  /** Whether somebody else's options would do as well. */
  flexible: boolean;
}

export class Match {
  wanted: Wanted | null = $state.raw(null);
  since = $state(0);
  /** Somebody is there, and waits at this table. */
  found: MyTable | null = $state.raw(null);
  /** Where the last two met, and what for. */
  last: { table: string; wanted: Wanted } | null = $state.raw(null);
  /** Why a game cannot be played as it was wanted. */
  refused: { game: string; rule: string; detail: string } | null = $state.raw(null);
  trouble: HttpError | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #round = 0;

  constructor(
    private readonly ask: typeof seek = seek,
    private readonly leave: typeof stopSeeking = stopSeeking,
    private readonly go: (address: string) => void = (address) => route.go(address),
  ) {}

  /** Look for somebody from now on; somebody else is looked for no more. */
  start(wanted: Wanted): void {
    this.wanted = wanted;
    this.since = Date.now();
    this.found = null;
    this.trouble = this.refused = null;
    this.#round += 1;
    void this.#look(this.#round);
  }

  /** Look for nobody any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#round += 1;
    if (this.wanted) this.leave(this.found?.table);
    this.wanted = this.found = null;
  }

  /** Whoever was found does not come: look for somebody else instead. */
  again(): void {
    const last = this.last;
    if (!last) return;
    this.leave(last.table);
    this.last = null;
    this.go('/');
    this.start(last.wanted);
  }

  /** Go to whoever was found, and be ready. */
  join(): void {
    const { found: table, wanted } = this;
    if (!table || !wanted) return;
    this.last = { table: table.table, wanted };
    this.wanted = this.found = null;
    plan(
      table.table,
      (table.mine ?? []).map((seat) => ({ type: 'ready', seat, ready: true })),
    );
    this.go(`/t/${table.code}`);
  }

  async #look(round: number): Promise<void> {
    const wanted = this.wanted;
    if (!wanted || round !== this.#round) return;
    try {
      const { table } = await this.ask(wanted.game, wanted.options, wanted.flexible);
      if (round !== this.#round) return;
      this.trouble = null;
      if (table) {
        this.found = table;
        sound('turn');
        return;
      }
    } catch (problem) {
      if (!(problem instanceof HttpError)) throw problem;
      if (round !== this.#round) return;
      this.trouble = problem;
      if (problem.status === 422) {
        this.refused = { game: wanted.game, rule: problem.rule, detail: problem.detail };
        this.wanted = null; // it can never be played like that
        return;
      }
    }
    this.#timer = setTimeout(() => void this.#look(round), EVERY);
  }
}

export const match = new Match();

/** A puzzle that somebody tries: my moves, the server's answers, and how far it has come. */
import { lesson } from '$lib/net/coach';
import { HttpError } from '$lib/net/http';
import type { Move, PuzzleTried, Still, TryPuzzle } from '$lib/protocol';
import type { Passing } from './progress';

const REPLY = 900;
const SHOWING = 1100;

export class Solving {
  found: PuzzleTried | null = $state.raw(null);
  tried: readonly Move[] = $state.raw([]);
  /** How many of the moments are shown: the other one answers after a breath. */
  shown = $state(0);
  waiting = $state(true);
  trouble: HttpError | null = $state.raw(null);
  helped = $state(false);
  /** The coach shows the whole solution. */
  showing = $state(false);
  pointed: readonly string[] = $state.raw([]);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly number: number,
    readonly passing: Passing,
    readonly onsolved: (alone: boolean) => void,
  ) {
    void this.#go([]);
  }

  /** The board as it is shown now. */
  get still(): Still | undefined {
    return this.found?.stills[this.shown];
  }

  /** Whether a move can be made: everything was shown, and something is left to solve. */
  get open(): boolean {
    return !this.waiting && !this.showing && this.found?.verdict === 'open' && this.settled;
  }

  /** Whether the present moment is shown. */
  get settled(): boolean {
    return this.found !== null && this.shown === this.found.stills.length - 1;
  }

  /** Make a move. */
  play(move: Move): void {
    if (this.open) void this.#go([...this.tried, move]);
  }

  /** Take my last move back, with its answer. */
  undo(): void {
    this.#stop();
    void this.#go(this.tried.slice(0, -1));
  }

  /** Begin anew. */
  again(): void {
    this.#stop();
    void this.#go([]);
  }

  /** First the piece that begins it, then the whole move. */
  async hint(): Promise<void> {
    if (!this.open) return;
    this.helped = true;
    const path = (await this.#ask(this.tried, true))?.best?.path ?? [];
    this.pointed = this.pointed.length > 0 ? path : path.slice(0, 1);
  }

  /** Let the coach play it from the beginning. */
  async solution(): Promise<void> {
    this.#stop();
    this.helped = true;
    this.showing = true;
    await this.#go([]);
    await this.#show();
  }

  /** The component is gone: stop. */
  close(): void {
    this.#stop();
  }

  async #show(): Promise<void> {
    if (!this.showing || this.found?.verdict !== 'open') {
      this.showing = false;
      return;
    }
    const mine = this.#asked;
    const best = (await this.#ask(this.tried, true))?.best;
    if (!best || !this.showing || mine + 1 !== this.#asked) return;
    this.pointed = best.path;
    this.#timer = setTimeout(() => {
      void this.#go([...this.tried, { type: 'move', piece: best.piece, to: best.to }]).then(() => {
        this.#timer = setTimeout(() => void this.#show(), REPLY + SHOWING);
      });
    }, SHOWING);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.showing = false;
  }

  async #go(tried: readonly Move[]): Promise<void> {
    const before = this.tried.length;
    const found = await this.#ask(tried, false);
    if (!found) return;
    this.pointed = [];
    this.found = found;
    this.tried = tried;
    const last = found.stills.length - 1;
    const answered = tried.length > before && found.stills.length > 2 * tried.length;
    this.shown = answered ? last - 1 : last;
    if (answered) setTimeout(() => this.#settle(found), REPLY);
    if (found.verdict === 'solved' && !this.showing) this.onsolved(!this.helped);
  }

  #settle(found: PuzzleTried): void {
    if (this.found === found) this.shown = found.stills.length - 1;
  }

  async #ask(tried: readonly Move[], show: boolean): Promise<PuzzleTried | null> {
    const mine = ++this.#asked;
    const question: TryPuzzle = { type: 'try_puzzle', number: this.number, tried: [...tried], show, passing: this.passing };
    this.waiting = true;
    this.trouble = null;
    try {
      const found = await lesson<PuzzleTried>('wormi', question);
      return mine === this.#asked ? found : null;
    } catch (problem) {
      if (!(problem instanceof HttpError)) throw problem;
      if (mine === this.#asked) this.trouble = problem;
      return null;
    } finally {
      if (mine === this.#asked) this.waiting = false;
    }
  }
}

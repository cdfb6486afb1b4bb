/** What if: moves of a finished game, then others; the server says what is legal and how it stands. */
import { lesson } from '$lib/net/coach';
import { HttpError } from '$lib/net/http';
import type { Explore, Explored, Move } from '$lib/protocol';

export class Exploring {
  found: Explored | null = $state.raw(null);
  tried: readonly Move[] = $state.raw([]);
  waiting = $state(true);
  failed = $state(false);
  #asked = 0;

  constructor(
    readonly record: string,
    readonly number: number,
    begun: readonly Move[] = [],
  ) {
    void this.go(begun);
  }

  /** Look at these moves; *show* asks what the coach would play then. */
  async go(tried: readonly Move[], show = false): Promise<void> {
    const mine = ++this.#asked;
    this.waiting = true;
    this.failed = false;
    const question: Explore = { type: 'explore', record: this.record, number: this.number, tried: [...tried], show };
    try {
      const found = await lesson<Explored>('wormi', question);
      if (mine !== this.#asked) return;
      this.found = found;
      this.tried = tried;
    } catch (problem) {
      if (!(problem instanceof HttpError)) throw problem;
      this.failed = mine === this.#asked;
    }
    if (mine === this.#asked) this.waiting = false;
  }

  /** Try one more move. */
  play(move: Move): void {
    void this.go([...this.tried, move]);
  }

  /** One move less. */
  undo(): void {
    void this.go(this.tried.slice(0, -1));
  }
}

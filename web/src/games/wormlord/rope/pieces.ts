/** How a rope travels to the server: gathered into a few pieces a second. */
import type { Row } from '../../../knots/stroke';
import type { Paid } from '../../../knots/weave';

/** A piece of a gesture as the server reads it: grab, pay, done; loosen, pull, free. */
export type Piece = readonly [string, ...unknown[]];

/** Pieces go out one by one; the last one is a request. */
export type OnPiece = (piece: Piece, isLast: boolean) => void;

const EVERY = 80; // ms between two pieces
const CROWDED = 40; // ms more for every hand on one device: they share one connection, and it has a limit
const LONGEST_PIECE = 64; // rows

let attempts = 0;

/** How often a hand sends, where so many draw on one device. */
export const paceOf = (hands: number): number => Math.max(EVERY, CROWDED * hands);

/** Rows on their way to the server, gathered into a few pieces a second. */
export class Outgoing {
  readonly #attempt = ++attempts;
  #seq = 0;
  #back = 0;
  #rows: Row[] = [];
  #sent = 0;

  constructor(
    private readonly send: OnPiece,
    mode: 'weave' | 'hold' | 'keys' | 'switch',
    private readonly pace = EVERY,
  ) {
    send(['grab', 0, this.#attempt, mode], false);
  }

  /** Some rows were taken back, others laid. */
  pay({ back, rows }: Paid, now: number): void {
    const unsent = Math.min(back, this.#rows.length);
    this.#rows.length -= unsent;
    this.#back += back - unsent;
    this.#rows.push(...rows);
    if (now - this.#sent >= this.pace) this.#flush(now);
  }

  /** This is my knot. */
  done(now: number): void {
    this.#flush(now);
    this.send(['done', this.#attempt, this.#seq++], true);
  }

  #flush(now: number): void {
    this.#sent = now;
    while (this.#rows.length > 0 || this.#back > 0) {
      this.send(['pay', this.#attempt, this.#seq++, this.#back, this.#rows.splice(0, LONGEST_PIECE)], false);
      this.#back = 0;
    }
  }
}

/** A finger that pulls, gathered in the same way. */
export class Pulling {
  readonly #attempt = ++attempts;
  #seq = 0;
  #rows: (readonly [number, number, number])[] = [];
  #sent = 0;

  constructor(
    private readonly send: OnPiece,
    private readonly pace = EVERY,
  ) {}

  grab(end: 'tail' | 'head'): void {
    this.#flush(this.#sent);
    this.send(['loosen', 0, this.#attempt, end], false);
  }

  pull(row: readonly [number, number, number], now: number): void {
    this.#rows.push(row);
    if (now - this.#sent >= this.pace) this.#flush(now);
  }

  free(now: number): void {
    this.#flush(now);
    this.send(['free', this.#attempt, this.#seq++], true);
  }

  #flush(now: number): void {
    this.#sent = now;
    while (this.#rows.length > 0) {
      this.send(['pull', this.#attempt, this.#seq++, this.#rows.splice(0, LONGEST_PIECE)], false);
    }
  }
}

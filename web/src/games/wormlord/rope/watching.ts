/** Ropes of others while they are drawn: they come in pieces, and some may be missing. */
import type { Row } from '../../../knots/stroke';

/** What is new of a rope: rows that were added, or all of it anew. */
export type Painted = (added: readonly Row[], isAnew: boolean) => void;

/** What one hand has drawn so far. */
export class Watched {
  rows: Row[] = [];
  readonly #painters = new Set<Painted>();

  /** Be told of every piece, until it is called off. */
  follow(paint: Painted): () => void {
    this.#painters.add(paint);
    return () => this.#painters.delete(paint);
  }

  /** A piece came in. */
  receive(piece: unknown): void {
    if (!Array.isArray(piece)) return;
    const [kind] = piece as readonly unknown[];
    if (kind === 'grab' || kind === 'loosen' || kind === 'done') {
      this.rows = [];
      this.#tell([], true);
    } else if (kind === 'pay') {
      const [, , , back, rows] = piece as [string, number, number, number, Row[]];
      this.rows.splice(Math.max(0, this.rows.length - back), back, ...rows);
      this.#tell(this.rows.slice(-rows.length - 1), back > 0);
    }
  }

  #tell(added: readonly Row[], isAnew: boolean): void {
    for (const paint of this.#painters) paint(added, isAnew);
  }
}

/** All hands at a table, by their seats. */
export class Others {
  readonly #hands = new Map<number, Watched>();

  of(seat: number): Watched {
    const hand = this.#hands.get(seat) ?? new Watched();
    this.#hands.set(seat, hand);
    return hand;
  }
}

/** Ropes of others while they are drawn, small: they come in pieces, and some may be missing. */
import type { Row } from '../../knots/stroke';

const KEPT_STEP = 4; // rows to a point of the small picture

/** What one hand has drawn so far. */
export class Watched {
  #rows: Row[] = [];

  /** A piece came in; false where it changes nothing. */
  hear(piece: unknown): boolean {
    if (!Array.isArray(piece)) return false;
    const [kind] = piece as readonly unknown[];
    if (kind === 'grab' || kind === 'loosen' || kind === 'done') {
      this.#rows = [];
      return true;
    }
    if (kind !== 'pay') return false;
    const [, , , back, rows] = piece as [string, number, number, number, Row[]];
    this.#rows.splice(Math.max(0, this.#rows.length - back), back, ...rows);
    return true;
  }

  /** The way of the rope in a square of 24; nothing while there is none. */
  get path(): string | null {
    const points = this.#rows.filter((_, i) => i % KEPT_STEP === 0 || i === this.#rows.length - 1);
    if (points.length < 2) return null;
    return `M${points.map(([x, y]) => `${(2 + x / 205).toFixed(1)} ${(2 + y / 205).toFixed(1)}`).join('L')}`;
  }
}

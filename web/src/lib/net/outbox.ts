/** Wishes on their way: kept until the server has answered, also across a reload. */
import type { Ask, TableCommand } from '../protocol';

export interface PlayWish {
  type: 'play';
  id: string;
  seat: number;
  command: unknown;
}

export type Wish = PlayWish | Ask;

interface Waiting {
  wish: Wish;
  since: number;
}

/** After so many milliseconds without a line a wish is given up, and that is said. */
export const PATIENCE = 60_000;

export class Outbox {
  #key: string;
  #waiting: Waiting[];

  constructor(table: string) {
    this.#key = `wormery.outbox.${table}`;
    this.#waiting = this.#read();
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** All wishes without an answer, oldest first. */
  get wishes(): Wish[] {
    return this.#waiting.map(({ wish }) => wish);
  }

  add(wish: Wish, now = Date.now()): void {
    this.#waiting.push({ wish, since: now });
    this.#keep();
  }

  /** A wish was answered. */
  answered(id: string): void {
    this.#waiting = this.#waiting.filter(({ wish }) => wish.id !== id);
    this.#keep();
  }

  /** Give up what has waited too long; how many wishes those were. */
  giveUp(now = Date.now()): number {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter(({ since }) => now - since < PATIENCE);
    if (this.#waiting.length < before) this.#keep();
    return before - this.#waiting.length;
  }

  #read(): Waiting[] {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? (kept as Waiting[]) : [];
    } catch {
      return [];
    }
  }

  #keep(): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#waiting));
    } catch {
      // Without storage a reload forgets what had no answer; nothing else depends on it.
    }
  }
}

/** A name for a wish that nobody else gives. */
export function wishId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export const askWish = (command: TableCommand): Ask => ({ type: 'ask', id: wishId(), command });
export const playWish = (seat: number, command: unknown): PlayWish => ({ type: 'play', id: wishId(), seat, command });

/** Requests that the server has not replied to, kept across a reload; sent again under the same id they take effect once. */
import type { Ask, TableCommand } from '../protocol';
import { keep, kept } from '../device/storage';

export interface PlayRequest {
  type: 'play';
  request_id: string;
  seat: number;
  command: unknown;
}

/** What is asked of a table over its socket; *request_id* is the id that its reply carries. */
export type TableRequest = PlayRequest | Ask;

interface Waiting {
  request: TableRequest;
  since: number;
}

/** After so many milliseconds without a connection a request is given up, and the page says so. */
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

  /** All requests without a reply, oldest first. */
  get requests(): TableRequest[] {
    return this.#waiting.map(({ request }) => request);
  }

  add(request: TableRequest, now = Date.now()): void {
    this.#waiting.push({ request, since: now });
    this.#keep();
  }

  /** The server has replied: nothing waits under this id any more. */
  settle(requestId: string): void {
    this.#waiting = this.#waiting.filter(({ request }) => request.request_id !== requestId);
    this.#keep();
  }

  /** Give up what has waited too long; how many requests those were. */
  giveUp(now = Date.now()): number {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter(({ since }) => now - since < PATIENCE);
    if (this.#waiting.length < before) this.#keep();
    return before - this.#waiting.length;
  }

  #read(): Waiting[] {
    const found = kept(this.#key, () => sessionStorage);
    return Array.isArray(found) ? (found as Partial<Waiting>[]).filter(isWaiting) : [];
  }

  #keep(): void {
    keep(this.#key, this.#waiting, () => sessionStorage);
  }
}

/** Another version of the page may have kept its requests in another form. */
const isWaiting = (found: Partial<Waiting> | null): found is Waiting => typeof found?.request?.request_id === 'string' && typeof found.since === 'number';

/** An id for a request that nobody else gives. */
export function newRequestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** A request to the table: sit down, be ready, pause, … */
export const tableRequest = (command: TableCommand): Ask => ({ type: 'ask', request_id: newRequestId(), command });

/** A request to the game, made from a seat. */
export const playRequest = (seat: number, command: unknown): PlayRequest => ({ type: 'play', request_id: newRequestId(), seat, command });

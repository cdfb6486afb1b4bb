/** Who somebody is: a name and a face, kept by the server, asked for once and changed whenever one likes. */
import { introduce } from '../net/http';
import type { Person } from './people';
import { settings } from '../device/settings.svelte';
import { keep, kept } from '../device/storage';

/** What is asked at the moment. */
export interface Question {
  /** Why: before sitting down for the first time, or to change something. */
  first: boolean;
  name: string;
  face: string;
  /** Whose seat it is, where several share a device; null is whoever this device is. */
  seat: number | null;
  /** What comes next, however it is answered. */
  then: () => void;
}

/** Tells a table who sits on a seat of ours. */
type Tell = (seat: number, name: string, face: string) => void;

const KEY = 'wormery.met';

class Introduction {
  asked: Question | null = $state.raw(null);
  /** The table that this page is at. */
  #table: { seats: () => readonly number[]; tell: Tell } | null = $state.raw(null);
  readonly canChange = $derived.by(() => this.#table !== null);

  /** Whether somebody has been asked before, in this browser. */
  get met(): boolean {
    return kept(KEY) === true;
  }

  /** While a table is open its own seats can be introduced; returns how to stop. */
  attend(seats: () => readonly number[], tell: Tell): () => void {
    const table = { seats, tell };
    this.#table = table;
    return () => {
      if (this.#table === table) this.#table = null;
    };
  }

  /** Before the first seat is taken. */
  first(then: () => void): void {
    if (this.met) then();
    else this.asked = { first: true, name: settings.name, face: settings.face, seat: null, then };
  }

  /** Somebody at this table, from this device, wants to be somebody else. */
  change({ seat, name, face }: Person): void {
    const isShared = (this.#table?.seats().length ?? 0) > 1;
    this.asked = { first: false, name, face, seat: isShared ? seat : null, then: () => undefined };
  }

  /** Whoever this device is wants to be called or to look otherwise. */
  changeMe(): void {
    this.asked = { first: false, name: settings.name, face: settings.face, seat: null, then: () => undefined };
  }

  /** Not now: everything stays as it is, and nobody is asked again. */
  later(): void {
    keep(KEY, true);
    const then = this.asked?.first ? this.asked.then : () => undefined;
    this.asked = null;
    then();
  }

  /** Here is the answer; an HttpError says why it cannot be. */
  async answer(name: string, face: string): Promise<void> {
    const asked = this.asked;
    if (!asked) return;
    if (asked.seat === null) {
      const guest = await introduce(name, face);
      settings.name = guest.name;
      settings.face = guest.face ?? '';
      for (const seat of this.#table?.seats() ?? []) this.#table?.tell(seat, guest.name, settings.face);
    } else {
      this.#table?.tell(asked.seat, name, face);
    }
    keep(KEY, true);
    this.asked = null;
    asked.then();
  }
}

export const introduction = new Introduction();

/** What is said and pointed at around a table; nothing of it is kept. */
import type { Cheer, Cheered, Point, Pointed, Said, Say } from '../protocol';

export type Audience = Pointed['to'];

/** A finger on the table, for a while: what it points at is for the game to know. */
export interface Finger {
  seat: number;
  where: readonly number[];
}

const SPEECH = 4_500; // ms that a saying is shown
const HELD = 6_000; // ms after which a finger is gone whose owner says nothing more
const LINGER = 1_500; // ms that a finger stays when it was lifted

export class Talk {
  sayings: readonly (Said & { id: number })[] = $state.raw([]);
  /** Where others point. */
  fingers: readonly Finger[] = $state.raw([]);
  /** What spectators show. */
  cheers: readonly { id: number; reaction: Cheered['reaction'] }[] = $state.raw([]);
  #spoken = 0;
  readonly #leaving = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(private readonly send: (message: Say | Point | Cheer) => void) {}

  /** Say something from one of our seats, perhaps about a spot. */
  say(seat: number, phrase: string, to: Audience = 'all', where: readonly number[] | null = null): void {
    this.send({ type: 'say', seat, phrase, to, where: where && [...where] });
  }

  /** Point at a spot from one of our seats; null lifts the finger. */
  point(seat: number, where: readonly number[] | null, to: Audience): void {
    this.send({ type: 'point', seat, where: where && [...where], to });
  }

  /** Clap or wave from beside the table. */
  cheer(reaction: Cheer['reaction']): void {
    this.send({ type: 'cheer', reaction });
  }

  /** A spectator claps or waves. */
  applaud({ reaction }: Cheered): void {
    const id = this.#spoken++;
    this.cheers = [...this.cheers.slice(-4), { id, reaction }];
    setTimeout(() => (this.cheers = this.cheers.filter((each) => each.id !== id)), SPEECH);
  }

  /** Somebody said something; what it is about is pointed at as long as it is heard. */
  hear(said: Said): void {
    const id = this.#spoken++;
    this.sayings = [...this.sayings.filter((each) => each.seat !== said.seat), { ...said, id }];
    setTimeout(() => (this.sayings = this.sayings.filter((each) => each.id !== id)), SPEECH);
    if (said.where) this.#show({ seat: said.seat, where: said.where }, SPEECH);
  }

  /** Somebody points, or no longer does. */
  see({ seat, where }: Pointed): void {
    const finger = where ? { seat, where } : this.fingers.find((each) => each.seat === seat);
    if (finger) this.#show(finger, where ? HELD : LINGER);
  }

  #show(finger: Finger, duration: number): void {
    const others = (): Finger[] => this.fingers.filter(({ seat }) => seat !== finger.seat);
    this.fingers = [...others(), finger];
    clearTimeout(this.#leaving.get(finger.seat));
    this.#leaving.set(finger.seat, setTimeout(() => (this.fingers = others()), duration));
  }
}

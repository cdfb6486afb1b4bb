/** What has happened at a table, sentence by sentence: as each seat may know it, and as everybody may. */

export interface Sentence {
  id: number;
  text: string;
}

/** The sentences that some news make for a seat; nobody's seat stands for everybody. */
export type Describe = (news: readonly unknown[], seat: number | null) => readonly string[];

/** So many sentences are kept. */
export const KEPT = 60;

export class Stories {
  /** What may be known by all who share the device. */
  everybody: readonly Sentence[] = $state.raw([]);
  #bySeat: ReadonlyMap<number | null, readonly Sentence[]> = $state.raw(new Map());
  #earlier: readonly Sentence[] = $state.raw([]);
  #version = 0; // up to which everybody's story is written: every seat is sent the same news
  #nextId = 0;

  constructor(private readonly describe: Describe) {}

  /** Write down the news that came to a seat; the new sentences, as that seat may know them. */
  add(seat: number | null, version: number, news: readonly unknown[]): readonly string[] {
    const sentences = this.describe(news, seat);
    this.#bySeat = new Map(this.#bySeat).set(seat, this.#longer(this.of(seat), sentences));
    if (version > this.#version) this.everybody = this.#longer(this.everybody, this.describe(news, null));
    this.#version = Math.max(this.#version, version);
    return sentences;
  }

  /** Put what happened before anybody looked in front of every story: all may know it. */
  recall(sentences: readonly string[]): void {
    const earlier = this.#longer([], sentences);
    this.#earlier = earlier;
    this.everybody = [...earlier, ...this.everybody].slice(-KEPT);
    this.#bySeat = new Map([...this.#bySeat].map(([seat, story]) => [seat, [...earlier, ...story].slice(-KEPT)]));
  }

  /** The story as a seat may know it; nobody's seat is a spectator's. */
  of(seat: number | null): readonly Sentence[] {
    return this.#bySeat.get(seat) ?? this.#earlier;
  }

  #longer(story: readonly Sentence[], sentences: readonly string[]): readonly Sentence[] {
    return [...story, ...sentences.map((text) => ({ id: this.#nextId++, text }))].slice(-KEPT);
  }
}

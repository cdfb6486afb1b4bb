/** What has happened, sentence by sentence, as one seat may know it. */

export interface Sentence {
  id: number;
  text: string;
}

/** So many sentences are kept. */
export const KEPT = 60;

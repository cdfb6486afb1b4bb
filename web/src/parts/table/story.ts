/** What has happened, sentence by sentence, as one seat may hear it. */

export interface StoryLine {
  id: number;
  text: string;
}

/** So many sentences are kept. */
export const KEPT = 60;

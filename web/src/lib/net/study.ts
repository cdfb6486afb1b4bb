/** Asking a coach: hints, games in writing, reviews, and lessons. */
import { ask } from './http';
import type { HintInfo, RecordsInfo, ReviewInfo } from '../protocol';

/** What a seat of mine could do now. */
export const hintFor = (table: string, seat: number): Promise<HintInfo> =>
  ask(`/api/tables/${encodeURIComponent(table)}/hint`, { seat });

/** What was last played at a table, in writing. */
export const recordsOf = (table: string): Promise<RecordsInfo> =>
  ask(`/api/tables/${encodeURIComponent(table)}/records`);

/** What the coach found in a finished game, after so many remarks. */
export const reviewOf = (game: string, record: string, after: number): Promise<ReviewInfo> =>
  ask(`/api/games/${encodeURIComponent(game)}/review`, { record, after });

/** What the coach answers to a question. */
export const lesson = <Answer>(game: string, question: unknown): Promise<Answer> =>
  ask(`/api/games/${encodeURIComponent(game)}/lesson`, question);

interface Handed {
  game: string;
  records: readonly string[];
}

let handed: Handed | null = null;

/** Give games from a file to the study page. */
export function handOver(games: Handed): void {
  handed = games;
}

/** The games from a file that were given to the study page. */
export const handedOver = (): Handed | null => handed;

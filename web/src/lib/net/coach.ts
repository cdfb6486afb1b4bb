/** Requests to a coach: hints, games in writing, reviews, and lessons. */
import type { HintInfo, RecordsInfo, ReviewInfo } from '../protocol';
import { request } from './http';

/** What a seat of mine could do now. */
export const hintFor = (table: string, seat: number): Promise<HintInfo> =>
  request(`/api/tables/${encodeURIComponent(table)}/hint`, { seat });

/** A game of a table in writing; the last one if no number is given. */
export const recordsOf = (table: string, number = 0): Promise<RecordsInfo> =>
  request(`/api/tables/${encodeURIComponent(table)}/records?game=${number}`);

/** What the coach found in a finished game, after so many remarks. */
export const reviewOf = (game: string, record: string, after: number): Promise<ReviewInfo> =>
  request(`/api/games/${encodeURIComponent(game)}/review`, { record, after });

/** What the coach answers to a question. */
export const lesson = <Answer>(game: string, question: unknown): Promise<Answer> =>
  request(`/api/games/${encodeURIComponent(game)}/lesson`, question);

/** Made by `wormery protocol` from the Structs of the server; do not edit. */

import type { ListedSeat, OptionInfo, Outcome } from './table';

/** How somebody wants to be called. */
export interface NewGuest {
  name: string;
  face: 'bow' | 'cap' | 'crown' | 'curl' | 'flower' | 'moustache' | 'specs' | 'sprout' | 'star' | 'tuft' | null;
  token: boolean;
}

/** Who you are here. */
export interface GuestInfo {
  name: string;
  face?: string;
  token?: string | null;
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  teaches: string[];
}

/** A table to open. */
export interface NewTable {
  game: string;
  seats: number;
  options: unknown;
  public: boolean;
  sit: number | null;
  lesson: boolean;
}

/** A table as the finder shows it. */
export interface TableInfo {
  table: string;
  code: string;
  link: string;
  game: string;
  options: unknown;
  seats: ListedSeat[];
  phase: string;
  public: boolean;
  watching: number;
  changed: number;
}

/** A table where you hold a seat. */
export interface MyTable {
  table: string;
  code: string;
  link: string;
  game: string;
  options: unknown;
  seats: ListedSeat[];
  phase: string;
  public: boolean;
  watching: number;
  changed: number;
  mine: number[];
  awaited: number[] | null;
}

/** A game that you have played. */
export interface MyGame {
  table: string;
  code: string;
  number: number;
  ended: number;
  game: string;
  options: unknown;
  seats: ListedSeat[];
  mine: number[];
  outcome: Outcome | null;
}

/** A page of what you have played, the latest first. */
export interface MyGames {
  games: MyGame[];
  more: string;
}

/** Whether somebody is there. */
export interface SeekInfo {
  table: MyTable | null;
}

/** What happened at a table: after the end its log, before only what spectators saw. */
export interface Replay {
  table: string;
  over: boolean;
  version: number;
  lines: unknown[];
  more: boolean;
}

/** Ask the coach what a seat of yours could do (TB-22). */
export interface HintRequest {
  seat: number;
}

/** What the coach would do, seen from a seat at a version of the table. */
export interface HintInfo {
  version: number;
  hint: unknown;
}

/** What was last played at a table, in writing: one text for each game of a match. */
export interface RecordsInfo {
  game: string;
  records: string[];
}

/** Ask the coach to look at a finished game; ask again for what was found meanwhile. */
export interface ReviewRequest {
  record: string;
  after: number;
}

/** How far a review is: it is whole when there is a remark for each part. */
export interface ReviewInfo {
  parts: number;
  after: number;
  remarks: unknown[];
  failed: boolean;
}

/** What a file that somebody uploaded tells: what each seat, and `watch`, was shown. */
export interface Uploaded {
  game: string;
  seen: { [key: string]: unknown[] };
}

/** Whether the server can take people in. */
export interface Health {
  status: string;
  version: string;
  tables: number;
  connections: number;
  store: string;
}

/** Why a request was refused. */
export interface Problem {
  rule: string;
  detail?: string;
}

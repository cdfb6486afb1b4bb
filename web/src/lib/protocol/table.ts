/** Made by `wormery protocol` from the Structs of the server; do not edit. */

import type { WormiCommand } from './wormi';
import type { WormlordCommand } from './wormlord';
import type { WurmtCommand } from './wurmt';

/** The first message: who you are here. What you missed, or the whole view, follows. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: string;
  version: number;
  name: string;
  seats: number[];
  now: number;
  resumed: boolean;
}

/** Your seats have changed; a whole view for each new one follows, then what changed them. */
export interface Yours {
  type: 'yours';
  seats: number[];
}

/** The whole view of a seat, or of those who watch (seat null). */
export interface Shown {
  type: 'shown';
  version: number;
  seat: number | null;
  table: SeatingView;
  view: unknown | null;
}

/** A table as everybody sees it. */
export interface SeatingView {
  game: string;
  code: string;
  public: boolean;
  host: number | null;
  seats: ChairView[];
  options: unknown;
  phase: 'counting' | 'open' | 'over' | 'paused' | 'playing';
  starts: number | null;
  games: number;
  commitment: string | null;
  seed: string | null;
  zero: number;
  stopped: number | null;
  outcome: Outcome | null;
  proposal: 'end' | 'go_on' | 'pause' | null;
  agreed: number[];
  evening: EveningView | null;
}

/** A seat as everybody sees it. */
export interface ChairView {
  name: string;
  taken: boolean;
  bot: string | null;
  ready: boolean;
  face: string;
}

/** Who won and why; several winners share the win, and nobody wins a draw. */
export interface Outcome {
  winners: number[];
  reason: string;
  scores: number[];
}

/** What the same people have won against each other here (TB-28). */
export interface EveningView {
  games: number;
  wins: number[];
  draws: number;
}

/** One step: what a seat learns, and what changed in its view since the version before. */
export interface Update {
  type: 'update';
  version: number;
  seat: number | null;
  request_id?: string | null;
  news?: unknown[];
  table?: { [key: string]: unknown } | null;
  view?: unknown | null;
  changes?: { [key: string]: unknown } | null;
}

/** A request was accepted before, or changed nothing: it is durable at this version. */
export interface Done {
  type: 'done';
  request_id: string;
  version: number;
}

/** A request was refused, by which rule, and changed nothing. */
export interface Refused {
  type: 'refused';
  request_id: string | null;
  rule: string;
  detail?: string;
}

/** Whose owner is away, and how many watch. */
export interface Presence {
  type: 'presence';
  away: number[];
  watching: number;
}

/** Somebody said a phrase or showed a reaction, to you or to everybody. */
export interface Said {
  type: 'said';
  seat: number;
  phrase: string;
  to?: 'all' | 'partners';
  where?: number[] | null;
}

/** Somebody who watches claps or waves. */
export interface Cheered {
  type: 'cheered';
  reaction: 'clap' | 'wave';
}

/** Somebody points at a spot, or no longer does; they may go away without a word. */
export interface Pointed {
  type: 'pointed';
  seat: number;
  where: number[] | null;
  to: 'all' | 'partners';
}

/** A piece of a gesture that somebody else draws; some may be left out. */
export interface Streamed {
  type: 'streamed';
  seat: number;
  piece: unknown;
}

/** The answer to `ping`, with the server's time. */
export interface Pong {
  type: 'pong';
  sent: number;
  now: number;
}

/** The last message: why, and in how many milliseconds to come back with your last version. */
export interface Closing {
  type: 'closing';
  reason: 'flood' | 'gone' | 'moved' | 'slow' | 'stopping';
  back_in: number | null;
}

/** Say a phrase or show a reaction, from one of my seats; perhaps about a spot. */
export interface Say {
  type: 'say';
  seat: number;
  phrase: string;
  to: 'all' | 'partners';
  where: number[] | null;
}

/** Ask something of the table. */
export interface Ask {
  type: 'ask';
  request_id: string;
  command: Sit | Introduce | ChangeSeat | Leave | SeatBot | Arrange | TableReady | Propose | TableDecline;
}

/** Take a free seat, or one more: several people may share a device. */
export interface Sit {
  type: 'sit';
  seat: number;
  name: string | null;
  face: 'bow' | 'cap' | 'crown' | 'curl' | 'flower' | 'moustache' | 'specs' | 'sprout' | 'star' | 'tuft' | null;
}

/** Be called otherwise on a seat of mine, and look otherwise, from now on. */
export interface Introduce {
  type: 'introduce';
  seat: number;
  name: string;
  face: 'bow' | 'cap' | 'crown' | 'curl' | 'flower' | 'moustache' | 'specs' | 'sprout' | 'star' | 'tuft' | null;
}

/** Change from one of my seats to a free one, before the game. */
export interface ChangeSeat {
  type: 'change_seat';
  seat: number;
  to: number;
}

/** Give a seat up; the host may also free the seat of somebody who is away, or of a bot. */
export interface Leave {
  type: 'leave';
  seat: number;
}

/** Let a bot play a free seat, or the seat of somebody who is away. */
export interface SeatBot {
  type: 'seat_bot';
  seat: number;
  bot: string;
}

/** Propose how many sit down and what is played; the host does. */
export interface Arrange {
  type: 'arrange';
  seats: number;
  options: unknown;
}

/** I am ready: for the first game, or for another one after it. */
export interface TableReady {
  type: 'ready';
  seat: number;
  ready: boolean;
}

/** Ask to pause, go on or end, or agree with whoever asked. */
export interface Propose {
  type: 'propose';
  what: 'end' | 'go_on' | 'pause';
}

/** I do not agree with what is proposed. */
export interface TableDecline {
  type: 'decline';
}

/** Point at a spot, from one of my seats; null takes the finger away. */
export interface Point {
  type: 'point';
  seat: number;
  where: number[] | null;
  to: 'all' | 'partners';
}

/** Clap or wave, from beside the table. */
export interface Cheer {
  type: 'cheer';
  reaction: 'clap' | 'wave';
}

/** Look from one of my seats alone, or from beside the table; a whole view follows. */
export interface Look {
  type: 'look';
  seat: number | null;
}

/** A piece of a gesture as it is drawn; the last one has an id, for it is a request. */
export interface Stream {
  type: 'stream';
  seat: number;
  piece: unknown;
  request_id: string | null;
}

/** Ask for the server's time; answered with `pong`. */
export interface Ping {
  type: 'ping';
  sent: number;
}

/** One option of a game. */
export interface OptionInfo {
  name: string;
  values: string;
  default: string;
  meaning: string;
}

/** A seat as a passer-by sees it. */
export interface ListedSeat {
  name: string;
  bot: string | null;
  face: string;
  ready: boolean;
}

/** So many milliseconds for every move; days make it a game by correspondence. */
export interface PerMove {
  type: 'per_move';
  limit: number;
}

/** So many milliseconds for the whole game, and a bonus after every move. */
export interface Bank {
  type: 'bank';
  limit: number;
  bonus: number;
}

/** What every seat has left, and who has been thinking since when. */
export interface Clock {
  control: PerMove | Bank;
  left: number[];
  thinking: number | null;
  since: number;
}

/** What this page speaks. */
export const PROTOCOL = 3;

export type Phrase = 'hello' | 'good_luck' | 'have_fun' | 'well_played' | 'nice_one' | 'ouch' | 'oops' | 'thinking' | 'your_turn' | 'ready' | 'one_moment' | 'back_soon' | 'thanks' | 'sorry' | 'yes' | 'no' | 'another_game' | 'good_game' | 'bye';

export type Reaction = 'wave' | 'smile' | 'laugh' | 'wonder' | 'clap' | 'cheer' | 'cry' | 'sleepy' | 'heart' | 'wriggle';

export type TableCommand = Sit | Introduce | ChangeSeat | Leave | SeatBot | Arrange | TableReady | Propose | TableDecline;

/** Give a command of the game for one of my seats. */
export interface Play {
  type: 'play';
  id: string;
  seat: number;
  command: WormlordCommand | WormiCommand | WurmtCommand;
}

export type ClientMessage = Play | Say | Ask | Point | Cheer | Look | Stream | Ping;

export type ServerMessage = Welcome | Yours | Shown | Update | Done | Refused | Presence | Said | Cheered | Pointed | Streamed | Pong | Closing;

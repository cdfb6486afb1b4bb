/** Made by `wormery protocol` from the Structs of the server; do not edit. */

import type { Bank, Clock, Outcome, PerMove } from './table';

/** How this game is played; what is not said is as usual. */
export interface WurmtOptions {
  values_per_colour: number[];
  backs: 'coloured' | 'neutral';
  reading: 'blind' | 'memory';
  end: 'finish_round' | 'finish_turn' | 'immediate';
  announce: boolean;
  memory: 'friendly' | 'strict';
  discard: 'open' | 'top';
  first: number | null;
  ask_first: boolean;
  clock: PerMove | Bank | null;
  actions_per_colour: ('new_worm' | 'pass' | 'refresh' | 'remove' | 'spy')[];
  tails_per_colour: number;
  put_aside: [number, number, number, number];
  hand_size: number;
  refill_at: number;
  low: number;
  high: number;
}

/** Lay the card in a slot of my hand as the head of a worm; say a value if we announce. */
export interface Lay {
  type: 'lay';
  slot: number;
  worm: number;
  claim: number | null;
}

/** Play Remove: take an open card out of a worm; position 0 is the oldest. */
export interface Remove {
  type: 'remove';
  slot: number;
  worm: number;
  position: number;
}

/** Play Refresh: throw other slots of my hand away, ascending, and fill up. */
export interface Refresh {
  type: 'refresh';
  slot: number;
  discard: number[];
}

/** Play New worm: put a tail of the reserve on the table. */
export interface NewWorm {
  type: 'new_worm';
  slot: number;
  colour: 'blue' | 'pink' | 'yellow';
}

/** Play Spy: look at the hidden head of a worm. */
export interface Spy {
  type: 'spy';
  slot: number;
  worm: number;
}

/** Play Pass: end my turn without laying a head. */
export interface Pass {
  type: 'pass';
  slot: number;
}

/** Take my last card back, while nothing new came of it (DW-35). */
export interface TakeBack {
  type: 'take_back';
}

/** Say who saw a worm most recently, and so begins (DW-42). */
export interface Saw {
  type: 'saw';
  seat: number;
}

/** Nobody remembers: let the one begin who was drawn (DW-42). */
export interface LeaveToChance {
  type: 'leave_to_chance';
}

/** The bed as one seat may know it, with the moves it may make. */
export interface BedView {
  options: WurmtOptions;
  seat: number | null;
  first: number | null;
  player: number | null;
  turn: number;
  ending: boolean;
  hand: CardView[];
  backs: Backs[];
  worms: WormView[];
  reserve: number[];
  pile_size: number;
  aside_size: number;
  discard: CardView[];
  discard_size: number;
  plus: CardView[][];
  minus: CardView[][];
  scores: number[];
  records: ClaimRecord[];
  turned: TurnedView | null;
  clock: Clock | null;
  moves: (Lay | Remove | Refresh | NewWorm | Spy | Pass | TakeBack | Saw | LeaveToChance)[];
  outcome: Outcome | null;
  revealed: Revealed | null;
}

/** A card as far as it is known; an action with a neutral back has no colour. */
export interface CardView {
  colour?: 'blue' | 'pink' | 'yellow' | null;
  value?: number | null;
  action?: 'new_worm' | 'pass' | 'refresh' | 'remove' | 'spy' | null;
}

/** How many cards of which back a hand has, in no order (DW-04, DW-05). */
export interface Backs {
  yellow?: number;
  pink?: number;
  blue?: number;
  neutral?: number;
}

/** A worm: its open values, oldest first, their sum, and its head. */
export interface WormView {
  colour: 'blue' | 'pink' | 'yellow';
  values?: number[];
  length?: number;
  head?: HeadView | null;
}

/** A head: who laid it, what was said of it, and its value if the viewer is shown it. */
export interface HeadView {
  layer: number;
  value?: number | null;
  claim?: number | null;
  claimed_length?: number | null;
}

/** How often a player's claims came to light, and how often they were true (DW-32). */
export interface ClaimRecord {
  turned: number;
  true: number;
}

/** The head that was turned over last: truth and claim side by side (DW-32). */
export interface TurnedView {
  layer: number;
  card: CardView;
  claim?: number | null;
}

/** What is shown when the game is over: all that had been hidden. */
export interface Revealed {
  hands: CardView[][];
  pile: CardView[];
  aside: CardView[];
}

/** The cards are dealt and somebody begins; None if the table asks who (DW-42). */
export interface WurmtGameBegan {
  type: 'game_began';
  first: number | null;
}

/** It was said who saw a worm most recently, or left to chance; somebody begins (DW-42). */
export interface FirstNews {
  type: 'first_named';
  seat: number | null;
  first: number;
  by_chance: boolean;
}

/** A head was laid; its owner is told from which slot and, unless blind, what it was. */
export interface LaidNews {
  type: 'laid';
  seat: number;
  worm: number;
  colour: 'blue' | 'pink' | 'yellow';
  slot?: number | null;
  card?: CardView | null;
  claim?: number | null;
  claimed_length?: number | null;
  turned?: TurnedView | null;
  length?: number;
  timed_out?: boolean;
}

/** Remove took an open card out of a worm. */
export interface RemovedNews {
  type: 'removed';
  seat: number;
  action: CardView;
  worm: number;
  position: number;
  card: CardView;
  slot?: number | null;
}

/** Refresh threw cards on the discard, openly; their owner is told from which slots. */
export interface RefreshedNews {
  type: 'refreshed';
  seat: number;
  action: CardView;
  cards: CardView[];
  slot?: number | null;
  slots?: number[] | null;
}

/** New worm brought a tail to the table. */
export interface StartedNews {
  type: 'started';
  seat: number;
  action: CardView;
  colour: 'blue' | 'pink' | 'yellow';
  slot?: number | null;
}

/** Spy looked at a head; only the spy is told the value (DW-26). */
export interface SpiedNews {
  type: 'spied';
  seat: number;
  action: CardView;
  worm: number;
  slot?: number | null;
  value?: number | null;
}

/** Pass ended a turn. */
export interface PassedNews {
  type: 'passed';
  seat: number;
  action: CardView;
  slot?: number | null;
}

/** The last card went back to its hand. */
export interface TakenBackNews {
  type: 'taken_back';
  seat: number;
}

/** A worm was cleaned and a card went to the plus or the minus side. */
export interface CleanedNews {
  type: 'cleaned';
  seat: number;
  worm: number;
  card: CardView;
  side: 'minus' | 'plus';
}

/** Cards were drawn: everybody sees the backs, the owner the fronts. */
export interface FilledNews {
  type: 'filled';
  seat: number;
  backs: Backs;
  cards?: CardView[] | null;
}

/** A hand of nothing but actions was thrown away, openly. */
export interface ThrownNews {
  type: 'thrown';
  seat: number;
  cards: CardView[];
}

/** The pile was too small to fill a hand. */
export interface ShortNews {
  type: 'fell_short';
  seat: number;
}

/** One turn was finished, another begins. */
export interface TurnNews {
  type: 'turn';
  seat: number;
  next: number;
}

/** The game is over. */
export interface GameOver {
  type: 'game_over';
}

/** What a good player would do now, and a reason if there is one in a few words. */
export interface WurmtHint {
  command: Lay | Remove | Refresh | NewWorm | Spy | Pass | TakeBack | Saw | LeaveToChance;
  why: 'likely' | 'looks' | 'safe' | 'takes' | null;
  points: number;
  tenths: number;
}

export type WurmtCommand = Lay | Remove | Refresh | NewWorm | Spy | Pass | TakeBack | Saw | LeaveToChance;

export type WurmtView = BedView;

export type WurmtNews = WurmtGameBegan | FirstNews | LaidNews | RemovedNews | RefreshedNews | StartedNews | SpiedNews | PassedNews | TakenBackNews | CleanedNews | FilledNews | ThrownNews | ShortNews | TurnNews | GameOver;

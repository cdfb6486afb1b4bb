/** Made by `wormery protocol` from the Structs of the server; do not edit. */

import type { CheckMap, CheckedMap, JudgePulls, JudgeRope, JudgedPulls, JudgedRope, LaidKnot, LayKnot, ListMaps, Shelf, UnreadMap } from './advice';
import type { Outcome } from './table';

/** What may be chosen; nothing has to be. */
export interface WormlordOptions {
  map: string | null;
  unfair_maps: boolean;
  teams: (1 | 2)[];
  handicaps: ('figure-eight' | 'loop' | 'overhand')[];
  knots: 'any' | 'overhand';
  hold_s: number;
  rounds: number;
  timed: boolean;
  time_limit: number | null;
  countdown: number;
  patience: number;
  open_pointing: boolean;
}

/** I am ready for the next round; when all are, the count-down runs (WL-45). */
export interface WormlordReady {
  type: 'ready';
}

/** Take a rope from my reserve (WL-10). */
export interface Take {
  type: 'take';
}

/** Here is how I moved the rope in my hand; in a pair, the end of it that is mine (WL-11). */
export interface Tie {
  type: 'tie';
  rows: [number, number, number, number][];
}

/** Put the knot in my hand on a cell (WL-14). */
export interface Place {
  type: 'place';
  cell: Cell;
}

/** A place on the map, counted from the upper left corner. */
export interface Cell {
  col: number;
  row: number;
}

/** Here is how I backed an end, or both, out of the enemy's knot in my hand (WL-18). */
export interface Untie {
  type: 'untie';
  pulls: Pull[];
}

/** A finger that grabs an end of a knot and backs it out: x, y, milliseconds. */
export interface Pull {
  end: 'head' | 'tail';
  rows: [number, number, number][];
}

/** Put my HQ on a knot of mine (WL-24). */
export interface MoveHeadquarters {
  type: 'move_headquarters';
  cell: Cell;
}

/** We have lost this match; in a pair both have to say so (WL-40). */
export interface GiveUp {
  type: 'give_up';
}

/** The table as somebody sees it. */
export interface GardenView {
  seat: number | null;
  side: number | null;
  map: Map;
  knots: KnotView[];
  sides: SideView[];
  choices: Choices;
  phase: 'counting_down' | 'finished' | 'gathering' | 'playing';
  round: number;
  rounds: number;
  ready: number[];
  signal: number | null;
  ends: number | null;
  now: number;
  loose: [number, number, number, number][];
  outcome: Outcome | null;
  ropes: { [key: number]: string };
  knots_allowed: 'any' | 'overhand';
}

/** A garden before anybody has placed a knot, drawn as text. */
export interface Map {
  name: string;
  sides: number[];
  rows: string[];
  note: string;
}

/** A knot on the board. */
export interface KnotView {
  cell: Cell;
  side: number;
  number: number;
}

/** How a side stands. */
export interface SideView {
  seats: number[];
  handicap: 'figure-eight' | 'loop' | 'overhand';
  wins: number;
  reserve: number;
  hand: HandView;
  headquarters: Cell | null;
  objectives: Cell[];
  points: number;
  since: number | null;
  is_idle: boolean;
  has_left: boolean;
}

/** What a side holds. */
export interface HandView {
  holds: 'empty' | 'enemy_knot' | 'own_knot' | 'rope';
  owner: number | null;
  ends: [boolean, boolean];
  number: number | null;
  slips: number | null;
  hold: number | null;
}

/** What I may do now. */
export interface Choices {
  can_ready: boolean;
  can_take: boolean;
  can_tie: boolean;
  can_untie: boolean;
  can_give_up: boolean;
  places: Cell[];
  posts: Cell[];
  reach: Cell[];
  at_risk: Cell[];
}

/** Sides, map and terms are settled. */
export interface MatchBegun {
  type: 'match_begun';
  terms: Terms;
  at: number;
}

/** What was agreed before the match, worked out for these sides. */
export interface Terms {
  plan: Map;
  people: number[];
  handicaps: ('figure-eight' | 'loop' | 'overhand')[];
  rounds: number;
  countdown: number;
  limit: number | null;
  patience: number;
  seed: number;
  knots: 'any' | 'overhand';
  hold: number | null;
}

/** A rope went from a reserve into the hand. */
export interface RopeTaken {
  type: 'rope_taken';
  side: number;
  seat: number;
  at: number;
}

/** One of a pair has moved an end of the rope; the other end is awaited (WL-34). */
export interface EndLaid {
  type: 'end_laid';
  side: number;
  seat: number;
  end: 'head' | 'tail';
  rope: string;
  at: number;
}

/** The rope in hand is a knot. */
export interface KnotTied {
  type: 'knot_tied';
  side: number;
  seat: number;
  number: number;
  kind: 'no_knot' | 'other_knot' | 'overhand' | 'tangle' | 'too_small' | 'unfinished';
  name: string;
  hand: 'left' | 'right' | null;
  rope: string;
  at: number;
  lying: '6_2' | '6_3' | 'double overhand' | 'figure-eight' | 'overhand' | 'stevedore' | 'three-twist' | 'triple overhand' | 'two overhands';
  hold: number | null;
}

/** A knot came down; the enemy's knot it met, if any, is in the conqueror's hand. */
export interface CellConquered {
  type: 'cell_conquered';
  side: number;
  seat: number;
  cell: Cell;
  taken_from: number | null;
  at: number;
}

/** One of a pair has backed an end out of an enemy's knot; more is awaited (WL-35). */
export interface EndPulled {
  type: 'end_pulled';
  side: number;
  seat: number;
  end: 'head' | 'tail';
  pulls: string[];
  at: number;
}

/** An enemy's knot is undone, and its rope is back in its owner's reserve. */
export interface KnotUntied {
  type: 'knot_untied';
  side: number;
  seat: number;
  owner: number;
  pulls: string[];
  at: number;
}

/** An HQ stands on another knot, or on the board for the first time. */
export interface HeadquartersMoved {
  type: 'headquarters_moved';
  side: number;
  seat: number;
  cell: Cell;
  at: number;
}

/** Somebody is ready for the round. */
export interface SeatReadied {
  type: 'seat_readied';
  seat: number;
  at: number;
}

/** All are ready: the garden is laid out anew, and the signal has a time. */
export interface CountdownStarted {
  type: 'countdown_started';
  signal: number;
  at: number;
}

/** NOUEZ! NU! TIE! LOS! */
export interface SignalGiven {
  type: 'signal_given';
  at: number;
}

/** A knot that could have been placed was not: it is a rope again, in the same hand (WL-12). */
export interface KnotSlipped {
  type: 'knot_slipped';
  side: number;
  at: number;
}

/** A side could have acted for a while and has not (WL-37). */
export interface SideIdled {
  type: 'side_idled';
  side: number;
  at: number;
}

/** Somebody would give up; when all of a side do, it leaves the match (WL-40). */
export interface SeatGaveUp {
  type: 'seat_gave_up';
  seat: number;
  at: number;
}

/** A side has won the round. */
export interface RoundWon {
  type: 'round_won';
  side: number;
  reason: 'objectives' | 'points';
  points: number[];
  at: number;
}

/** Nobody has most points: the round is played again (WL-33). */
export interface RoundTied {
  type: 'round_tied';
  points: number[];
  at: number;
}

/** It is over. */
export interface MatchWon {
  type: 'match_won';
  side: number;
  reason: 'last_left' | 'rounds';
  at: number;
}

/** What is wrong with a map, and the id of the rule that says so. */
export interface Flaw {
  rule: string;
  what: 'cut_off' | 'doubled_base' | 'few_objectives' | 'missing_base' | 'spare_base' | 'uneven' | 'wrong_size';
  detail: string;
  cells: Cell[];
  values: { [key: string]: string | number };
}

export type WormlordCommand = WormlordReady | Take | Tie | Place | Untie | MoveHeadquarters | GiveUp;

export type WormlordView = GardenView;

export type WormlordNews = MatchBegun | RopeTaken | EndLaid | KnotTied | CellConquered | EndPulled | KnotUntied | HeadquartersMoved | SeatReadied | CountdownStarted | SignalGiven | KnotSlipped | SideIdled | SeatGaveUp | RoundWon | RoundTied | MatchWon;

export type WormlordPhrase = 'take_this' | 'guard_this' | 'hq_here' | 'i_place' | 'you_place' | 'i_untie' | 'you_untie' | 'hurry';

export type WormlordQuestion = ListMaps | CheckMap | JudgeRope | LayKnot | JudgePulls;

export type WormlordAnswer = Shelf | CheckedMap | UnreadMap | JudgedRope | LaidKnot | JudgedPulls;

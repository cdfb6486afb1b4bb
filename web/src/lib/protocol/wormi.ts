/** Made by `wormery protocol` from the Structs of the server; do not edit. */

import type { Bank, Clock, Outcome, PerMove } from './table';

/** What the two players agree on before they begin. */
export interface WormiOptions {
  layout: 'bands' | 'block' | 'diamond' | 'ends' | 'homes' | 'outer_bands' | 'ring' | string[];
  position: string | null;
  fairness: 'pair' | 'pie' | 'plain';
  passing: 'landing' | 'strict';
  repetition: number;
  quiet: number;
  clock: PerMove | Bank | null;
  hints: boolean;
}

/** Move a piece to a square, by the way drawn if one is drawn (WI-12). */
export interface Move {
  type: 'move';
  piece: number;
  to: string;
  path?: string[];
}

/** Choose my side, having seen the deal (WI-18). */
export interface Choose {
  type: 'choose';
  side: number;
}

/** Give this game up (WI-16). */
export interface Resign {
  type: 'resign';
}

/** Propose a draw (WI-16), or that my last move be taken back (WI-19). */
export interface Offer {
  type: 'offer';
  what: 'draw' | 'take_back';
}

/** Agree to what the other one proposed. */
export interface Accept {
  type: 'accept';
}

/** Turn a proposal down, or withdraw my own. */
export interface WormiDecline {
  type: 'decline';
}

/** A match as a seat sees it; spectators see the same, and can do nothing. */
export interface MatchView {
  seat: number | null;
  side: number | null;
  blue: number | null;
  pieces: [string[], string[]];
  to_move: number | null;
  moves: MoveView[];
  may_choose: boolean;
  may_offer: ('draw' | 'take_back')[];
  pending: Offered | null;
  last: MoveMade | null;
  played: string[];
  runs: [Run, Run];
  quiet: number;
  points: [number, number];
  ended: GameEnded[];
  clock: Clock | null;
  now: number;
  outcome: Outcome | null;
  passing: 'landing' | 'strict';
}

/** A move that may be made: the piece, where it ends, and a shortest way there. */
export interface MoveView {
  piece: number;
  to: string;
  path: string[];
}

/** Somebody proposed something. */
export interface Offered {
  type: 'offered';
  seat: number;
  what: 'draw' | 'take_back';
}

/** A piece went along a path, from its first square to its last. */
export interface MoveMade {
  type: 'move_made';
  piece: number;
  path: string[];
  at: number;
}

/** The longest run of a side: its first and its last number. */
export interface Run {
  first: number;
  last: number;
}

/** A game of the match is over; a draw has no winner. */
export interface GameEnded {
  type: 'game_ended';
  winner: number | null;
  reason: 'agreed' | 'quiet' | 'repetition' | 'resigned' | 'time' | 'worm';
  at: number;
}

/** The numbers are dealt. */
export interface MatchBegan {
  type: 'match_began';
  options: WormiOptions;
  deal: Position;
}

/** Where everything stands and who is to move; hides nothing. */
export interface Position {
  pieces: [string[], string[]];
  to_move: number;
}

/** A game of the match begins, and one seat is blue. */
export interface WormiGameBegan {
  type: 'game_began';
  blue: number;
  at: number;
}

/** The side to move has no legal move (WI-15). */
export interface Passed {
  type: 'passed';
  at: number;
}

/** The proposal is off the table. */
export interface Declined {
  type: 'declined';
  seat: number;
}

/** The last moves never happened, as both agreed. */
export interface TakenBack {
  type: 'taken_back';
  count: number;
  at: number;
}

/** A good move, why it is good, and how many moves both sides need with it. */
export interface WormiHint {
  move: MoveView;
  why: 'finishes' | 'hinders' | 'joins' | 'prepares' | 'sure';
  joins: number[];
  mine: number;
  theirs: number;
}

/** A moment of a game: how far both are from their worms, and what the last move lost. */
export interface Remark {
  number: number;
  side: number | null;
  still: Still;
  distances: [number, number];
  lost: number;
  better: Still[];
}

/** The board at a moment, and how it came about. */
export interface Still {
  pieces: [string[], string[]];
  runs: [Run, Run];
  last: MoveView | null;
  text: string;
}

/** Which puzzles are there, for those who pass squares by this reading? */
export interface ListPuzzles {
  type: 'list_puzzles';
  passing: 'landing' | 'strict';
}

/** What comes of these moves of mine in a puzzle? The answers between them are the coach's. */
export interface TryPuzzle {
  type: 'try_puzzle';
  number: number;
  tried: Move[];
  show: boolean;
  passing: 'landing' | 'strict';
}

/** What if: so many moves of a finished game, then these, by both sides in turn. */
export interface Explore {
  type: 'explore';
  record: string;
  number: number;
  tried: Move[];
  show: boolean;
}

/** All puzzles, the easy ones first. */
export interface PuzzleList {
  type: 'puzzle_list';
  puzzles: PuzzleInfo[];
}

/** A puzzle as the list shows it: finish in so many moves, whatever the other one does. */
export interface PuzzleInfo {
  number: number;
  length: number;
  side: number;
  grade: 'easy' | 'hard' | 'medium';
}

/** How far a puzzle has come. */
export interface PuzzleTried {
  type: 'puzzle_tried';
  puzzle: PuzzleInfo;
  stills: Still[];
  moves: MoveView[];
  left: number;
  verdict: 'astray' | 'open' | 'solved';
  best: MoveView | null;
}

/** A moment that never was. */
export interface Explored {
  type: 'explored';
  still: Still;
  side: number;
  moves: MoveView[];
  distances: [number, number];
  hint: WormiHint | null;
}

export type WormiCommand = Move | Choose | Resign | Offer | Accept | WormiDecline;

export type WormiView = MatchView;

export type WormiNews = MatchBegan | WormiGameBegan | MoveMade | Passed | Offered | Declined | TakenBack | GameEnded;

export type WormiLessonQuestion = ListPuzzles | TryPuzzle | Explore;

export type WormiLessonAnswer = PuzzleList | PuzzleTried | Explored;

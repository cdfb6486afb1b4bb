/** Made by `wormery protocol` from the Structs of the server; do not edit. */

/** What this page speaks. */
export const PROTOCOL = 3;

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

/** Your seats have changed; a whole view for each new one follows. */
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

/** Say a phrase or show a reaction, from one of my seats; perhaps about a spot. */
export interface Say {
  type: 'say';
  seat: number;
  phrase: string;
  to: 'all' | 'partners';
  where: number[] | null;
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

/** One option of a game. */
export interface OptionInfo {
  name: string;
  values: string;
  default: string;
  meaning: string;
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
  seats: TablePlace[];
  phase: string;
  public: boolean;
  watching: number;
  changed: number;
}

/** A seat as a passer-by sees it. */
export interface TablePlace {
  name: string;
  bot: string | null;
  face: string;
  ready: boolean;
}

/** A table where you hold a seat. */
export interface MyTable {
  table: string;
  code: string;
  link: string;
  game: string;
  options: unknown;
  seats: TablePlace[];
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
  seats: TablePlace[];
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

/** What a file that somebody brought tells: what each seat, and `watch`, was shown. */
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
export interface WormlordPlace {
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

/** Which maps come with the game (WL-04)? */
export interface ListMaps {
  type: 'list_maps';
}

/** Is this text a map, and is it legal and fair (WL-06)? */
export interface CheckMap {
  type: 'check_map';
  text: string;
}

/** What knot does this rope hold? */
export interface JudgeRope {
  type: 'judge_rope';
  rows: [number, number, number, number][];
}

/** Lay a knot before me that I can untie (WL-38). */
export interface LayKnot {
  type: 'lay_knot';
  lying: '6_2' | '6_3' | 'double overhand' | 'figure-eight' | 'overhand' | 'stevedore' | 'three-twist' | 'triple overhand' | 'two overhands';
  hand: 'left' | 'right';
  seed: number;
}

/** Is the knot that was laid so free after these pulls? */
export interface JudgePulls {
  type: 'judge_pulls';
  lying: '6_2' | '6_3' | 'double overhand' | 'figure-eight' | 'overhand' | 'stevedore' | 'three-twist' | 'triple overhand' | 'two overhands';
  hand: 'left' | 'right';
  seed: number;
  pulls: Pull[];
}

/** The maps that come with the game, the basic ones first. */
export interface Shelf {
  type: 'shelf';
  maps: Map[];
}

/** A map that could be read, and what is wrong with it. */
export interface CheckedMap {
  type: 'checked_map';
  map: Map;
  text: string;
  flaws: Flaw[];
  playable: boolean;
  fair: boolean;
}

/** What is wrong with a map, and the id of the rule that says so. */
export interface Flaw {
  rule: string;
  what: 'cut_off' | 'doubled_base' | 'few_objectives' | 'missing_base' | 'spare_base' | 'uneven' | 'wrong_size';
  detail: string;
  cells: Cell[];
  values: { [key: string]: string | number };
}

/** A text that is no map, and where it goes wrong, counted from 1. */
export interface UnreadMap {
  type: 'unread_map';
  why: 'bad_name' | 'bad_sides' | 'bad_sign' | 'missing_key' | 'no_colon' | 'no_drawing' | 'no_text' | 'said_twice' | 'too_long' | 'too_much' | 'uneven_row' | 'unknown_key' | 'unprintable' | 'wrong_count';
  line: number;
  column: number;
}

/** What the judge sees in a rope. */
export interface JudgedRope {
  type: 'judged_rope';
  kind: 'no_knot' | 'other_knot' | 'overhand' | 'tangle' | 'too_small' | 'unfinished';
  name: string;
  hand: 'left' | 'right' | null;
  crossings: number;
  millis: number;
}

/** A knot that lies there to be untied. */
export interface LaidKnot {
  type: 'laid_knot';
  rows: [number, number, number, number][];
}

/** What pulling came to. */
export interface JudgedPulls {
  type: 'judged_pulls';
  free: boolean;
  millis: number;
}

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

/** What every seat has left, and who has been thinking since when. */
export interface Clock {
  control: PerMove | Bank;
  left: number[];
  thinking: number | null;
  since: number;
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
  records: Record[];
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
export interface Record {
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

export type Phrase = 'hello' | 'good_luck' | 'have_fun' | 'well_played' | 'nice_one' | 'ouch' | 'oops' | 'thinking' | 'your_turn' | 'ready' | 'one_moment' | 'back_soon' | 'thanks' | 'sorry' | 'yes' | 'no' | 'another_game' | 'good_game' | 'bye';

export type Reaction = 'wave' | 'smile' | 'laugh' | 'wonder' | 'clap' | 'cheer' | 'cry' | 'sleepy' | 'heart' | 'wriggle';

export type TableCommand = Sit | Introduce | ChangeSeat | Leave | SeatBot | Arrange | TableReady | Propose | TableDecline;

export type WormlordCommand = WormlordReady | Take | Tie | WormlordPlace | Untie | MoveHeadquarters | GiveUp;

export type WormlordView = GardenView;

export type WormlordNews = MatchBegun | RopeTaken | EndLaid | KnotTied | CellConquered | EndPulled | KnotUntied | HeadquartersMoved | SeatReadied | CountdownStarted | SignalGiven | KnotSlipped | SideIdled | SeatGaveUp | RoundWon | RoundTied | MatchWon;

export type WormlordPhrase = 'take_this' | 'guard_this' | 'hq_here' | 'i_place' | 'you_place' | 'i_untie' | 'you_untie' | 'hurry';

export type WormlordQuestion = ListMaps | CheckMap | JudgeRope | LayKnot | JudgePulls;

export type WormlordAnswer = Shelf | CheckedMap | UnreadMap | JudgedRope | LaidKnot | JudgedPulls;

export type WormiCommand = Move | Choose | Resign | Offer | Accept | WormiDecline;

export type WormiView = MatchView;

export type WormiNews = MatchBegan | WormiGameBegan | MoveMade | Passed | Offered | Declined | TakenBack | GameEnded;

export type WormiLessonQuestion = ListPuzzles | TryPuzzle | Explore;

export type WormiLessonAnswer = PuzzleList | PuzzleTried | Explored;

export type WurmtCommand = Lay | Remove | Refresh | NewWorm | Spy | Pass | TakeBack | Saw | LeaveToChance;

export type WurmtView = BedView;

export type WurmtNews = WurmtGameBegan | FirstNews | LaidNews | RemovedNews | RefreshedNews | StartedNews | SpiedNews | PassedNews | TakenBackNews | CleanedNews | FilledNews | ThrownNews | ShortNews | TurnNews | GameOver;

/** Give a command of the game for one of my seats. */
export interface Play {
  type: 'play';
  id: string;
  seat: number;
  command: WormlordCommand | WormiCommand | WurmtCommand;
}

export type ClientMessage = Play | Ask | Say | Point | Cheer | Look | Stream | Ping;

export type ServerMessage = Welcome | Yours | Shown | Update | Done | Refused | Presence | Said | Cheered | Pointed | Streamed | Pong | Closing;

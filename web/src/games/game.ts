/** What the pages know about a game: how it is drawn, described and pictured. */
import type { Component, Snippet } from 'svelte';
import type { Audience, Finger } from '$lib/net/talk.svelte';
import type { Person } from '$lib/people/people';
import type { Skin } from '../drawings/worms';

/** What just happened, for those who look at it from here. */
export interface Moment<News = unknown> {
  version: number;
  news: readonly News[];
}

/** What every game's component is given; it reports requests and knows neither rule nor socket. */
export interface PlayProps<View = unknown, Command = unknown, News = unknown> {
  view: View;
  people: readonly Person[];
  moment: Moment<News> | null;
  /** The game's time in milliseconds. */
  time: () => number;
  /** Nothing can be done from here: a replay, a pause, a spectator. */
  still: boolean;
  /** Big screen: large, and without controls. */
  big: boolean;
  /** A finished game looked at step by step: nothing counts down, for time stands still. */
  replayed?: boolean;
  /** Only the own hand and its controls: the table is on a big screen. */
  hand?: boolean;
  /** Several people of this table share the device, so nothing turns around for one of them. */
  shared?: boolean;
  onplay: (command: Command) => void;
  /** A piece of a gesture that is drawn live; the last one is a request. */
  onstream?: (piece: readonly unknown[], isLast: boolean) => void;
  /** Receive the gestures of others piece by piece; returns how to stop. */
  listen?: (receive: (seat: number, piece: unknown) => void) => () => void;
  /** Where others point. */
  fingers?: readonly Finger[];
  /** Point at something, or lift the finger; nothing where nobody would see it. */
  onpoint?: ((where: readonly number[] | null) => void) | null;
  /** Say something to partners, perhaps about something; nothing for who plays alone. */
  onsay?: ((phrase: string, where: readonly number[] | null) => void) | null;
  /** How many requests were refused so far. */
  refusals?: number;
  /** The result, to be put beside the board where the controls were; nothing while a game is on. */
  over?: Snippet | null;
  /** The game has just ended before our eyes: time to celebrate. */
  celebrates?: boolean;
  /** What stands on somebody's card beside the name: that they are away, and what can be done. */
  onCard?: Snippet<[Person]> | null;
  /** Ask the coach for a hint; nothing where hints would harm somebody, or nobody teaches. */
  hint?: (() => Promise<unknown>) | null;
}

/** What a game's study is given: finished games in writing. */
export interface StudyProps {
  records: readonly string[];
  /** Where the game can be watched again. */
  back: string | null;
}

/** A game's study, and how to write down what a spectator saw. */
export interface StudyModule {
  default: Component<StudyProps>;
  recordsOf: (views: never) => readonly string[];
}

/** What a game's puzzles are given: which one, as the address says it. */
export interface PuzzlesProps {
  chosen: string | null;
}

/** Somebody who plays from a device that several share, with a view of their own. */
export interface Sitter<View = unknown> {
  seat: number;
  view: View;
  /** How many of their requests were refused so far, and why the last one. */
  refusals: number;
  refusal: { rule: string; detail: string } | null;
  /** Who would see this one point; null is nobody. */
  pointsTo: Audience | null;
}

/** Several people around one device, all at once. */
export interface TogetherProps<View = unknown, Command = unknown, News = unknown> {
  sitters: readonly Sitter<View>[];
  people: readonly Person[];
  moment: Moment<News> | null;
  time: () => number;
  still: boolean;
  onplay: (seat: number, command: Command) => void;
  onstream: (seat: number, piece: readonly unknown[], isLast: boolean) => void;
  listen: (receive: (seat: number, piece: unknown) => void) => () => void;
  /** Where others point. */
  fingers: readonly Finger[];
  onpoint: (seat: number, where: readonly number[] | null) => void;
}

/** What a component is given that asks for some options in a way of its own. */
export interface ChooserProps {
  /** Where there is little room: only what is needed to choose. */
  short?: boolean;
  options: Readonly<Record<string, unknown>>;
  seats: number;
  host: boolean;
  onarrange: (seats: number, options: Record<string, unknown>) => void;
}

/** What is agreed before a game, as plain data. */
type Options = Readonly<Record<string, unknown>>;

/** Options that are chosen by looking, not by filling in a form. */
export interface Choosing {
  options: readonly string[];
  /** What is shown wherever a game is begun, and not only where options are changed; it is there at once. */
  plain?: Component<ChooserProps>;
  /** What is chosen, in a word or two; nothing where it is as usual. */
  inShort: (seats: number, options: Options) => string;
  /** How high it is in rem, for hosts and for guests: its room is kept until it is there. */
  room?: readonly [number, number];
  load: () => Promise<{ default: Component<ChooserProps> }>;
}

/** How seats make sides, where several people may share one. */
export interface Sharing {
  /** The side of every seat. */
  sides: (seats: number, options: Options) => readonly number[];
  /** The options once so many people sit down: what no longer fits them is as usual. */
  reseated: (seats: number, options: Options) => Promise<Record<string, unknown>>;
}

/** A page of a game's own, away from any table. */
export interface GamePage {
  /** Its address: one word after a slash. */
  address: string;
  /** The name of its words. */
  words: string;
  /** Something to do while others are awaited. */
  pastime?: boolean;
  /** Works without a connection. */
  alone?: boolean;
  load: () => Promise<{ default: Component<{ parts: readonly string[] }> }>;
}

/** A rule that is drawn as well as said. */
export interface Example {
  /** Which drawing; its caption is the word `GAME-example-NAME`. */
  name: string;
  /** The rule it stands at. */
  rule: string;
}

/** The drawings of a game's rules: the first three tell newcomers what it is about. */
export interface Examples {
  list: readonly Example[];
  load: () => Promise<{ default: Component<{ name: string }> }>;
}

/** A game as the pages use it; parts are fetched when a table needs them. */
export interface Face {
  name: string;
  /** How the ids of its rules begin. */
  rules: string;
  /** Whether hands are hidden, so that a curtain falls when a device is passed on. */
  secret: boolean;
  Picture: Component;
  examples?: Examples;
  /** Nothing while this page cannot play the game. */
  load: (() => Promise<Playable>) | null;
  /** Finished games looked at with a coach. */
  study?: () => Promise<StudyModule>;
  /** Something to solve. */
  puzzles?: () => Promise<{ default: Component<PuzzlesProps> }>;
  choosing?: readonly Choosing[];
  /** What friends who are invited agree on, until they choose otherwise. */
  invited?: Options;
  sharing?: Sharing;
  /** The colours of the seats, before anything is played; without it each seat has one of its own. */
  skins?: (seats: number, options: Options) => readonly Skin[];
  pages?: readonly GamePage[];
}

/** Where a lesson stands: what the coach says, and what the pupil is shown. */
export interface Step {
  /** The name of the coach's words, and what is put into them. */
  words: string;
  values: Record<string, string | number>;
  at: number;
  of: number;
  /** The pupil's view, with only the moves that the step is about. */
  view: unknown;
  /** The coach has to be told to go on. */
  pause: boolean;
}

/** A lesson at a real table, against an opponent who plays by a script. */
export interface Lesson {
  options: Record<string, unknown>;
  /** What the coach says now; nothing when all is learnt. *paused* counts the pauses so far, *deeds* tells what the pupil has done. */
  step: (view: never, paused: number, opponent: string, deeds: readonly string[]) => Step | null;
  /** What the opponent does now, seen from the opponent's seat. */
  reply: (view: never) => unknown;
  /** Where the opponent does something that takes time, piece by piece: whether it is due, and how it is done; *draw* returns how to stop. */
  gesture?: { isDue: (view: never) => boolean; draw: (stream: (piece: readonly unknown[], isLast: boolean) => void) => () => void };
}

/** The part of a game that is fetched with its first table; each knows its own views and news. */
export interface Playable {
  Play: Component<PlayProps<any, any, any>>;
  /** Where all of a shared device play at once, each from an own edge of it. */
  Together?: Component<TogetherProps<any, any, any>>;
  /** What happened, in words, as a seat may know it; null is what everybody may. *view* is what lies there now. */
  describe: (news: never, people: readonly Person[], seat: number | null, view?: never) => string;
  /** The name of the chapter that begins with a step of a replay; nothing where none does. */
  chapter?: (news: readonly never[], view: never, before: never, people: readonly Person[]) => string;
  /** Whose move is awaited, by seat. */
  awaited: (view: never) => readonly number[];
  /** What each seat has, for those who compare: points or wins. */
  standing: (view: never) => readonly number[] | null;
  lesson: Lesson;
  /** The colours that the seats have in a view, where they change from game to game. */
  skins?: (view: never) => readonly Skin[];
  /** Who shares a side with the seat that looks. */
  partners?: (view: never) => readonly number[];
  /** What partners can say beside what everybody can. */
  phrases?: readonly string[];
  /** Whether everybody agreed that all may point, by the options of the table. */
  pointingAgreed?: (options: never) => boolean;
  /** Whether everybody agreed to hints, by the options of the table. */
  hintsAgreed?: (options: never) => boolean;
  /** A view with what the news bring that updates leave out. */
  applyNews?: (view: never, news: never) => unknown;
  /** For replays: the game's time in milliseconds at which a view was seen, where views tell it. */
  timeOf?: (view: never) => number;
  /** For replays: a spectator's view with everything open that the views of all seats tell. */
  reveal?: (watched: never, seats: never) => unknown;
}

/** Made by `wormery protocol` from the Structs of the server; do not edit. */

import type { Flaw, Map, Pull } from './wormlord';

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

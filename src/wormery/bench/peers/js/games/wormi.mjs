// Wormi in plain JavaScript, for other servers to play: the rules of docs/rules/wormi.md (deal,
// moves, worms, repetition, passing), and all legal moves as the JSON text that our views show.
// Squares are numbers from 0 along the ranks: a1, b1, ... g10. tests/bench/peers compares it with
// the rules in Python, move for move.

const FILES = "abcdefg";
export const PIECES = 16;
export const REPETITIONS = 3;
const DIAGONALS = [[-1, -1], [-1, 1], [1, -1], [1, 1]];
const STRAIGHTS = [[-1, 0], [0, -1], [0, 1], [1, 0]];
const DIAMOND = [0, 1, 3, 5, 7, 7, 5, 3, 1, 0]; // starting squares on each rank, around file d

const at = (file, rank) => (file >= 0 && file < 7 && rank >= 0 && rank < 10 ? 7 * rank + file : -1);
const SQUARES = Array.from({ length: 70 }, (_, number) => number);
const NAMES = SQUARES.map((square) => FILES[square % 7] + (Math.floor(square / 7) + 1));
export const NUMBERS = new Map(NAMES.map((name, square) => [name, square]));

const away = (square, [right, up], far) =>
  at((square % 7) + far * right, Math.floor(square / 7) + far * up);
const STEPS = SQUARES.map((square) =>
  Int8Array.from(DIAGONALS.map((way) => away(square, way, 1)).filter((near) => near >= 0)),
);
/** Over which square a jump leads where, by turns (WI-07). */
const JUMPS = SQUARES.map((square) =>
  Int8Array.from(
    [...DIAGONALS, ...STRAIGHTS]
      .map((way) => [away(square, way, 1), away(square, way, 2)])
      .filter(([, land]) => land >= 0)
      .flat(),
  ),
);
const TOUCHING = new Uint8Array(70 * 70);
for (const here of SQUARES) for (const near of STEPS[here]) TOUCHING[70 * here + near] = 1;

// What a listed move is written with.
const QUOTED = NAMES.map((name) => `"${name}"`);
const NEXT = NAMES.map((name) => `,"${name}"`);
const HEADS = Array.from({ length: PIECES }, (_, number) =>
  NAMES.map((name) => `{"piece":${number + 1},"to":"${name}","path":[`),
);

// Room for one search; nothing here is asynchronous, so all games share it.
const taken = new Uint8Array(70);
const reached = new Int32Array(70); // the search that came here last
const before = new Int8Array(70); // where it came from
const frontier = new Int8Array(70); // the start, and all goals in the order they were found
const ways = new Array(70).fill("");
let search = 0;

function lay(pieces) {
  taken.fill(0);
  for (let number = 0; number < 2 * PIECES; number += 1) taken[pieces[number]] = 1;
}

/** Search one step and all jumps of the piece on a square; how many squares stand in `frontier`. */
function searchFrom(start) {
  search += 1;
  reached[start] = search;
  taken[start] = 0; // it is empty while the piece travels, but no goal (WI-10)
  frontier[0] = start;
  let count = 1;
  for (let next = 0; next < count; next += 1) {
    const here = frontier[next];
    const jumps = JUMPS[here];
    for (let way = 0; way < jumps.length; way += 2) {
      const land = jumps[way + 1];
      if (taken[jumps[way]] === 1 && taken[land] === 0 && reached[land] !== search) {
        reached[land] = search;
        before[land] = here;
        frontier[count] = land;
        count += 1;
      }
    }
  }
  const steps = STEPS[start];
  for (let way = 0; way < steps.length; way += 1) {
    const near = steps[way];
    if (taken[near] === 0) {
      reached[near] = search;
      before[near] = start;
      frontier[count] = near;
      count += 1;
    }
  }
  taken[start] = 1;
  return count;
}

/** The way to a square that the last search has reached. */
function wayTo(start, to) {
  const path = [NAMES[to]];
  for (let here = to; here !== start; ) {
    here = before[here];
    path.push(NAMES[here]);
  }
  return path.reverse();
}

/** All moves of a side as the JSON that a view shows, shortest ways first (WI-05 to WI-12). */
export function legalText(pieces, side) {
  lay(pieces);
  let text = "";
  for (let number = 0; number < PIECES; number += 1) {
    const heads = HEADS[number];
    const start = pieces[PIECES * side + number];
    const count = searchFrom(start);
    ways[start] = QUOTED[start];
    for (let next = 1; next < count; next += 1) {
      const to = frontier[next];
      ways[to] = ways[before[to]] + NEXT[to];
      text += (text === "" ? "" : ",") + heads[to] + ways[to] + "]}";
    }
  }
  return `[${text}]`;
}

/** The same as objects. */
export function legalMoves(pieces, side) {
  lay(pieces);
  const moves = [];
  for (let number = 0; number < PIECES; number += 1) {
    const start = pieces[PIECES * side + number];
    const count = searchFrom(start);
    for (let next = 1; next < count; next += 1) {
      const to = frontier[next];
      moves.push({ piece: number + 1, to: NAMES[to], path: wayTo(start, to) });
    }
  }
  return moves;
}

export function isStuck(pieces, side) {
  lay(pieces);
  for (let number = 0; number < PIECES; number += 1) {
    if (searchFrom(pieces[PIECES * side + number]) > 1) return false;
  }
  return true;
}

/** A shortest way of a side's piece to a square, by name; null if there is none. */
export function way(pieces, side, piece, name) {
  const to = NUMBERS.get(name);
  if (to === undefined || !Number.isInteger(piece) || piece < 1 || piece > PIECES) return null;
  const start = pieces[PIECES * side + piece - 1];
  lay(pieces);
  searchFrom(start);
  return reached[to] === search && to !== start ? wayTo(start, to) : null;
}

/** How many numbers of a side follow one another, each touching the one before (WI-13). */
export function longestRun(pieces, side) {
  const first = PIECES * side;
  let begin = first;
  let longest = 1;
  for (let number = first + 1; number < first + PIECES; number += 1) {
    if (TOUCHING[70 * pieces[number - 1] + pieces[number]] === 0) begin = number;
    else if (number - begin + 1 > longest) longest = number - begin + 1;
  }
  return longest;
}

/** One game in memory. */
export class Wormi {
  constructor(pieces = deal(), side = 0) {
    this.position = Buffer.from([...pieces, side]); // blue's squares, pink's, and who is to move
    this.runs = [longestRun(pieces, 0), longestRun(pieces, 1)];
    this.best = [...this.runs];
    this.quiet = 0; // moves of both sides since a best run grew
    this.over = null; // why
    this.seen = new Map();
    this.listed = null;
    this.count();
  }

  get turn() {
    return this.position[2 * PIECES];
  }

  /** All moves of the side to move as JSON, worked out once; none when the game is over. */
  legal() {
    if (this.listed === null) {
      this.listed = this.over === null ? legalText(this.position, this.turn) : "[]";
    }
    return this.listed;
  }

  /** Move a piece of the side to move: the way it goes, or null if that is illegal. */
  move(piece, to) {
    const side = this.turn;
    const path = this.over === null ? way(this.position, side, piece, to) : null;
    if (path === null) return null;
    this.position[PIECES * side + piece - 1] = NUMBERS.get(to);
    const run = longestRun(this.position, side);
    this.runs[side] = run;
    this.quiet += 1;
    if (run > this.best[side]) {
      this.best[side] = run;
      this.quiet = 0;
    }
    this.pass();
    if (run === PIECES) this.over = "worm";
    else if (this.count() >= REPETITIONS) this.over = "repetition";
    else if (this.legal() === "[]") {
      this.pass(); // whoever has just moved could go back, so both are never stuck (WI-15)
      this.quiet += 1;
      this.count();
    }
    return path;
  }

  pass() {
    this.position[2 * PIECES] = 1 - this.turn;
    this.listed = null;
  }

  /** How often this position has come up, this time included (WI-16). */
  count() {
    const key = this.position.latin1Slice();
    const times = (this.seen.get(key) ?? 0) + 1;
    this.seen.set(key, times);
    return times;
  }
}

/** The numbers at random on the starting squares of the diamond (WI-03, WI-04). */
export function deal() {
  const reach = (square) => DIAMOND[Math.floor(square / 7)];
  const squares = SQUARES.filter((square) => Math.abs((square % 7) - 3) * 2 < reach(square));
  const isLight = (square) => ((square % 7) + Math.floor(square / 7)) % 2 === 0;
  const light = squares.filter(isLight);
  const dark = squares.filter((square) => !isLight(square));
  return [...shuffled(light), ...shuffled(dark)];
}

function shuffled(squares) {
  for (let last = squares.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [squares[last], squares[other]] = [squares[other], squares[last]];
  }
  return squares;
}

/** Where squares lie in the picture. */
import type { MoveView, Run } from '$lib/protocol';

export const FILES = 'abcdefg';
export const RANKS = 10;
export const SIZE = 100;

/** What a board shows: a view of a match, or a moment of a study. */
export interface Seen {
  pieces: readonly (readonly string[])[];
  runs: readonly Run[];
  side: number | null;
  moves: readonly MoveView[];
  last: { piece: number; path: readonly string[] } | null;
}

/** Why a tap on a square leads to nothing. */
export type Reason = 'theirs' | 'stuck' | 'far' | 'empty';

export interface Point {
  x: number;
  y: number;
}

/** Quarter turns by which the board is turned: 0 has a1 at the bottom left, 2 is for who sits opposite. */
export type Turn = 0 | 1 | 2 | 3;

/** How many squares the board is wide and high. */
export function extent(turn: Turn): { wide: number; high: number } {
  return turn % 2 === 0 ? { wide: FILES.length, high: RANKS } : { wide: RANKS, high: FILES.length };
}

/** The middle of a square. */
export function middle(square: string, turn: Turn = 0): Point {
  const file = FILES.indexOf(square[0] ?? 'a');
  const rank = Number(square.slice(1)) - 1;
  const [column, row] = [
    [file, RANKS - 1 - rank],
    [rank, file],
    [FILES.length - 1 - file, rank],
    [RANKS - 1 - rank, FILES.length - 1 - file],
  ][turn] as [number, number];
  return { x: (column + 0.5) * SIZE, y: (row + 0.5) * SIZE };
}

/** Rows of squares as they are seen from top to bottom. */
export function rows(turn: Turn = 0): string[][] {
  const { wide, high } = extent(turn);
  const seen = Array.from({ length: high }, () => new Array<string>(wide));
  for (const file of FILES) {
    for (let rank = 1; rank <= RANKS; rank += 1) {
      const { x, y } = middle(`${file}${rank}`, turn);
      seen[Math.floor(y / SIZE)]![Math.floor(x / SIZE)] = `${file}${rank}`;
    }
  }
  return seen;
}

/** Whether two squares touch at a corner, as links are drawn. */
export function touch(one: string, other: string): boolean {
  const a = middle(one);
  const b = middle(other);
  return Math.abs(a.x - b.x) === SIZE && Math.abs(a.y - b.y) === SIZE;
}

/** Runs of consecutive touching pieces, each from its first number to its last; loners left out. */
export function worms(pieces: readonly string[]): number[][] {
  const found: number[][] = [];
  pieces.forEach((square, index) => {
    const before = pieces[index - 1];
    if (before !== undefined && touch(before, square)) found.at(-1)?.push(index + 1);
    else found.push([index + 1]);
  });
  return found.filter((run) => run.length > 1);
}

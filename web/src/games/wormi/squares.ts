/** Where squares lie in the picture. */
import type { MoveView, RunView } from '$lib/wire';

export const FILES = 'abcdefg';
export const RANKS = 10;
export const SIZE = 100;

/** What a board shows: a view of a match, or a moment of a study. */
export interface Seen {
  pieces: readonly (readonly string[])[];
  runs: readonly RunView[];
  side: number | null;
  moves: readonly MoveView[];
  last: { piece: number; path: readonly string[] } | null;
}

export interface Point {
  x: number;
  y: number;
}

/** The middle of a square, rank 10 on top; turned by half a turn for who sits opposite. */
export function middle(square: string, turned = false): Point {
  const file = FILES.indexOf(square[0] ?? 'a');
  const rank = Number(square.slice(1)) - 1;
  const column = turned ? FILES.length - 1 - file : file;
  const row = turned ? rank : RANKS - 1 - rank;
  return { x: (column + 0.5) * SIZE, y: (row + 0.5) * SIZE };
}

/** Rows of squares as they are seen from top to bottom. */
export function rows(turned = false): string[][] {
  const ranks = Array.from({ length: RANKS }, (_, row) => (turned ? row + 1 : RANKS - row));
  const files = turned ? [...FILES].reverse() : [...FILES];
  return ranks.map((rank) => files.map((file) => `${file}${rank}`));
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

/** A map that is being drawn: a value, and what can be done to it. Whether it is any good, the server knows. */
import type { Cell, Map as Plan } from '$lib/protocol';

export type Draft = Readonly<Plan>;

/** What a cell can be painted with, as the file writes it. */
export const SIGNS = ['.', 'o', '#', '1', '2', '3', '4'] as const;
export type Sign = (typeof SIGNS)[number];

/** How a stroke is repeated elsewhere: in a mirror, or by turning the map. */
export const SYMMETRIES = ['none', 'across', 'down', 'half', 'quarter'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** The sizes that are offered; the checker has the last word. */
export const LEAST = 5;
export const MOST = 9;

export const LONGEST_NAME = 40;

/** A map of nothing but grass. */
export function blank(name: string, wide = 7, high = 7): Draft {
  return { name, sides: [2], rows: Array.from({ length: high }, () => '.'.repeat(wide)), note: '' };
}

export const widthOf = (draft: Draft): number => draft.rows[0]?.length ?? 0;

/** What a cell is. */
export const signAt = (draft: Draft, { col, row }: Cell): Sign => (draft.rows[row]?.[col] ?? '.') as Sign;

/** A cell and its images, with what each of them gets. */
export function images(draft: Draft, cell: Cell, sign: Sign, symmetry: Symmetry): readonly (readonly [Cell, Sign])[] {
  const turns = turned(draft, cell, symmetry);
  const bases = order(draft, symmetry);
  return turns.map((each, turn) => [each, moved(sign, bases, turn)] as const);
}

function turned(draft: Draft, cell: Cell, symmetry: Symmetry): Cell[] {
  const right = widthOf(draft) - 1 - cell.col;
  const below = draft.rows.length - 1 - cell.row;
  switch (symmetry) {
    case 'none':
      return [cell];
    case 'across':
      return [cell, { col: right, row: cell.row }];
    case 'down':
      return [cell, { col: cell.col, row: below }];
    case 'half':
      return [cell, { col: right, row: below }];
    case 'quarter':
      // Only a square can be turned by a quarter; any other map is turned by half.
      if (widthOf(draft) !== draft.rows.length) return turned(draft, cell, 'half');
      return [cell, { col: below, row: cell.col }, { col: right, row: below }, { col: cell.row, row: right }];
  }
}

/** Bases in the order in which they change places; in a map for two, 1 and 2 face each other. */
function order(draft: Draft, symmetry: Symmetry): readonly (readonly Sign[])[] {
  const isForTwo = draft.sides.includes(2) || draft.sides.includes(3);
  const isQuarter = symmetry === 'quarter' && widthOf(draft) === draft.rows.length;
  if (isQuarter) return isForTwo ? [['1', '3', '2', '4']] : [['1', '2', '3', '4']];
  if (symmetry === 'half' || symmetry === 'quarter') return isForTwo ? [['1', '2'], ['3', '4']] : [['1', '3'], ['2', '4']];
  return [['1', '2'], ['3', '4']];
}

function moved(sign: Sign, bases: readonly (readonly Sign[])[], turn: number): Sign {
  const ring = bases.find((each) => each.includes(sign));
  return ring?.[(ring.indexOf(sign) + turn) % ring.length] ?? sign;
}

/** The map with a cell and its images painted; a base stands in one place only. */
export function paint(draft: Draft, cell: Cell, sign: Sign, symmetry: Symmetry): Draft {
  const most = Math.max(...draft.sides);
  // The cell itself comes last: where an image falls on it, it stays what was asked for.
  const strokes = [...images(draft, cell, sign, symmetry)].reverse().filter(([, each], i, all) => i === all.length - 1 || !/\d/.test(each) || Number(each) <= most);
  const rows = strokes.reduce((grid, [where, each]) => put(/\d/.test(each) ? without(grid, each) : grid, where, each), draft.rows);
  return rows.every((line, row) => line === draft.rows[row]) ? draft : { ...draft, rows };
}

const without = (rows: readonly string[], sign: Sign): string[] => rows.map((line) => line.replaceAll(sign, '.'));

function put(rows: readonly string[], { col, row }: Cell, sign: Sign): string[] {
  return rows.map((line, at) => (at === row ? line.slice(0, col) + sign + line.slice(col + 1) : line));
}

/** The cells on the way from one to another, without the first: a quick finger skips none. */
export function between(from: Cell, to: Cell): Cell[] {
  const steps = Math.max(Math.abs(to.col - from.col), Math.abs(to.row - from.row));
  const along = (a: number, b: number, step: number): number => Math.round(a + ((b - a) * step) / steps);
  return Array.from({ length: steps }, (_, i) => ({ col: along(from.col, to.col, i + 1), row: along(from.row, to.row, i + 1) }));
}

/** The map in another size: cells come and go at the right and at the bottom. */
export function resized(draft: Draft, wide: number, high: number): Draft {
  const rows = Array.from({ length: high }, (_, row) => (draft.rows[row] ?? '').padEnd(wide, '.').slice(0, wide));
  return { ...draft, rows };
}

/** The map for one more number of sides, or one fewer; it is for one at least. */
export function toggledSides(draft: Draft, count: number): Draft {
  const sides = draft.sides.includes(count) ? draft.sides.filter((each) => each !== count) : [...draft.sides, count].sort();
  return sides.length === 0 ? draft : { ...draft, sides };
}

/** The map as a file, character for character as the server writes it. */
export function textOf({ name, sides, rows, note }: Draft): string {
  const objectives = rows.join('').split('o').length - 1;
  const head = [
    `name: ${tidy(name)}`,
    `sides: ${sides.join(', ')}`,
    ...(objectives === 4 ? [] : [`objectives: ${objectives}`]),
    ...(tidy(note) ? [`note: ${tidy(note)}`] : []),
  ];
  return [...head, '', ...rows.map((line) => [...line].join(' ')), ''].join('\n');
}

const tidy = (words: string): string => words.replace(/\s+/g, ' ').trim();

/** A name that a file can have. */
export const fileName = ({ name }: Draft): string =>
  `${tidy(name).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'map'}.txt`;

/** Whether two drafts are the same map. */
export const isSame = (one: Draft, other: Draft): boolean => textOf(one) === textOf(other);

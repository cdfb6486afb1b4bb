/** The cells of a map as the page draws and names them. */
import type { Cell, GardenView } from '$lib/protocol';

export type Ground = 'grass' | 'objective' | 'earth' | 'base';

/** Everything that lies on a cell. */
export interface Plot {
  cell: Cell;
  name: string;
  ground: Ground;
  /** Whose base it is. */
  base: number | null;
  /** Whose knot lies there. */
  owner: number | null;
  /** The number of that knot. */
  knot: number | null;
  /** Whose headquarters stand there. */
  headquarters: number | null;
  /** Where it is drawn. */
  x: number;
  y: number;
}

export const SIZE = 100;

export const keyOf = (cell: Cell): string => `${cell.col},${cell.row}`;

/** As people say it: columns are letters, rows are counted from the top. */
export const cellName = (cell: Cell): string => `${String.fromCharCode(97 + cell.col)}${cell.row + 1}`;

/** The map row by row; *isTurned* lays the first row at the bottom. */
export function plots(view: GardenView, isTurned: boolean): Plot[][] {
  const knots = new Map(view.knots.map((knot) => [keyOf(knot.cell), knot]));
  const posts = new Map(view.sides.flatMap((side, number) => (side.headquarters ? [[keyOf(side.headquarters), number] as const] : [])));
  const rows = view.map.rows.map((line, row) =>
    [...line].map((sign, col): Plot => {
      const cell = { col, row };
      return {
        cell,
        name: cellName(cell),
        ground: groundOf(sign),
        base: /\d/.test(sign) ? Number(sign) - 1 : null,
        owner: knots.get(keyOf(cell))?.side ?? null,
        knot: knots.get(keyOf(cell))?.number ?? null,
        headquarters: posts.get(keyOf(cell)) ?? null,
        x: SIZE * (isTurned ? line.length - 1 - col : col),
        y: SIZE * (isTurned ? view.map.rows.length - 1 - row : row),
      };
    }),
  );
  return isTurned ? rows.map((line) => line.reverse()).reverse() : rows;
}

/** Whether the own base would lie at the top. */
export function isUpsideDown(view: GardenView): boolean {
  const base = view.side === null ? -1 : view.map.rows.findIndex((line) => line.includes(String((view.side ?? 0) + 1)));
  return base >= 0 && base < (view.map.rows.length - 1) / 2;
}

function groundOf(sign: string): Ground {
  if (sign === 'o') return 'objective';
  if (sign === '#') return 'earth';
  return sign === '.' ? 'grass' : 'base';
}

/** Where the knot in hand can go: objectives first, then what is an enemy's. */
export function bestPlaces(view: GardenView): readonly Cell[] {
  const known = new Map(plots(view, false).flat().map((plot) => [keyOf(plot.cell), plot]));
  const worth = (cell: Cell): number => {
    const plot = known.get(keyOf(cell));
    return (plot?.ground === 'objective' ? 2 : 0) + (plot?.owner == null ? 0 : 1);
  };
  return [...view.choices.places].sort((one, other) => worth(other) - worth(one));
}

/** Cells with the sides that may do something there, of all who look from this device. */
export function sidesAt(views: readonly GardenView[], cellsOf: (view: GardenView) => readonly Cell[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const view of views) {
    for (const cell of cellsOf(view)) {
      const sides = found.get(keyOf(cell)) ?? [];
      if (view.side !== null && !sides.includes(view.side)) found.set(keyOf(cell), [...sides, view.side]);
    }
  }
  return found;
}

/** The cell on the screen under a finger. */
export function cellUnder(x: number, y: number): Cell | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  const [col, row] = (found ?? '').split(',').map(Number);
  return found === undefined || col === undefined || row === undefined ? null : { col, row };
}

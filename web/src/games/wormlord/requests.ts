/** What a tap, a drag or a flick on a cell asks for. */
import type { Cell, GardenView, WormlordCommand } from '$lib/protocol';
import { keyOf } from './garden/cells';

/** What can be put on a cell: the knot in hand, or the flag of the headquarters. */
export type Thing = 'knot' | 'flag';

/** A cell that shakes because nothing can be put there; another count shakes it again. */
export interface Refused {
  key: string;
  count: number;
}

export const has = (cells: readonly Cell[], cell: Cell): boolean => cells.some((each) => keyOf(each) === keyOf(cell));

/** Ask for a thing to be put on a cell. */
export const putting = (thing: Thing, cell: Cell): WormlordCommand => ({ type: thing === 'flag' ? 'move_headquarters' : 'place', cell });

/** Whether a side may put a thing on a cell now, as its view says. */
export const isGranted = ({ choices }: GardenView, thing: Thing, cell: Cell): boolean => has(thing === 'flag' ? choices.posts : choices.places, cell);

/** What a side means by a tap on a cell: the flag goes to knots of its own, a knot anywhere else. */
export function meant(view: GardenView, cell: Cell): Thing {
  return view.knots.some((knot) => knot.side === view.side && keyOf(knot.cell) === keyOf(cell)) ? 'flag' : 'knot';
}

/** What a side could mean by a tap on a cell; nothing where it can put nothing. */
export function possible(view: GardenView, cell: Cell): Thing | null {
  return (['flag', 'knot'] as const).find((thing) => isGranted(view, thing, cell)) ?? null;
}

/** The cell shakes, once more. */
export const refusedAt = (cell: Cell, before: Refused | null): Refused => ({ key: keyOf(cell), count: (before?.count ?? 0) + 1 });

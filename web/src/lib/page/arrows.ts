/** Walking over a board with the arrow keys. */

/** Columns to the right and rows down. */
export type Step = readonly [number, number];

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Where a key leads; nothing if it is no arrow. */
export const arrowStep = (key: string): Step | undefined => STEPS[key];

/** What lies one step from here in the rows of a board as they are drawn; nothing beyond the edge. */
export function neighbour<T>(rows: readonly (readonly T[])[], isHere: (place: T) => boolean, [right, down]: Step): T | undefined {
  const row = rows.findIndex((places) => places.some(isHere));
  const column = rows[row]?.findIndex(isHere) ?? 0;
  return rows[row + down]?.[column + right];
}

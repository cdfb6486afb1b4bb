/** People around one device: who sits at which edge, and how the garden lies between them. */
import type { GardenView } from '$lib/protocol';

/** Quarter turns to the right: 0 sits at the bottom, 1 at the left, 2 at the top, 3 at the right. */
export type Turn = 0 | 1 | 2 | 3;

/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a side has its pad, and which way it looks. */
export interface Edge {
  side: number;
  turn: Turn;
  box: Box;
}

export interface Seating {
  edges: readonly Edge[];
  garden: Box;
  /** How the garden is turned, so that every base lies near its people. */
  turn: Turn;
}

interface Slot {
  turn: Turn;
  /** Along the long axis: -1 the near band, 1 the far one; along the short one: -1, 0 (all of it), 1. */
  band: -1 | 1;
  part: -1 | 0 | 1;
}

const LEAST_PAD = 282; // css pixels
const GARDEN_SHARE = 0.46; // of the long axis

/** Bands lie at the two ends of the long axis: top and bottom of a tablet that stands, left and right of one that lies. */
const STANDING: readonly (readonly Slot[])[] = [
  [],
  [{ turn: 0, band: 1, part: 0 }],
  [{ turn: 0, band: 1, part: 0 }, { turn: 2, band: -1, part: 0 }],
  [{ turn: 0, band: 1, part: 0 }, { turn: 1, band: -1, part: -1 }, { turn: 3, band: -1, part: 1 }],
  [{ turn: 0, band: 1, part: -1 }, { turn: 3, band: 1, part: 1 }, { turn: 2, band: -1, part: 1 }, { turn: 1, band: -1, part: -1 }],
];
const LYING: readonly (readonly Slot[])[] = [
  [],
  [{ turn: 0, band: 1, part: 0 }],
  [{ turn: 3, band: 1, part: 0 }, { turn: 1, band: -1, part: 0 }],
  [{ turn: 1, band: -1, part: 0 }, { turn: 2, band: 1, part: -1 }, { turn: 0, band: 1, part: 1 }],
  [{ turn: 3, band: 1, part: 1 }, { turn: 2, band: 1, part: -1 }, { turn: 1, band: -1, part: -1 }, { turn: 0, band: -1, part: 1 }],
];

/** Seats these sides around a screen of this size. */
export function seating(view: GardenView, sides: readonly number[], width: number, height: number): Seating {
  const isLying = width > height;
  const [long, short] = isLying ? [width, height] : [height, width];
  const slots = (isLying ? LYING : STANDING)[sides.length] ?? [];
  const isOneSided = slots.length === 1;
  const room = long - Math.min(short, GARDEN_SHARE * long);
  const band = Math.min(long / 2, Math.max(LEAST_PAD, isOneSided ? room : room / 2));
  const put = (from: number, thick: number, start: number, wide: number): Box =>
    isLying ? { left: from, top: start, width: thick, height: wide } : { left: start, top: from, width: wide, height: thick };
  const boxOf = ({ band: which, part }: Slot): Box =>
    put(which < 0 ? 0 : long - band, band, part > 0 ? short / 2 : 0, part === 0 ? short : short / 2);
  const { order, turn } = matched(view, sides, slots, isLying);
  return {
    edges: order.map((side, i) => ({ side, turn: slots[i]!.turn, box: boxOf(slots[i]!) })),
    garden: put(isOneSided ? 0 : band, long - (isOneSided ? 1 : 2) * band, 0, short),
    turn,
  };
}

/** The order of sides around the screen, and the turn of the garden, with the shortest ways from bases to their people. */
function matched(view: GardenView, sides: readonly number[], slots: readonly Slot[], isLying: boolean): { order: readonly number[]; turn: Turn } {
  const bases = new Map(sides.map((side) => [side, baseOf(view, side)]));
  const goals = slots.map(({ band, part }) => (isLying ? [band, part] : [part, band]) as readonly [number, number]);
  let best = { order: sides, turn: 0 as Turn, far: Infinity };
  for (const turn of [0, 1, 2, 3] as const) {
    for (const order of orders(sides)) {
      const far = order.reduce((sum, side, i) => {
        const [x, y] = turned(bases.get(side) ?? [0, 0], turn);
        return sum + (x - goals[i]![0]) ** 2 + (y - goals[i]![1]) ** 2;
      }, 0);
      if (far < best.far - 1e-9) best = { order, turn, far };
    }
  }
  return best;
}

/** Where a base lies, from -1 to 1 each way. */
function baseOf(view: GardenView, side: number): readonly [number, number] {
  const row = view.map.rows.findIndex((line) => line.includes(String(side + 1)));
  const line = view.map.rows[row] ?? '';
  const middle = (place: number, size: number): number => (2 * place) / Math.max(1, size - 1) - 1;
  return [middle(line.indexOf(String(side + 1)), line.length), middle(row, view.map.rows.length)];
}

/** A point after some quarter turns to the right. */
export function turned([x, y]: readonly [number, number], turn: Turn): readonly [number, number] {
  return ([[x, y], [-y, x], [-x, -y], [y, -x]] as const)[turn];
}

function orders(sides: readonly number[]): (readonly number[])[] {
  if (sides.length < 2) return [sides];
  return sides.flatMap((side) => orders(sides.filter((each) => each !== side)).map((rest) => [side, ...rest]));
}

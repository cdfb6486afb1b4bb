/** What is told beyond the view: what each of a pair has drawn of their rope. */
import type { GardenView, WormlordNews } from '$lib/protocol';
import { unpack } from '../../../knots/deltas';
import type { Row } from '../../../knots/stroke';

/** What one of a pair has drawn of their rope. */
export interface Half {
  rows: readonly Row[];
  /** Whether it lies as it shall; else it is still being drawn. */
  isLaid: boolean;
}

export const NOTHING: Half = { rows: [], isLaid: false };

/** What each seat has drawn of the rope of its pair. */
export type Halves = ReadonlyMap<number, Half>;

/** What is known after one more piece that the server has woven of an end, while it is drawn (WL-34). */
export function withPiece(halves: Halves, seat: number, piece: unknown): Halves {
  if (!Array.isArray(piece)) return halves;
  if (piece[0] === 'grab') return halves.has(seat) ? new Map(halves).set(seat, NOTHING) : halves;
  if (piece[0] !== 'woven') return halves;
  const [, , back, rows] = piece as [string, string, number, Row[]];
  const before = halves.get(seat)?.rows ?? [];
  return new Map(halves).set(seat, { rows: [...before.slice(0, Math.max(0, before.length - back)), ...rows], isLaid: false });
}

/** What a seat has drawn of the rope of its pair; that it lies as it shall is told by the view, too. */
export function halfOf(halves: Halves, view: GardenView, seat: number | undefined): Half {
  const half = seat === undefined ? undefined : halves.get(seat);
  const side = view.sides.find((each) => seat !== undefined && each.seats.includes(seat));
  const isLaid = side?.hand.holds === 'rope' && side.hand.ends[side.seats.indexOf(seat ?? -1)] === true;
  return half && isLaid && !half.isLaid ? { ...half, isLaid } : (half ?? NOTHING);
}

/** What is remembered after one more piece of news. */
export function remember(halves: Halves, news: WormlordNews, view: GardenView): Halves {
  switch (news.type) {
    case 'countdown_started':
      return new Map();
    case 'knot_tied':
    case 'rope_taken':
      return without(halves, view, news.side);
    case 'end_laid':
      return new Map(halves).set(news.seat, { rows: unpack(news.rope).rows, isLaid: true });
    default:
      return halves;
  }
}

function without(halves: Halves, view: GardenView, side: number): Halves {
  const seats = view.sides[side]?.seats ?? [];
  return new Map([...halves].filter(([seat]) => !seats.includes(seat)));
}

/** What the news tell beyond the view: what each of a pair has laid of their rope. */
import type { GardenView, WormlordNews } from '$lib/wire';
import { unpack } from '../../knots/deltas';
import type { Row } from '../../knots/stroke';

/** What each seat has laid of the rope of its pair. */
export type Halves = ReadonlyMap<number, readonly Row[]>;

/** What is remembered after one more piece of news. */
export function remember(halves: Halves, news: WormlordNews, view: GardenView): Halves {
  switch (news.type) {
    case 'countdown_started':
      return new Map();
    case 'knot_tied':
    case 'rope_taken':
      return without(halves, view, news.side);
    case 'end_laid':
      return new Map(halves).set(news.seat, unpack(news.rope).rows);
    default:
      return halves;
  }
}

function without(halves: Halves, view: GardenView, side: number): Halves {
  const seats = view.sides[side]?.seats ?? [];
  return new Map([...halves].filter(([seat]) => !seats.includes(seat)));
}

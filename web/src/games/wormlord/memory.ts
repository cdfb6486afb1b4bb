/** What the news tell beyond the view: the ropes that were tied, and a partner's half. */
import type { GardenView, WormlordNews } from '$lib/wire';
import { unpack } from '../../knots/deltas';
import type { Row, Stroke } from '../../knots/stroke';
import { keyOf } from './cells';
import { pictureOf, type Picture } from './picture';

export interface Memory {
  /** Knots on the board as they were tied, by cell. */
  pictures: ReadonlyMap<string, Picture>;
  /** The last rope that each side has tied. */
  ropes: ReadonlyMap<number, Stroke>;
  /** What each seat has laid of the rope of its pair. */
  halves: ReadonlyMap<number, readonly Row[]>;
}

export const NOTHING_SEEN: Memory = { pictures: new Map(), ropes: new Map(), halves: new Map() };

/** What is remembered after one more piece of news. */
export function remember(memory: Memory, news: WormlordNews, view: GardenView): Memory {
  switch (news.type) {
    case 'countdown_started':
      return NOTHING_SEEN;
    case 'knot_tied':
      return { ...memory, ropes: new Map(memory.ropes).set(news.side, unpack(news.rope)), halves: without(memory, view, news.side) };
    case 'rope_taken':
      return { ...memory, halves: without(memory, view, news.side) };
    case 'end_laid':
      return { ...memory, halves: new Map(memory.halves).set(news.seat, unpack(news.rope).rows) };
    case 'cell_conquered': {
      const pictures = new Map(memory.pictures);
      const rope = memory.ropes.get(news.side);
      if (rope) pictures.set(keyOf(news.cell), pictureOf(rope));
      else pictures.delete(keyOf(news.cell));
      return { ...memory, pictures };
    }
    default:
      return memory;
  }
}

function without({ halves }: Memory, view: GardenView, side: number): Memory['halves'] {
  const seats = view.sides[side]?.seats ?? [];
  return new Map([...halves].filter(([seat]) => !seats.includes(seat)));
}

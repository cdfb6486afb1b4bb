/** Which cards move where, and when, so that everybody sees what happened and why. */
import type { BedView, CardView, WurmtNews } from '$lib/protocol';

/** A place on the page where a card can be seen; elements carry it as `data-spot`. */
export type Spot = string;

export const handSpot = (slot: number): Spot => `hand-${slot}`;
export const seatSpot = (seat: number): Spot => `seat-${seat}`;
export const scoreSpot = (seat: number): Spot => `score-${seat}`;
export const headSpot = (worm: number): Spot => `head-${worm}`;
export const valueSpot = (worm: number, position: number): Spot => `value-${worm}-${position}`;
export const tailSpot = (colour: string): Spot => `tail-${colour}`;
export const PILE: Spot = 'pile';
export const DISCARD: Spot = 'discard';

export interface Flight {
  card: CardView;
  from: Spot;
  to: Spot;
  /** What is seen of it: its front, its back, or the back that turns over. */
  face: 'front' | 'back' | 'turns';
  /** In which beat of the story it moves, and which of several in that beat it is. */
  beat: number;
  place: number;
}

type Draft = Omit<Flight, 'beat' | 'place'>;

/** The flights of what just happened, as whoever looks may see them; beats follow one another. */
export function flights(news: readonly WurmtNews[], before: BedView, after: BedView): Flight[] {
  return news
    .map((each) => beatsOf(each, before, after))
    .flat()
    .filter((drafts) => drafts.length > 0)
    .flatMap((drafts, beat) => drafts.map((draft, place) => ({ ...draft, beat, place })));
}

function beatsOf(news: WurmtNews, before: BedView, after: BedView): Draft[][] {
  switch (news.type) {
    case 'laid':
      return [[...turned(news, before), laid(news)]];
    case 'cleaned':
      return [cleaned(news, before)];
    case 'removed': {
      const from = valueSpot(news.worm, news.position);
      return [[played(news)], [{ card: news.card, from, to: DISCARD, face: 'front' }]];
    }
    case 'refreshed':
      return [[played(news)], news.cards.map((card, at) => thrown(card, home(news.seat, news.slots?.[at])))];
    case 'started': {
      const tail: CardView = { colour: news.colour };
      return [[played(news)], [{ card: tail, from: tailSpot(news.colour), to: headSpot(after.worms.length - 1), face: 'back' }]];
    }
    case 'spied':
    case 'passed':
      return [[played(news)]];
    case 'filled':
      return [filled(news, after)];
    case 'thrown':
      return [news.cards.map((card) => thrown(card, home(news.seat, undefined)))];
    default:
      return [];
  }
}

type News<Type extends WurmtNews['type']> = Extract<WurmtNews, { type: Type }>;

/** Where a card of somebody's hand is seen: in its slot if it is ours, else beside the name. */
const home = (seat: number, slot: number | null | undefined): Spot => (slot == null ? seatSpot(seat) : handSpot(slot));

const thrown = (card: CardView, from: Spot): Draft => ({ card, from, to: DISCARD, face: 'front' });

function played(news: { seat: number; action: CardView; slot?: number | null }): Draft {
  return thrown(news.action, home(news.seat, news.slot));
}

function laid(news: News<'laid'>): Draft {
  return { card: { colour: news.colour }, from: home(news.seat, news.slot), to: headSpot(news.worm), face: 'back' };
}

/** The old head turns over and joins the open values. */
function turned(news: News<'laid'>, before: BedView): Draft[] {
  const position = before.worms[news.worm]?.values?.length ?? 0;
  if (!news.turned) return [];
  return [{ card: news.turned.card, from: headSpot(news.worm), to: valueSpot(news.worm, position), face: 'turns' }];
}

/** The card that was turned over goes to who made the length, the others are thrown away. */
function cleaned(news: News<'cleaned'>, before: BedView): Draft[] {
  const worm = before.worms[news.worm];
  const values = worm?.values ?? [];
  const taken: Draft = { card: news.card, from: valueSpot(news.worm, values.length), to: scoreSpot(news.seat), face: 'front' };
  const others = values.map((value, position) => thrown({ colour: worm?.colour ?? null, value }, valueSpot(news.worm, position)));
  return [taken, ...others];
}

/** Cards come from the pile: into our slots, or beside a name with their backs up. */
function filled(news: News<'filled'>, after: BedView): Draft[] {
  const mine = news.seat === after.seat;
  const first = after.hand.length - (news.cards?.length ?? 0);
  if (mine && news.cards) {
    return news.cards.map((card, at) => ({ card, from: PILE, to: handSpot(first + at), face: 'turns' }));
  }
  const colours = (['yellow', 'pink', 'blue'] as const).flatMap((colour) => Array<typeof colour>(news.backs[colour] ?? 0).fill(colour));
  const neutral = Array<null>(news.backs.neutral ?? 0).fill(null);
  return [...colours, ...neutral].map((colour) => ({ card: { colour }, from: PILE, to: seatSpot(news.seat), face: 'back' }));
}

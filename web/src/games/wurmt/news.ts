/** Das Wurmt in words: what happened, what to write beside a worm, and who is awaited. */
import { nameOf, type Person } from '$lib/people/people';
import type { BedView, CardView, WurmtNews } from '$lib/protocol';
import { t } from '$lib/words/words.svelte';
import type { Moment } from '../game';

/** What is written beside a worm after something happened to it. */
export interface Caption {
  version: number;
  kind: 'plain' | 'plus' | 'minus';
  text: string;
  /** The same in a word, for where there is little room. */
  short: string;
  card: CardView | null;
}

/** A head that is turned over: what it was, and what the worm has become by it. */
export interface Turning {
  version: number;
  card: CardView;
  /** The length before and after. */
  before: number;
  after: number;
  kind: 'plain' | 'plus' | 'minus';
  /** Who gets the points, if somebody does. */
  name: string;
}

/** A card in words. */
export function cardName(card: CardView): string {
  if (card.action) return t('wurmt-card-action', { action: t(`wurmt-action-${card.action}`) });
  if (!card.colour) return t('wurmt-card-unknown');
  if (card.value == null) return t('wurmt-card-hidden', { colour: card.colour });
  return t('wurmt-card', { colour: card.colour, value: card.value });
}

/** What happened, as *seat* may know it (nobody's seat: as everybody may); nothing where the next sentence says it all. */
export function describe(news: WurmtNews, people: readonly Person[], seat: number | null): string {
  switch (news.type) {
    case 'game_began':
      return news.first === null ? t('wurmt-told-asked') : t('wurmt-told-began', { name: nameOf(people, news.first) });
    case 'first_named':
      return t(news.by_chance ? 'wurmt-told-first-chance' : 'wurmt-told-first', { name: nameOf(people, news.first) });
    case 'game_over':
      return t('wurmt-told-over');
    case 'turn':
      return '';
    case 'filled':
      return news.seat === seat && news.cards
        ? t('wurmt-told-drew', { cards: news.cards.map(cardName).join(', ') })
        : '';
    case 'spied':
      return news.seat === seat && news.value != null
        ? t('wurmt-told-spied-value', { number: news.worm + 1, value: news.value })
        : t('wurmt-told-spied', { name: nameOf(people, news.seat), number: news.worm + 1 });
    default:
      return describePlay(news, nameOf(people, news.seat));
  }
}

type Play = Exclude<WurmtNews, { type: 'game_began' | 'first_named' | 'game_over' | 'turn' | 'filled' | 'spied' }>;

function describePlay(news: Play, name: string): string {
  switch (news.type) {
    case 'laid': {
      const laid = t('wurmt-told-laid', { name, colour: news.colour, number: news.worm + 1 });
      const said = news.claim == null ? '' : ` ${t('wurmt-told-claim', { claim: news.claim })}`;
      const turned = news.turned ? ` ${describeTurned(news.turned, news.length ?? 0)}` : '';
      return laid + said + turned + (news.timed_out ? ` ${t('wurmt-told-late')}` : '');
    }
    case 'removed':
      return t('wurmt-told-removed', { name, card: cardName(news.card), number: news.worm + 1 });
    case 'refreshed':
      return t('wurmt-told-refreshed', { name, count: news.cards.length });
    case 'started':
      return t('wurmt-told-started', { name, colour: news.colour });
    case 'passed':
      return t('wurmt-told-passed', { name });
    case 'taken_back':
      return t('wurmt-told-taken-back', { name });
    case 'cleaned':
      return t('wurmt-told-cleaned', { name, side: news.side, value: news.card.value ?? 0 });
    case 'thrown':
      return t('wurmt-told-thrown', { name, count: news.cards.length });
    case 'fell_short':
      return t('wurmt-told-short', { name });
  }
}

function describeTurned(turned: { card: CardView; claim?: number | null }, length: number): string {
  const value = turned.card.value ?? 0;
  const truth = turned.claim == null ? '' : ` ${t('wurmt-told-truth', { honest: turned.claim === value ? 'yes' : 'no', claim: turned.claim })}`;
  return t('wurmt-told-turned', { value, length }) + truth;
}

/** What to write beside each worm for what just happened. */
export function captions(moment: Moment<WurmtNews>, people: readonly Person[]): Map<number, Caption> {
  const found = new Map<number, Caption>();
  const { version } = moment;
  for (const news of moment.news) {
    if (news.type === 'laid' && news.turned) {
      const text = describeTurned(news.turned, news.length ?? 0);
      found.set(news.worm, { version, kind: 'plain', text, short: `= ${news.length ?? 0}`, card: news.turned.card });
    } else if (news.type === 'cleaned') {
      const before = found.get(news.worm);
      const name = nameOf(people, news.seat);
      const text = [before?.text, t('wurmt-told-cleaned', { name, side: news.side, value: news.card.value ?? 0 })];
      found.set(news.worm, { version, kind: news.side, text: text.filter(Boolean).join(' '), short: `${news.side === 'plus' ? '+' : '−'}${news.card.value ?? 0} ${name}`, card: news.card });
    } else if (news.type === 'removed') {
      const text = t('wurmt-caption-removed', { name: nameOf(people, news.seat) });
      found.set(news.worm, { version, kind: 'plain', text, short: `✂ ${nameOf(people, news.seat)}`, card: news.card });
    } else if (news.type === 'spied') {
      const text = describe(news, people, news.seat);
      const short = news.value != null ? t('wurmt-caption-hides', { value: news.value }) : t('wurmt-caption-spied', { name: nameOf(people, news.seat) });
      found.set(news.worm, { version, kind: 'plain', text, short, card: null });
    }
  }
  return found;
}

/** The heads that were turned over just now, by worm. */
export function turningsIn(moment: Moment<WurmtNews>, before: BedView, people: readonly Person[]): Map<number, Turning> {
  const found = new Map<number, Turning>();
  for (const news of moment.news) {
    if (news.type === 'laid' && news.turned) {
      const length = before.worms[news.worm]?.length ?? 0;
      found.set(news.worm, { version: moment.version, card: news.turned.card, before: length, after: news.length ?? 0, kind: 'plain', name: '' });
    } else if (news.type === 'cleaned') {
      const turned = found.get(news.worm);
      if (turned) found.set(news.worm, { ...turned, kind: news.side, name: nameOf(people, news.seat) });
    }
  }
  return found;
}

/** Points that somebody got or lost. */
export function chapter(news: readonly WurmtNews[], _view: BedView, _before: BedView | undefined, people: readonly Person[]): string {
  const scored = news.find((each) => each.type === 'cleaned');
  if (scored?.type !== 'cleaned') return '';
  const points = `${scored.side === 'plus' ? '+' : '−'}${scored.card.value ?? 0}`;
  return t('wurmt-chapter-scored', { name: nameOf(people, scored.seat), points });
}

/** Whose move is awaited; everybody's while the table asks who begins. */
export function awaited(view: BedView): readonly number[] {
  if (view.outcome) return [];
  return view.player === null ? view.backs.map((_, seat) => seat) : [view.player];
}

/** Points by seat. */
export function standing(view: BedView): readonly number[] {
  return view.scores;
}

/** The bed with all hands open, as only a replay shows it. */
export function reveal(watched: BedView, seats: readonly BedView[]): BedView {
  const worms = watched.worms.map((worm, index) => {
    const known = seats.map((seat) => seat.worms[index]?.head?.value).find((value) => value != null);
    return worm.head && known != null ? { ...worm, head: { ...worm.head, value: known } } : worm;
  });
  return { ...watched, worms, revealed: { hands: seats.map((seat) => seat.hand), pile: [], aside: [] } };
}

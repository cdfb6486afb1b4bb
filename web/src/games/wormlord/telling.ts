/** Wormlord in words: what happened, and who is awaited. */
import type { GardenView, WormlordNews } from '$lib/wire';
import { t } from '$lib/words.svelte';
import type { Person } from '../game';
import { nameOf } from './cells';
import { knotName } from './knotnames';
import { mapName } from './mapwords';
import { colourOf } from './sides';

const who = (people: readonly Person[], seat: number): string => people.find((person) => person.seat === seat)?.name ?? '';

/** What happened, in words; small things that everybody sees anyway need none. */
export function tell(news: WormlordNews, people: readonly Person[]): string {
  switch (news.type) {
    case 'match_begun':
      return t('wormlord-told-begun', { map: mapName(news.terms.plan.name) });
    case 'seat_readied':
      return '';
    case 'countdown_started':
      return t('wormlord-told-countdown');
    case 'signal_given':
      return t('wormlord-signal');
    case 'rope_taken':
      return '';
    case 'end_laid':
      return t('wormlord-told-end-laid', { name: who(people, news.seat) });
    case 'knot_tied':
      return news.kind === 'overhand'
        ? t('wormlord-told-tied', { side: colourOf(news.side) })
        : t('wormlord-told-tied-other', { side: colourOf(news.side), knot: knotName(news.name) });
    case 'cell_conquered':
      return news.taken_from === null
        ? t('wormlord-told-placed', { side: colourOf(news.side), cell: nameOf(news.cell) })
        : t('wormlord-told-conquered', { side: colourOf(news.side), cell: nameOf(news.cell), from: colourOf(news.taken_from) });
    case 'end_pulled':
      return '';
    case 'knot_untied':
      return t('wormlord-told-untied', { side: colourOf(news.side), owner: colourOf(news.owner) });
    case 'headquarters_moved':
      return t('wormlord-told-hq', { side: colourOf(news.side), cell: nameOf(news.cell) });
    case 'side_idled':
      return t('wormlord-told-idle', { side: colourOf(news.side) });
    case 'seat_gave_up':
      return t('wormlord-told-gave-up', { name: who(people, news.seat) });
    case 'round_won':
      return t('wormlord-told-round', { side: colourOf(news.side), reason: news.reason });
    case 'round_tied':
      return t('wormlord-told-round-tied');
    case 'match_won':
      return t('wormlord-told-match', { side: colourOf(news.side) });
  }
}

/** Before a round, who is not ready yet; of a pair, whose end is still to be moved. */
export function awaited(view: GardenView): readonly number[] {
  if (view.phase === 'gathering') return view.sides.flatMap((side) => (side.has_left ? [] : side.seats)).filter((seat) => !view.ready.includes(seat));
  return view.sides.flatMap(({ hand, seats: [tail, head] }) => {
    const [isTailDone, isHeadDone] = hand.ends;
    if (tail === undefined || head === undefined || isTailDone === isHeadDone) return [];
    return [isTailDone ? head : tail];
  });
}

/** Rounds won, by seat. */
export function standing(view: GardenView): readonly number[] | null {
  const won = view.sides.flatMap((side) => side.seats.map((seat) => [seat, side.wins] as const));
  return won.sort(([a], [b]) => a - b).map(([, wins]) => wins);
}

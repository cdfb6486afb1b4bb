/** Wormlord's news: what happened in words, what it adds to a view, and who is awaited. */
import { nameOf, type Person } from '$lib/people/people';
import type { GardenView, WormlordNews } from '$lib/protocol';
import { t } from '$lib/words/words.svelte';
import { cellName } from './garden/cells';
import { mapName } from './maps/mapwords';
import { knotName } from './rope/knotnames';
import { colourOf, notReady } from './sides';

/** What happened, in words; small things that everybody sees anyway need none. */
export function describe(news: WormlordNews, people: readonly Person[]): string {
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
      return t('wormlord-told-end-laid', { name: nameOf(people, news.seat) });
    case 'knot_tied':
      return news.kind === 'overhand'
        ? t('wormlord-told-tied', { side: colourOf(news.side) })
        : t('wormlord-told-tied-other', { side: colourOf(news.side), knot: knotName(news.name) });
    case 'cell_conquered':
      return news.taken_from === null
        ? t('wormlord-told-placed', { side: colourOf(news.side), cell: cellName(news.cell) })
        : t('wormlord-told-conquered', { side: colourOf(news.side), cell: cellName(news.cell), from: colourOf(news.taken_from) });
    case 'end_pulled':
      return '';
    case 'knot_untied':
      return t('wormlord-told-untied', { side: colourOf(news.side), owner: colourOf(news.owner) });
    case 'knot_slipped':
      return t('wormlord-told-slipped', { side: colourOf(news.side) });
    case 'headquarters_moved':
      return t('wormlord-told-hq', { side: colourOf(news.side), cell: cellName(news.cell) });
    case 'side_idled':
      return t('wormlord-told-idle', { side: colourOf(news.side) });
    case 'seat_gave_up':
      return t('wormlord-told-gave-up', { name: nameOf(people, news.seat) });
    case 'round_won':
      return t('wormlord-told-round', { side: colourOf(news.side), reason: news.reason });
    case 'round_tied':
      return t('wormlord-told-round-tied');
    case 'match_won':
      return t('wormlord-told-match', { side: colourOf(news.side) });
  }
}

/** A view with the ropes that updates leave out: a new round forgets all, a tied knot brings its own. */
export function applyNews(view: GardenView, news: readonly WormlordNews[]): GardenView {
  let ropes = view.ropes ?? {};
  for (const each of news) {
    if (each.type === 'countdown_started') ropes = {};
    else if (each.type === 'knot_tied') ropes = { ...ropes, [each.number]: each.rope };
  }
  return ropes === view.ropes ? view : { ...view, ropes };
}

/** Before a round, who is not ready yet; of a pair, whose end is still to be moved. */
export function awaited(view: GardenView): readonly number[] {
  if (view.phase === 'gathering') return notReady(view);
  return view.sides.flatMap(({ hand, seats: [tail, head] }) => {
    const [isTailDone, isHeadDone] = hand.ends;
    if (tail === undefined || head === undefined || isTailDone === isHeadDone) return [];
    return [isTailDone ? head : tail];
  });
}

/** Rounds that begin and end, and towers that are taken. */
export function chapter(news: readonly WormlordNews[], view: GardenView, before: GardenView | undefined): string {
  if (news.some(({ type }) => type === 'countdown_started')) return t('wormlord-chapter-round', { round: view.round });
  const won = news.find((each) => each.type === 'round_won');
  if (won?.type === 'round_won') return t('wormlord-told-round', { side: colourOf(won.side), reason: won.reason });
  const taker = view.sides.findIndex((side, number) => before !== undefined && side.objectives.length > (before.sides[number]?.objectives.length ?? 0));
  return taker < 0 ? '' : t('wormlord-chapter-objective', { side: colourOf(taker) });
}

/** When a view was seen: time stands still between two steps of a replay. */
export const timeOf = (view: GardenView): number => view.now;

/** Rounds won, by seat. */
export function standing(view: GardenView): readonly number[] | null {
  const won = view.sides.flatMap((side) => side.seats.map((seat) => [seat, side.wins] as const));
  return won.sort(([a], [b]) => a - b).map(([, wins]) => wins);
}

/** Wormi in words: what happened, and who is awaited. */
import { nameOf, type Person } from '$lib/people/people';
import type { MatchView, WormiNews } from '$lib/protocol';
import { t } from '$lib/words/words.svelte';
import { SIDE_SKINS, type Skin } from '../../drawings/worms';

/** What happened, in words; *view* is the board after it, and tells whose piece it was. */
export function describe(news: WormiNews, people: readonly Person[], _seat: number | null = null, view?: MatchView): string {
  switch (news.type) {
    case 'match_began':
      return t('wormi-told-dealt');
    case 'game_began':
      return t('wormi-told-began', { name: nameOf(people, news.blue) });
    case 'move_made':
      return toldMove(news, people, view);
    case 'passed':
      return told(t('wormi-told-passed'), nameOf(people, view?.to_move == null ? null : 1 - view.to_move));
    case 'offered':
      return t('wormi-told-offered', { name: nameOf(people, news.seat), what: news.what });
    case 'declined':
      return t('wormi-told-declined', { name: nameOf(people, news.seat) });
    case 'taken_back':
      return t('wormi-told-taken-back', { count: news.count });
    case 'game_ended':
      return news.winner === null
        ? t('wormi-told-drawn', { reason: news.reason })
        : t('wormi-told-won', { name: nameOf(people, news.winner), other: nameOf(people, 1 - news.winner), reason: news.reason });
  }
}

function toldMove({ piece, path }: Extract<WormiNews, { type: 'move_made' }>, people: readonly Person[], view: MatchView | undefined): string {
  const [from, to] = [path[0] ?? '', path.at(-1) ?? ''];
  const side = view?.pieces.findIndex((pieces) => pieces[piece - 1] === to) ?? -1;
  const seat = view?.blue == null || side < 0 ? null : side === 0 ? view.blue : 1 - view.blue;
  const number = side < 0 ? String(piece) : t('wormi-piece', { side: side === 0 ? 'blue' : 'pink', number: piece });
  return told(t('wormi-told-move', { number, from, to, hops: path.length - 1 }), nameOf(people, seat));
}

/** What somebody did, with the name in front. */
const told = (sentence: string, name: string): string => (name ? t('wormi-told-by', { name, told: sentence }) : sentence);

const LANDMARKS = [4, 8, 12, 16]; // lengths of a worm that are worth a chapter

/** A game that begins, and worms that have grown. */
export function chapter(_news: readonly WormiNews[], view: MatchView, before: MatchView | undefined, people: readonly Person[]): string {
  const grown = view.runs.findIndex((run, side) => LANDMARKS.some((mark) => lengthOf(run) >= mark && lengthOf(before?.runs[side]) < mark));
  if (!before || grown < 0 || view.blue === null) return '';
  const seat = grown === 0 ? view.blue : 1 - view.blue;
  return t('wormi-chapter', { name: nameOf(people, seat), length: lengthOf(view.runs[grown]) });
}

/** How many pieces of a side hang together. */
export const lengthOf = (run: { first: number; last: number } | undefined): number => (run ? run.last - run.first + 1 : 1);

/** Whose move is awaited. */
export function awaited(view: MatchView): readonly number[] {
  return view.outcome || view.to_move === null ? [] : [view.to_move];
}

/** Points in a match of two games. */
export function standing(view: MatchView): readonly number[] | null {
  return view.ended.length > 1 || (view.ended.length === 1 && !view.outcome) ? view.points : null;
}

/** The colours of both seats: sides are exchanged in a match of two games, and chosen with the pie. */
export function skins(view: MatchView): readonly Skin[] {
  return view.blue === 1 ? [SIDE_SKINS[1], SIDE_SKINS[0]] : SIDE_SKINS;
}

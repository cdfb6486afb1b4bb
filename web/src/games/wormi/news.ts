/** Wormi in words: what happened, and who is awaited. */
import { nameOf, type Person } from '$lib/people';
import type { MatchView, WormiNews } from '$lib/protocol';
import { t } from '$lib/words.svelte';
import { SIDE_SKINS, type Skin } from '../../drawings/worms';

/** What happened, in words. */
export function describe(news: WormiNews, people: readonly Person[]): string {
  switch (news.type) {
    case 'match_began':
      return t('wormi-told-dealt');
    case 'game_began':
      return t('wormi-told-began', { name: nameOf(people, news.blue) });
    case 'move_made':
      return t('wormi-told-move', {
        number: news.piece,
        from: news.path[0] ?? '',
        to: news.path.at(-1) ?? '',
        hops: news.path.length - 1,
      });
    case 'passed':
      return t('wormi-told-passed');
    case 'offered':
      return t('wormi-told-offered', { name: nameOf(people, news.seat), what: news.what });
    case 'declined':
      return t('wormi-told-declined', { name: nameOf(people, news.seat) });
    case 'taken_back':
      return t('wormi-told-taken-back', { count: news.count });
    case 'game_ended':
      return news.winner === null
        ? t('wormi-told-drawn', { reason: news.reason })
        : t('wormi-told-won', { name: nameOf(people, news.winner), reason: news.reason });
  }
}

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

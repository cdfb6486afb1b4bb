/** The moves of a game, which whole views bring and news add to. */
import type { MatchView, WormiNews } from '$lib/protocol';

/** A view with the moves that updates leave out: one more for each that was made, fewer if some were taken back. */
export function applyNews(view: MatchView, news: readonly WormiNews[]): MatchView {
  let played = view.played;
  for (const each of news) {
    if (each.type === 'move_made') played = [...played, `${String(each.piece)}:${each.path[0] ?? ''}-${each.path.at(-1) ?? ''}`];
    else if (each.type === 'passed') played = [...played, '--'];
    else if (each.type === 'taken_back') played = played.slice(0, played.length - each.count);
    else if (each.type === 'game_began') played = [];
  }
  return played === view.played ? view : { ...view, played };
}

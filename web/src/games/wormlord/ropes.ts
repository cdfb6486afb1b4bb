/** What the news add to a view: the ropes that updates leave out. */
import type { GardenView, WormlordNews } from '$lib/protocol';

/** The view after some news: a new round forgets all ropes, a tied knot brings its own. */
export function applyNews(view: GardenView, news: readonly WormlordNews[]): GardenView {
  let ropes = view.ropes ?? {};
  for (const each of news) {
    if (each.type === 'countdown_started') ropes = {};
    else if (each.type === 'knot_tied') ropes = { ...ropes, [each.number]: each.rope };
  }
  return ropes === view.ropes ? view : { ...view, ropes };
}

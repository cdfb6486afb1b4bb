/** Games of Wormi in writing, from what a spectator saw: for a coach who looks at an uploaded replay. */
import type { MatchView } from '$lib/protocol';

const written = (view: MatchView): string =>
  [...view.pieces.map((squares) => squares.join(',')), view.to_move === view.blue ? 'b' : 'p'].join(' ');

function result(view: MatchView): string {
  const winner = view.ended.at(-1)?.winner ?? null;
  return winner === null ? 'draw' : winner === view.blue ? 'blue' : 'pink';
}

/** What no turn passes twice, where that is not the usual reading (WI-22). */
const reading = ({ passing }: MatchView): string => (passing === 'strict' ? '[Passing "strict"]\n' : '');

/** The finished games of these views, in order. */
export function recordsOf(views: readonly MatchView[]): string[] {
  const records: string[] = [];
  let start = '';
  let ended = 0;
  for (const view of views) {
    if (view.ended.length > ended && start) records.push(`${reading(view)}[Start "${start}"]\n\n${view.played.join(' ')}\n${result(view)}\n`);
    ended = view.ended.length;
    if (view.played.length === 0 && view.blue !== null) start = written(view);
  }
  return records;
}

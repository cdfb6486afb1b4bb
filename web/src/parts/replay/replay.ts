/** Chapters of a replay: the games of an evening, and what happened in each that is worth a look. */
import type { Frame } from '$lib/net/fold';
import type { Person } from '$lib/people/people';
import type { Playable } from '../../games/game';

/** Something worth a look, and the step where it begins. */
export interface Chapter {
  at: number;
  text: string;
}

/** A game of the evening: its first step, who won it, and its chapters. */
export interface Played {
  at: number;
  number: number;
  winners: readonly number[];
  chapters: readonly Chapter[];
}

/** All games that were played at a table, one after another. */
export function evening(steps: readonly Frame[], playing: Playable, people: readonly Person[]): readonly Played[] {
  const starts = steps.flatMap((step, at) => (at === 0 || step.table.games !== steps[at - 1]?.table.games ? [at] : []));
  return starts.map((at, index) => gameFrom(steps, at, starts[index + 1] ?? steps.length, playing, people));
}

function gameFrom(steps: readonly Frame[], at: number, end: number, playing: Playable, people: readonly Person[]): Played {
  const chapters = steps.slice(at, end).flatMap((step, offset) => {
    const before = offset === 0 ? undefined : steps[at + offset - 1]?.view;
    const text = playing.chapter?.(step.news as never, step.view as never, before as never, people) ?? '';
    return text ? [{ at: at + offset, text }] : [];
  });
  const last = steps[end - 1];
  return { at, number: last?.table.games ?? 1, winners: last?.table.outcome?.winners ?? [], chapters };
}

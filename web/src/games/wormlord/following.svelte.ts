/** What a match leaves behind beyond its view: how the last round ended, what pairs have drawn, and what sounds. */
import { untrack } from 'svelte';
import type { GardenView, WormlordNews } from '$lib/protocol';
import { sound, type Sound } from '$lib/device/sound';
import type { Moment } from '../game';
import { remember, withPiece, type Halves } from './rope/memory';

/** How a device follows a match; every part may change at any time. */
export interface Follower {
  view: () => GardenView;
  moment: () => Moment<WormlordNews> | null;
  /** The side that looks; null where several look, and everybody's losses are somebody's here. */
  side: () => number | null;
  /** Receive the gestures of others piece by piece. */
  listen: () => ((receive: (seat: number, piece: unknown) => void) => () => void) | undefined;
  /** A piece of a gesture came; true where it belongs to the rope of a pair. */
  onpiece: (seat: number, piece: unknown) => boolean;
}

/** What some news sound like to a side; null stands for all sides around one device. */
export function soundOf(news: WormlordNews, side: number | null): Sound | null {
  switch (news.type) {
    case 'round_won':
      return 'end';
    case 'signal_given':
      return 'turn';
    case 'cell_conquered':
      return news.taken_from !== null && (side === null || news.taken_from === side) ? 'minus' : null;
    case 'knot_untied':
      return side !== null && news.owner === side ? 'plus' : null;
    default:
      return null;
  }
}

export class Following {
  /** The news that ended the last round, until the next one begins. */
  ended: WormlordNews | null = $state.raw(null);
  halves: Halves = $state.raw(new Map());

  /** Call while a component is made: the effects live as long as it does. */
  constructor({ view, moment, side, listen, onpiece }: Follower) {
    $effect(() => {
      const news = moment()?.news ?? [];
      untrack(() => news.forEach((each) => this.#receive(each, view(), side())));
    });
    $effect(() =>
      listen()?.((seat, piece) =>
        untrack(() => {
          if (onpiece(seat, piece)) this.halves = withPiece(this.halves, seat, piece);
        }),
      ),
    );
  }

  #receive(news: WormlordNews, view: GardenView, side: number | null): void {
    this.halves = remember(this.halves, news, view);
    if (news.type === 'round_won' || news.type === 'round_tied') this.ended = news;
    if (news.type === 'countdown_started') this.ended = null;
    const name = soundOf(news, side);
    if (name) sound(name);
  }
}

/** How somebody likes to play a game at once, against bots or on one device: kept in this browser for the next time. */
import { friendlyBot, ladder } from './ladder';
import type { GameInfo } from '../protocol';
import { keep, keptFields } from '../device/storage';

export interface Quick {
  seats: number;
  options: Readonly<Record<string, unknown>>;
  /** Who plays the other seats; empty where nobody can. */
  bot: string;
}

const keyOf = (game: GameInfo): string => `wormery.quick.${game.name}`;

/** The usual rules, against a friendly bot. */
export const usualQuick = (game: GameInfo): Quick => ({ seats: game.seats[0] ?? 2, options: {}, bot: friendlyBot(game.bots) ?? '' });

/** What was chosen last time; what this server does not know is as usual. */
export function quickFor(game: GameInfo): Quick {
  const usual = usualQuick(game);
  const { seats, options, bot } = keptFields(keyOf(game));
  const chosen = typeof options === 'object' && options !== null ? Object.entries(options) : [];
  const known = new Set(game.options.map(({ name }) => name));
  return {
    seats: game.seats.find((count) => count === seats) ?? usual.seats,
    options: Object.fromEntries(chosen.filter(([name]) => known.has(name))),
    bot: ladder(game.bots).find((each) => each === bot) ?? usual.bot,
  };
}

/** Keep a choice for the next time. */
export const keepQuick = (game: GameInfo, quick: Quick): void => keep(keyOf(game), quick);

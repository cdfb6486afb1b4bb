/** The people at a table, as everybody sees them. */
import { botName } from './bots';
import type { ChairView } from './protocol';

export interface Person {
  seat: number;
  name: string;
  bot: string | null;
  away: boolean;
}

/** Whoever sits on the chairs of a table, by seat; *unnamed* is what an empty chair is called. */
export function peopleOn(chairs: readonly ChairView[], unnamed: (seat: number) => string, away: readonly number[] = []): readonly Person[] {
  return chairs.map(({ name, bot }, seat) => ({
    seat,
    name: name || (bot ? botName(bot) : unnamed(seat)),
    bot,
    away: away.includes(seat),
  }));
}

/** Who sits on a seat; nobody's seat is nobody. */
export const personOn = (people: readonly Person[], seat: number | null): Person | undefined => people.find((person) => person.seat === seat);

/** The name of who sits on a seat; nothing where nobody does. */
export const nameOf = (people: readonly Person[], seat: number | null): string => personOn(people, seat)?.name ?? '';

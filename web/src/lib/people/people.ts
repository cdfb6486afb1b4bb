/** The people at a table, as everybody sees them. */
import { SEAT_SKINS, type Skin } from '../../drawings/worms';
import { namesOn } from '../words/bots';
import type { ChairView } from '../protocol';

export interface Person {
  seat: number;
  name: string;
  bot: string | null;
  away: boolean;
  /** The look that they chose; empty where nobody did. */
  face: string;
  /** The colour of their side. */
  skin: Skin;
  /** Whether it is somebody who plays from this device. */
  mine: boolean;
}

/** What is known of people beside their chairs. */
interface Around {
  away?: readonly number[];
  mine?: readonly number[];
  skins?: readonly Skin[];
}

/** Whoever sits on the chairs of a table, by seat; *unnamed* is what an empty chair is called. */
export function peopleOn(chairs: readonly ChairView[], unnamed: (seat: number) => string, { away = [], mine = [], skins = SEAT_SKINS }: Around = {}): readonly Person[] {
  const names = namesOn(chairs, unnamed);
  return chairs.map(({ bot, face }, seat) => ({
    seat,
    name: names[seat] ?? '',
    bot,
    away: away.includes(seat),
    face: face ?? '',
    skin: skins[seat % Math.max(1, skins.length)] ?? 'pink',
    mine: mine.includes(seat),
  }));
}

/** Who sits on a seat; nobody's seat is nobody. */
export const personOn = (people: readonly Person[], seat: number | null): Person | undefined => people.find((person) => person.seat === seat);

/** The letters of the longest piece of a name that no line may break: how small it has to be written on a small card. */
export const lettersOfLongest = (name: string): number => Math.max(1, ...(name.match(/[^\s-]+-?/gu) ?? []).map((piece) => [...piece].length));

/** The name of who sits on a seat; nothing where nobody does. */
export const nameOf = (people: readonly Person[], seat: number | null): string => personOn(people, seat)?.name ?? '';

/** Who plays together, by side: whoever has the same colour. */
export function teamsOf(people: readonly Person[]): readonly (readonly Person[])[] {
  const sides = new Map<Skin, Person[]>();
  for (const person of people) sides.set(person.skin, [...(sides.get(person.skin) ?? []), person]);
  return [...sides.values()];
}

/** The names of those who play together. */
export const namesOfTeam = (team: readonly Person[]): string => team.map(({ name }) => name).join(' + ');

/** Whether several people have won as one side. */
export const wonTogether = (people: readonly Person[], winners: readonly number[]): boolean =>
  winners.length > 1 && new Set(people.filter(({ seat }) => winners.includes(seat)).map(({ skin }) => skin)).size === 1;

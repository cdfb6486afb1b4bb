/** How people make sides: one or two on each, in order of seats. The server decides; the page offers what it will take. */
import { same } from '$lib/tables/options';

type Options = Readonly<Record<string, unknown>>;

export const MOST_SIDES = 4;
export const COUNTS_OF_SIDES: readonly number[] = [2, 3, 4];

/** How many people are on each side; where nobody chose, everybody is alone, and from five people on there are pairs. */
export function teamsOf(seats: number, teams: unknown): readonly number[] {
  if (Array.isArray(teams) && teams.length > 0) return teams as number[];
  return Array.from({ length: seats <= MOST_SIDES ? seats : Math.ceil(seats / 2) }, (_, side) => (seats <= MOST_SIDES || 2 * side + 1 === seats ? 1 : 2));
}

export const peopleIn = (teams: readonly number[]): number => teams.reduce((sum, people) => sum + people, 0);

/** The side of every seat. */
export const sideOfSeats = (seats: number, options: Options): readonly number[] =>
  teamsOf(seats, options['teams']).flatMap((people, side) => Array.from({ length: people }, () => side));

/** So many sides: the first stay as they are, and pairs meet pairs. */
export function withSides(teams: readonly number[], sides: number): readonly number[] {
  const next = teams.every((people) => people === 2) ? 2 : 1;
  return Array.from({ length: sides }, (_, side) => teams[side] ?? next);
}

/** A pair on a side, or one person. */
export const withPeople = (teams: readonly number[], side: number, people: number): readonly number[] => teams.map((each, at) => (at === side ? people : each));

/** The seats and options of a table with these teams; *isFor* says whether its map is for so many sides. */
export function arranged(teams: readonly number[], options: Options, isFor: (sides: number) => boolean): [number, Record<string, unknown>] {
  const seats = peopleIn(teams);
  const handicaps = Array.isArray(options['handicaps']) ? options['handicaps'] : [];
  return [
    seats,
    {
      ...options,
      teams: same(teamsOf(seats, []), teams) ? [] : teams,
      handicaps: handicaps.slice(0, teams.length),
      map: isFor(teams.length) ? (options['map'] ?? null) : null,
    },
  ];
}

/** Two against two, as short as it can be said; nothing for one against one. */
export function teamsInShort(seats: number, options: Options): string {
  const teams = teamsOf(seats, options['teams']);
  return same(teams, [1, 1]) ? '' : teams.join(' : ');
}

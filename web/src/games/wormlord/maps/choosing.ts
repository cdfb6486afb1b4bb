/** Which map a table has, and what choosing another one means for its other options. */
import type { Map as Plan } from '$lib/protocol';
import { textOf } from '../editor/draft';
import { ownMaps, type Kept } from '../editor/shelf';
import { arranged as withTeams, teamsOf, withSides } from '../teams/teams';

/** How the maps are called that are played where nobody chooses, before the number of sides. */
const BASIC = 'Basic ';

/** A map that can be chosen. */
export interface Card {
  /** As the option names it. */
  value: string;
  plan: Plan;
  /** Drawn by somebody here, not one that came along. */
  isOwn: boolean;
  isFair: boolean;
}

/** How many sides so many people make, where nobody said otherwise. */
export const sidesOf = (seats: number, teams: unknown): number => teamsOf(seats, teams).length;

/** All maps, the own ones that can be played last; the same map saved twice is one. */
export function cards(shipped: readonly Plan[], own: readonly Kept[] = ownMaps()): Card[] {
  const mine = own.filter(({ playable }) => playable).map(({ draft, fair }): Card => ({ value: textOf(draft), plan: draft, isOwn: true, isFair: fair }));
  return [
    ...shipped.map((plan): Card => ({ value: plan.name, plan, isOwn: false, isFair: true })),
    ...mine.filter(({ value }, i) => mine.findIndex((card) => card.value === value) === i),
  ];
}

/** The map of a table: the chosen one, or the basic one for its sides. */
export function chosen(all: readonly Card[], value: unknown, sides: number): Card | null {
  if (typeof value !== 'string') return all.find(({ plan, isOwn }) => !isOwn && plan.name === `${BASIC}${sides}`) ?? null;
  const plain = (name: string): string => name.toLowerCase().replaceAll('-', ' ');
  const known = all.find((card) => plain(card.value) === plain(value));
  return known ?? (value.includes('\n') ? { value, plan: drawn(value), isOwn: true, isFair: true } : null);
}

/** A map of somebody else's, as its text shows it. */
function drawn(text: string): Plan {
  const [head = '', ...body] = text.split(/\n\s*\n/);
  const said = (key: string): string => new RegExp(`^${key}:(.*)$`, 'm').exec(head)?.[1]?.trim() ?? '';
  const rows = body.join('\n').split('\n').map((line) => line.replace(/\s/g, '')).filter(Boolean);
  return { name: said('name'), sides: said('sides').split(',').map(Number), rows, note: said('note') };
}

/** The seats and options of a table once a map is chosen: as many people as it is for. */
export function arranged(card: Card, seats: number, options: Readonly<Record<string, unknown>>): [number, Record<string, unknown>] {
  const teams = teamsOf(seats, options['teams']);
  const fitting = card.plan.sides.includes(teams.length) ? teams : withSides(teams, Math.min(...card.plan.sides));
  const chosen = {
    ...options,
    map: !card.isOwn && card.plan.name.startsWith(BASIC) ? null : card.value,
    unfair_maps: options['unfair_maps'] === true || !card.isFair,
  };
  return withTeams(fitting, chosen, () => true);
}

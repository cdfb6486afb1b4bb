/** What becomes of the options when other people sit down. */
import { cards, chosen } from '../maps/choosing';
import { shippedMaps } from '../questions';
import { arranged, peopleIn, teamsOf } from './teams';

type Options = Readonly<Record<string, unknown>>;

/** Whether the map of a table is also for so many sides; a map that nobody knows here is for the server to judge. */
export async function mapFits(options: Options): Promise<(sides: number) => boolean> {
  if (typeof options['map'] !== 'string') return () => true;
  const card = chosen(cards(await shippedMaps().catch(() => [])), options['map'], 0);
  return (sides) => card?.plan.sides.includes(sides) ?? true;
}

/** So many people, on the sides that were chosen if they fit, and on a map for them. */
export async function reseated(seats: number, options: Options): Promise<Record<string, unknown>> {
  const chosenTeams = teamsOf(seats, options['teams']);
  const teams = peopleIn(chosenTeams) === seats ? chosenTeams : teamsOf(seats, []);
  return arranged(teams, options, await mapFits(options))[1];
}

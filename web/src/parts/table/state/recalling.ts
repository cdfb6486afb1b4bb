/** What happened at a table before this page looked at it, in words: after a reload, and for those who come late. */
import type { ApplyNews } from '$lib/net/fold';
import { replay } from '$lib/net/http';
import { frames } from '$lib/net/replays';
import type { Person } from '$lib/people/people';
import type { Playable } from '../../../games/game';

/** The sentences of the game that is on or was played last, up to a version; everybody may know them. */
export async function recalled(table: string, until: number, playing: Playable, people: readonly Person[]): Promise<readonly string[]> {
  const { lines } = await replay(table, null);
  const seen = frames(lines, playing.applyNews as ApplyNews | undefined).filter(({ version }) => version <= until);
  const last = seen.at(-1)?.table.games;
  return seen
    .filter(({ table: { games } }) => games === last)
    .flatMap(({ news, view }) => news.map((each) => playing.describe(each as never, people, null, view as never)))
    .filter(Boolean);
}

/** From the drawing board to the table: a match on a map of one's own. */
import { friendlyBot } from '$lib/tables/ladder';
import { games, openTable } from '$lib/net/http';
import { plan } from '$lib/net/plans';
import { arrive } from '$lib/tables/opening';
import type { TableCommand } from '$lib/protocol';
import { route } from '$lib/page/route.svelte';
import { textOf, type Draft } from './draft';

/** Open a table with this map; against bots at once, or with a link for friends. */
export async function play(draft: Draft, { fair, bots }: { fair: boolean; bots: boolean }): Promise<void> {
  await arrive();
  const seats = Math.min(...draft.sides);
  const game = (await games()).find(({ name }) => name === 'wormlord');
  const bot = bots ? friendlyBot(game?.bots ?? []) : undefined;
  const table = await openTable({ game: 'wormlord', seats, sit: 0, options: { map: textOf(draft), unfair_maps: !fair } });
  const others = Array.from({ length: seats - 1 }, (_, index) => index + 1);
  const commands: TableCommand[] = bot === undefined ? [] : [...others.map((seat): TableCommand => ({ type: 'seat_bot', seat, bot })), { type: 'ready', seat: 0, ready: true }];
  plan(table.table, commands);
  route.go(`/t/${table.code}`);
}

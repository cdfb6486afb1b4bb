/** Ways to sit down: against a bot, with a link for friends, or several people on one device. */
import { beGuest, openTable } from './net/http';
import { plan } from './net/plans';
import type { GameInfo, TableCommand, TableInfo } from './protocol';
import { route } from './route.svelte';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

const PET_NAMES = 8;

/** A friendly name for somebody who gave none. */
export function petName(): string {
  return t(`pet-name-${1 + Math.floor(Math.random() * PET_NAMES)}`);
}

/** Be a guest, under the name the reader chose or a pet name. */
export async function arrive(): Promise<void> {
  const guest = await beGuest(settings.name, petName);
  settings.name = guest.name;
}

/** A game against a bot, at once. */
export async function playBot(game: GameInfo, bot: string): Promise<void> {
  const table = await sitDown(game, { seats: game.seats[0] ?? 2 });
  const others = Array.from({ length: (game.seats[0] ?? 2) - 1 }, (_, index) => index + 1);
  go(table, [
    ...others.map((seat): TableCommand => ({ type: 'seat_bot', seat, bot })),
    { type: 'ready', seat: 0, ready: true },
  ]);
}

/** A table that waits for friends, or for anybody. */
export async function invite(game: GameInfo, { open }: { open: boolean }): Promise<void> {
  go(await sitDown(game, { seats: game.seats[0] ?? 2, open }), []);
}

/** Everybody on this device: *names* from seat 0 on. */
export async function shareDevice(game: GameInfo, names: readonly string[]): Promise<void> {
  const table = await sitDown(game, { seats: names.length, sit: false });
  go(table, [
    ...names.map((name, seat): TableCommand => ({ type: 'sit', seat, name })),
    ...names.map((_, seat): TableCommand => ({ type: 'ready', seat, ready: true })),
  ]);
}

async function sitDown(
  game: GameInfo,
  { seats, open = false, sit = true }: { seats: number; open?: boolean; sit?: boolean },
): Promise<TableInfo> {
  await arrive();
  return openTable({ game: game.name, seats, public: open, sit: sit ? 0 : null });
}

function go(table: TableInfo, commands: readonly TableCommand[]): void {
  plan(table.table, commands);
  route.go(`/t/${table.code}`);
}

/** Ways to sit down: against a bot, with a link for friends, or several people on one device. */
import { LOOKS, type Look } from '../../drawings/worms';
import { beGuest, openTable } from '../net/http';
import { plan } from '../net/plans';
import type { GameInfo, TableCommand, TableInfo } from '../protocol';
import type { Quick } from './quick';
import { route } from '../page/route.svelte';
import { settings } from '../device/settings.svelte';
import { t } from '../words/words.svelte';

const PET_NAMES = 8;

/** A friendly name for somebody who gave none. */
export function petName(): string {
  return t(`pet-name-${1 + Math.floor(Math.random() * PET_NAMES)}`);
}

/** Be a guest, under the name the reader chose or a pet name. */
export async function arrive(): Promise<void> {
  const guest = await beGuest(settings.name, petName);
  settings.name = guest.name;
  settings.face = guest.face ?? '';
}

/** A game against bots, at once, as it was chosen. */
export async function playBot(game: GameInfo, { seats, options, bot }: Quick): Promise<void> {
  const table = await sitDown(game, { seats, options });
  const others = Array.from({ length: seats - 1 }, (_, index) => index + 1);
  go(table, [
    ...others.map((seat): TableCommand => ({ type: 'seat_bot', seat, bot })),
    { type: 'ready', seat: 0, ready: true },
  ]);
}

/** A table that waits for friends, or for anybody. */
export async function invite(game: GameInfo, { open, seats, options }: { open: boolean; seats: number; options: Quick['options'] }): Promise<void> {
  go(await sitDown(game, { seats, options, open }), []);
}

/** Everybody on this device: *names* from seat 0 on. */
export async function shareDevice(game: GameInfo, names: readonly string[], options: Quick['options']): Promise<void> {
  const table = await sitDown(game, { seats: names.length, options, sit: false });
  go(table, [
    ...names.map((name, seat): TableCommand => ({ type: 'sit', seat, name, face: seat === 0 ? null : anotherLook(seat) })),
    ...names.map((_, seat): TableCommand => ({ type: 'ready', seat, ready: true })),
  ]);
}

/** Faces for friends on the same device, none of them mine. */
export function anotherLook(seat: number): Look {
  const others = LOOKS.filter((look) => look !== settings.face);
  return others[seat % others.length] ?? LOOKS[0];
}

async function sitDown(
  game: GameInfo,
  { seats, options = {}, open = false, sit = true }: { seats: number; options?: Quick['options']; open?: boolean; sit?: boolean },
): Promise<TableInfo> {
  await arrive();
  return openTable({ game: game.name, seats, options, public: open, sit: sit ? 0 : null });
}

function go(table: TableInfo, commands: readonly TableCommand[]): void {
  plan(table.table, commands);
  route.go(`/t/${table.code}`);
}

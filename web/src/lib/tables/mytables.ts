/** My tables, sorted by what they want of me. */
import type { MyTable } from '../protocol';

export type Want = 'turn' | 'again' | 'waiting' | 'over';

const AWHILE = 12 * 60 * 60 * 1000; // ms that a finished table is shown

/** What a table wants of me: my move, another game, patience, or nothing more. */
export function wantOf(table: MyTable): Want {
  const mine = table.mine ?? [];
  if (table.phase === 'playing' || table.phase === 'paused') {
    return (table.awaited ?? []).some((seat) => mine.includes(seat)) ? 'turn' : 'waiting';
  }
  if (table.phase !== 'over') return 'waiting';
  const isAsked = table.seats.some((place, seat) => place.ready && !mine.includes(seat)) && mine.some((seat) => !table.seats[seat]?.ready);
  return isAsked ? 'again' : 'over';
}

export const WANTS: readonly Want[] = ['turn', 'again', 'waiting', 'over'];

/** Tables by what they want; long finished ones are among my games. */
export function sorted(tables: readonly MyTable[], now: number): { want: Want; tables: readonly MyTable[] }[] {
  return WANTS.map((want) => ({ want, tables: tables.filter((table) => wantOf(table) === want && (want !== 'over' || now - table.changed < AWHILE)) })).filter((group) => group.tables.length > 0);
}

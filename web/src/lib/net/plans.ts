/** Requests to make at a new table as soon as it is connected: seat the bots and the friends, be ready. */
import type { TableCommand } from '../protocol';

const plans = new Map<string, readonly TableCommand[]>();

/** Remember what to ask of a table that was just opened. */
export function plan(table: string, commands: readonly TableCommand[]): void {
  plans.set(table, commands);
}

/** What was planned, once. */
export function planned(table: string): readonly TableCommand[] {
  const commands = plans.get(table) ?? [];
  plans.delete(table);
  return commands;
}

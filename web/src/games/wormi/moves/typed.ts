/** Moves as people type them. */
import type { Move } from '$lib/protocol';

/** The move in "7 e7", "7e7", "7-e7" or "7:c5-e7"; nothing if it cannot be read. */
export function readMove(text: string): Move | null {
  const found = /^\s*(\d{1,2})\s*(?::|-|\s|>)?\s*(?:([a-g](?:10|[1-9])\s*-\s*)*)([a-g](?:10|[1-9]))\s*$/i.exec(text);
  const [, number, , to] = found ?? [];
  if (!number || !to) return null;
  return { type: 'move', piece: Number(number), to: to.toLowerCase() };
}

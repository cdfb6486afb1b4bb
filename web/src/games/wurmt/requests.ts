/** The moves a view allows, sorted by what a player points at: a card, then a target. */
import type { BedView, Lay, Refresh, Remove, WurmtCommand } from '$lib/protocol';

type Moves = BedView['moves'];
export type Colour = 'yellow' | 'pink' | 'blue';

/** What the card in a slot may be used for. */
export interface Uses {
  lay: readonly Lay[];
  remove: readonly Remove[];
  refresh: readonly Refresh[];
  spied: readonly number[];
  tails: readonly Colour[];
  pass: boolean;
}

/** Everything that may be done with the card in *slot*. */
export function uses(moves: Moves, slot: number): Uses {
  const own = moves.filter((move) => 'slot' in move && move.slot === slot);
  return {
    lay: own.filter((move) => move.type === 'lay'),
    remove: own.filter((move) => move.type === 'remove'),
    refresh: own.filter((move) => move.type === 'refresh'),
    spied: own.flatMap((move) => (move.type === 'spy' ? [move.worm] : [])),
    tails: own.flatMap((move) => (move.type === 'new_worm' ? [move.colour] : [])),
    pass: own.some((move) => move.type === 'pass'),
  };
}

/** The slots whose cards can be played now. */
export function playable(moves: Moves): Set<number> {
  return new Set(moves.flatMap((move) => ('slot' in move ? [move.slot] : [])));
}

/** Whether the last card may be taken back. */
export function mayTakeBack(moves: Moves): boolean {
  return moves.some((move) => move.type === 'take_back');
}

/** Worms that a card may be laid on or a spy may look at. */
export function targets(used: Uses): Set<number> {
  return new Set([...used.lay.map((move) => move.worm), ...used.spied]);
}

/** What may be claimed when laying on a worm; nothing where nobody announces. */
export function claims(used: Uses, worm: number): number[] {
  return used.lay.flatMap((move) => (move.worm === worm && move.claim != null ? [move.claim] : []));
}

/** The refresh that throws exactly these slots, if it is allowed. */
export function refreshOf(used: Uses, thrown: ReadonlySet<number>): WurmtCommand | undefined {
  return used.refresh.find(
    ({ discard }) => discard.length === thrown.size && discard.every((slot) => thrown.has(slot)),
  );
}

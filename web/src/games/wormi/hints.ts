/** What the coach of Wormi says, in words and on the board. */
import type { Hinting } from '$lib/page/hinting.svelte';
import type { WormiHint, WormiOptions } from '$lib/protocol';
import { t } from '$lib/words/words.svelte';

const SIDES = ['blue', 'pink'];

/** Whether both players wanted hints; with a clock there are none. */
export const hintsAgreed = ({ hints, clock }: WormiOptions): boolean => hints && clock === null;

/** The first touch: which piece to look at. */
export const pieceHint = (hint: WormiHint, side: number): string =>
  t('wormi-hint-piece', { side: SIDES[side] ?? '', number: hint.move.piece });

/** The second touch: the move, why, and how the race stands. */
export function reasonOf(hint: WormiHint, rival: string): string {
  const values = { number: hint.move.piece, to: hint.move.to, mine: hint.mine };
  const joined = { ...values, count: hint.joins.length, one: hint.joins[0] ?? 0, other: hint.joins[1] ?? 0 };
  const why = t(`wormi-hint-${hint.why}`, joined);
  return hint.why === 'finishes' || hint.why === 'sure' ? why : `${why} ${raceOf(hint.mine, hint.theirs, rival)}`;
}

/** How many moves both need, in words. */
const raceOf = (mine: number, theirs: number, rival: string): string =>
  t('wormi-hint-race', { mine: Math.round(mine), theirs: Math.round(theirs), name: rival });

/** How the race stands, for those who look on. */
export function standing([blue, pink]: readonly [number, number]): string {
  if (blue === 0 || pink === 0) return t('study-done', { side: blue === 0 ? 'blue' : 'pink' });
  return t('study-race', { blue: Math.round(blue), pink: Math.round(pink) });
}

/** What is pointed at on the board: nothing, a piece, or the whole way. */
export function pointedAt({ stage, hint }: Hinting<WormiHint>): readonly string[] {
  if (!hint || (stage !== 'first' && stage !== 'second')) return [];
  return stage === 'first' ? hint.move.path.slice(0, 1) : hint.move.path;
}

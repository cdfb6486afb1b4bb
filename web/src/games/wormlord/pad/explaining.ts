/** Why a rope is no knot yet, and where a worm has come to, in words. */
import { t } from '$lib/words.svelte';
import type { Handicap, Verdict } from '../../../knots/verdict';
import type { Leg } from '../rope/crawling';

/** Crossings that what has to be tied cannot do without. */
const NEEDED: Record<Handicap, number> = { loop: 1, overhand: 3, 'figure-eight': 4 };

/** The head was let go before it came out at the edge. */
export const stoppedShort = ({ kind }: Verdict): string => t(kind === 'unfinished' ? 'detail-unfinished' : 'wormlord-short');

/** What was wrong with a rope whose head is out at the edge. */
export function missed({ kind }: Verdict, crossings: number, handicap: Handicap): string {
  if (kind === 'unfinished') return t('wormlord-miss-tail');
  if (kind !== 'no_knot') return t(`detail-${kind}`);
  const needed = NEEDED[handicap];
  return crossings < needed ? t('wormlord-miss-few', { count: crossings, needed }) : t('wormlord-miss-loops');
}

/** Where a press has led: "down to c6, over at c5". */
export function legTold({ way, node, passed, bump }: Leg, verdict: Verdict, crossings: number, handicap: Handicap): string {
  const crossed = passed.map((each) => t('wormlord-crossing', { node: each.node, layer: each.isUnder ? 'under' : 'over' }));
  const went = [t('wormlord-leg', { way, node }), ...crossed].join(', ');
  const barred = bump ? ` ${t('wormlord-bump', { what: bump })}` : '';
  const isAmiss = crossings >= NEEDED[handicap] && (verdict.kind === 'no_knot' || verdict.kind === 'unfinished');
  return `${went}.${barred}${isAmiss ? ` ${t(verdict.kind === 'no_knot' ? 'wormlord-miss-loops' : 'detail-unfinished')}` : ''}`;
}

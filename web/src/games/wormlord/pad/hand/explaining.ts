/** Why a rope is no knot yet, and where a worm has come to, in words. */
import { t } from '$lib/words/words.svelte';
import type { Stroke } from '../../../../knots/stroke';
import { isTooMuch, type Handicap, type Verdict } from '../../../../knots/verdict';
import type { Leg } from '../../rope/crawling';
import { knotName } from '../../rope/knotnames';
import { isWanted, type Wanted } from '../../rope/tying';

/** Crossings that what has to be tied cannot do without. */
const NEEDED: Record<Handicap, number> = { loop: 1, overhand: 3, 'figure-eight': 4 };

const TRY = 1200; // grid units from end to end

/** Whether enough was drawn to be a try. */
export function isTry({ rows, when }: Stroke, crossings: number): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  if (when.length > 0 || !first || !last) return false;
  return Math.hypot(last[0] - first[0], last[1] - first[1]) > TRY || crossings > 0;
}

/** What a rope holds that still lies in the hand; nothing where it holds nothing. */
export function verdictTold(verdict: Verdict, wanted: Wanted, handicap: Handicap, isPractice: boolean): string {
  const { kind, name, isSmall } = verdict;
  const isNamed = kind === 'other_knot' && wanted === 'knot';
  if (isPractice && (kind === 'other_knot' || kind === 'overhand')) return t('wormlord-holds-knot', { name: knotName(name) });
  if (isNamed && isWanted(verdict, 'knot')) return t('wormlord-holds-knot', { name: knotName(name) });
  if (isNamed && isSmall && !isTooMuch(verdict)) return t('detail-too_small');
  if (kind === 'other_knot' && handicap !== 'figure-eight') return t('wormlord-odd', { name: knotName(name), why: isTooMuch(verdict) ? 'crossings' : 'agreed' });
  if (kind === 'overhand' && handicap === 'overhand') return t('wormlord-pull-out');
  return kind === 'no_knot' ? '' : t(`detail-${kind}`);
}

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

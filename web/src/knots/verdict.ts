/** The judge: what knot, if any, a drawn rope holds. The server's word is final; this is its twin. */
import { alexander, UNKNOT, type Polynomial } from './alexander';
import { closures, isDrawn, layOut, type Diagram, type Rope } from './closure';
import { spot, TooMuch } from './crossings';
import { reduceCode, twiceThirdInvariant } from './gauss';
import { at, DIAMETER, MAX_KEPT, MAX_POINTS, MAX_REDUCED, OFFSET_TABLES, ROPE_LENGTH } from './measures';
import { FIGURE_EIGHT, isSame, nameOf, TREFOIL } from './names';
import { Degenerate, FINE } from './position';
import { lengthOf, type Stroke } from './stroke';

export type Kind = 'overhand' | 'no_knot' | 'unfinished' | 'other_knot' | 'too_small' | 'tangle';
export type Hand = 'left' | 'right';
export type Handicap = 'loop' | 'overhand' | 'figure-eight';
/** Which knots count for sides without a handicap. */
export type Allowed = 'any' | 'overhand';

const LEAST_ROPE = 6000; // a knot of less rope is tighter than a rope can bend

/** What the judge sees in a rope. */
export interface Verdict {
  readonly kind: Kind;
  readonly name: string;
  readonly hand: Hand | null;
  readonly alexander: Polynomial;
  /** As drawn, with the straight ways out of both ends. */
  readonly crossings: number;
  /** Of the rope with itself. */
  readonly ownCrossings: number;
  /** Crossings of a knot that stay when all needless ones are taken out. */
  readonly kept: number;
  /** Tighter than a rope can bend; an overhand is then called too small. */
  readonly isSmall: boolean;
}

/** One closure of a rope, judged. */
interface Closed {
  readonly alexander: Polynomial;
  readonly hand: Hand | null;
  readonly kept: number;
  readonly isTight: boolean;
}

const NONE: Omit<Verdict, 'kind' | 'name'> = { hand: null, alexander: [], crossings: 0, ownCrossings: 0, kept: 0, isSmall: false };

/** Decide by topology what knot a rope holds. */
export function judge(stroke: Stroke): Verdict {
  if (stroke.rows.length > MAX_POINTS) return { ...NONE, kind: 'tangle', name: 'too many points' };
  const length = lengthOf(stroke.rows);
  if (length > ROPE_LENGTH * FINE) return { ...NONE, kind: 'tangle', name: 'rope too long' };
  const rope = clean(stroke);
  if (rope.rows.length < 2) return { ...NONE, kind: 'no_knot', name: nameOf(UNKNOT), alexander: UNKNOT };
  let counts = { crossings: 0, ownCrossings: 0 };
  try {
    const diagram = inGeneralPosition(rope);
    const ownCrossings = diagram.crossings.filter((crossing) => isDrawn(diagram, crossing)).length;
    counts = { crossings: diagram.crossings.length, ownCrossings };
    return { ...NONE, ...decided(judgeClosures(diagram), length), ...counts };
  } catch (budget) {
    if (!(budget instanceof TooMuch)) throw budget;
    return { ...NONE, kind: 'tangle', name: budget.what, ...counts };
  }
}

/** What all closures say together. */
function decided(found: readonly Closed[], length: number): Partial<Verdict> & Pick<Verdict, 'kind' | 'name'> {
  const { alexander: knot, hand } = at(found, 0);
  if (found.some((closed) => !isSame(closed.alexander, knot))) {
    return { kind: 'unfinished', name: 'an end is still inside the loop' };
  }
  if (isSame(knot, UNKNOT)) return { kind: 'no_knot', name: nameOf(knot), alexander: knot };
  const kept = Math.min(...found.map((closed) => closed.kept));
  const isSmall = length < LEAST_ROPE * FINE || found.some((closed) => closed.isTight);
  if (!isSame(knot, TREFOIL)) return { kind: 'other_knot', name: nameOf(knot), alexander: knot, kept, isSmall };
  if (isSmall) return { kind: 'too_small', name: 'a rope cannot bend that tightly', hand, alexander: knot, kept, isSmall };
  return { kind: 'overhand', name: nameOf(knot), hand, alexander: knot, kept };
}

/** Whether a side that plays with *handicap* has tied its knot (WL-11, WL-39). */
export function accepts(verdict: Verdict, handicap: Handicap, allowed: Allowed = 'overhand'): boolean {
  switch (handicap) {
    case 'loop':
      return verdict.ownCrossings > 0;
    case 'overhand':
      return verdict.kind === 'overhand' || (allowed === 'any' && isFine(verdict));
    case 'figure-eight':
      return verdict.kind === 'other_knot' && isSame(verdict.alexander, FIGURE_EIGHT);
  }
}

/** Whether a rope holds another knot than the overhand, neither too small nor too much. */
const isFine = (verdict: Verdict): boolean => verdict.kind === 'other_knot' && !verdict.isSmall && !isTooMuch(verdict);

/** Whether a knot keeps more crossings than can be undone without effort (WL-49). */
export const isTooMuch = (verdict: Verdict): boolean => verdict.kind === 'other_knot' && verdict.kept > MAX_KEPT;

/** The rope without steps that lead nowhere; rows keep their laying numbers. */
function clean(stroke: Stroke): Rope {
  const when = stroke.when.length > 0 ? stroke.when : stroke.rows.map((_, i) => i);
  const moved = stroke.rows.map((row, i) => {
    const before = stroke.rows[i - 1];
    return !before || before[0] !== row[0] || before[1] !== row[1];
  });
  return { rows: stroke.rows.filter((_, i) => moved[i]), when: when.filter((_, i) => moved[i]) };
}

/** The rope laid out with the first table of offsets that leaves nothing undecided. */
function inGeneralPosition(rope: Rope): Diagram {
  for (let seed = 0; seed < OFFSET_TABLES; seed += 1) {
    try {
      return layOut(rope, seed);
    } catch (problem) {
      if (!(problem instanceof Degenerate)) throw problem;
    }
  }
  throw new TooMuch('too many points in a line');
}

/** What each way of closing the rope gives. */
function judgeClosures(diagram: Diagram): Closed[] {
  return [...closures(diagram)].map(([code, signs]) => {
    const essential = reduceCode(code);
    if (essential.length > 2 * MAX_REDUCED) throw new TooMuch('too knotted to tell');
    const polynomial = alexander(essential, signs);
    const hand = !isSame(polynomial, TREFOIL) ? null : twiceThirdInvariant(essential, signs) > 0 ? 'right' : 'left';
    const kept = new Set(essential.map(([crossing]) => crossing));
    return { alexander: polynomial, hand, kept: kept.size, isTight: isTight(diagram, kept) };
  });
}

/** Whether two of these crossings, as drawn, lie closer than the rope is thick. */
function isTight(diagram: Diagram, kept: ReadonlySet<number>): boolean {
  const spots = diagram.crossings
    .filter((crossing, i) => kept.has(i) && isDrawn(diagram, crossing))
    .map((crossing) => spot(crossing, diagram.xs, diagram.ys));
  return spots.some(([ax, ay], i) =>
    spots.slice(i + 1).some(([bx, by]) => (ax - bx) ** 2 + (ay - by) ** 2 < (DIAMETER * FINE) ** 2),
  );
}

/** A rope in the hand of who draws it: a finger leads the head, and the head weaves. */
import { onCanvas } from '../../../knots/figures';
import { at, CANVAS, MAX_MILLIS, RIM, type Spot } from '../../../knots/measures';
import { Pair } from '../../../knots/pair';
import type { Row, Stroke } from '../../../knots/stroke';
import { accepts, judge, type Handicap, type Verdict } from '../../../knots/verdict';
import { HEAD, Leash, Spent, TAIL, Weaver, type Paid, type Side } from '../../../knots/weave';
import type { Half } from './memory';

/** What has to be tied: what a handicap asks for, any knot that counts, or, in practice, any at all. */
export type Wanted = Handicap | 'knot' | 'any';

/** Whether a rope holds what was wanted. */
export function isWanted(verdict: Verdict, wanted: Wanted): boolean {
  if (wanted === 'any') return verdict.kind === 'overhand' || verdict.kind === 'other_knot';
  return wanted === 'knot' ? accepts(verdict, 'overhand', 'any') : accepts(verdict, wanted);
}

const SHORTEST = 24; // units that a head moves at least: no screen and no eye needs finer rows

/** What a movement came to. */
export type Step = 'going' | 'crossed' | 'stopped' | 'tied' | 'spent';

export class Tying {
  readonly side: Side;
  isHeld = false;
  /** Of two at one pad: the hand at the other end. */
  companion: Tying | null = null;
  /** Whether this end of a pair lies as it shall. */
  isDone = false;
  /** All that one of a pair did with an end; the server weaves both together. */
  readonly #moves: Row[] = [];
  #weaver: Weaver | null = null;
  #leash: Leash | null = null;
  #isPartnerDone = false;
  #grabbed = 0;
  #drawn = 0;
  #verdict: Verdict | null = null;
  #isDigging = false;
  readonly #byHand: boolean;

  constructor(
    private readonly wanted: Wanted,
    private readonly leashLength: number,
    private readonly end: 'tail' | 'head' | null,
    private readonly onpay: (paid: Paid) => void,
    { byHand = false, pair = null }: { /** Layers are chosen by digging. */ byHand?: boolean; /** The rope that two have in hand at one pad. */ pair?: Pair | null } = {},
  ) {
    this.#byHand = byHand && !end;
    this.side = end === 'tail' ? TAIL : HEAD;
    if (end) this.#weaver = (pair ?? new Pair()).weaver;
  }

  /** Whether anything has been drawn. */
  get isBegun(): boolean {
    return this.end ? this.#moves.length > 0 : this.#weaver !== null;
  }

  get stroke(): Stroke {
    return this.#weaver?.stroke() ?? { rows: [], when: [] };
  }

  /** What the server is told. */
  get rows(): readonly Row[] {
    return this.end ? this.#moves : this.stroke.rows;
  }

  get head(): Spot | null {
    if (!this.#weaver) return null;
    const [x, y] = at(this.#weaver.strands[this.side], -1).row;
    return [x, y];
  }

  get tail(): Spot | null {
    const first = this.stroke.rows[0];
    return first ? [first[0], first[1]] : null;
  }

  /** The layer of the next crossing: 0 over, 1 under. */
  get nextLayer(): number {
    return this.#weaver?.nextLayer(this.side) ?? 0;
  }

  /** Choose the layer by hand: under while digging. */
  set isDigging(isDigging: boolean) {
    this.#isDigging = isDigging;
    if (this.#byHand && this.#weaver) this.#weaver.chosen = isDigging ? 1 : 0;
  }

  get crossings(): number {
    return this.#weaver?.crossings ?? 0;
  }

  /** What the rope holds now. */
  get verdict(): Verdict {
    this.#verdict ??= judge(this.stroke);
    return this.#verdict;
  }

  /** What the partner does with the other end, on another device (WL-34). */
  meet({ rows, isLaid }: Half): void {
    this.#isPartnerDone = isLaid;
    const pair = new Pair();
    const moved = [
      ...rows.map((row) => [row, this.side === HEAD ? TAIL : HEAD] as const),
      ...this.#moves.map((row) => [row, this.side] as const),
    ];
    moved.sort(([a], [b]) => a[2] - b[2]);
    try {
      for (const [[x, y, t], side] of moved) pair.move(side, x, y, t);
    } catch (problem) {
      if (problem instanceof Spent) return; // as it lay before
      throw problem;
    }
    this.#weaver = pair.weaver;
    this.#verdict = null;
  }

  /** Take the head, or begin where the finger is; false where it is nowhere near. */
  grab(x: number, y: number, now: number, reach: number): boolean {
    const spot = onCanvas(x, y);
    if (!this.#weaver) {
      this.#weaver = new Weaver([spot]);
      this.isDigging = this.#isDigging;
      this.onpay({ back: 0, rows: this.#weaver.stroke().rows });
    }
    const [hx, hy] = this.head ?? spot;
    if (Math.hypot(hx - x, hy - y) > reach) return false;
    this.#leash = new Leash(hx, hy, this.leashLength);
    this.#grabbed = now;
    this.isHeld = true;
    return true;
  }

  /** The finger moved. */
  move(x: number, y: number, now: number): Step {
    if (!this.isHeld || !this.#weaver || !this.#leash) return 'going';
    const before = this.crossings;
    const spot = onCanvas(...this.#leash.pull(...onCanvas(x, y)));
    const [hx, hy] = this.head ?? spot;
    if (Math.hypot(spot[0] - hx, spot[1] - hy) < SHORTEST) return 'going';
    const t = this.#time(now);
    if (t > MAX_MILLIS) return 'spent';
    try {
      this.#pay(this.#weaver.move(...spot, t, this.side), [...spot, t, 0]);
    } catch (problem) {
      if (problem instanceof Spent) return 'spent';
      throw problem;
    }
    if (this.isOut && this.isTied) return 'tied';
    return this.crossings > before ? 'crossed' : 'going';
  }

  /** Lifting costs nothing; a rope that holds its knot is done. */
  lift(now: number): Step {
    if (!this.isHeld) return 'going';
    this.isHeld = false;
    this.#drawn = this.#time(now);
    return this.isTied && !this.end ? 'tied' : 'going';
  }

  /** Whether the rope is what this side has to tie; of a pair, whether the own end is out. */
  get isTied(): boolean {
    const isFirst = !(this.companion?.isDone ?? this.#isPartnerDone);
    if (this.end && isFirst) return this.#moves.length > 0 && this.isOut;
    return this.crossings > 0 && isWanted(this.verdict, this.wanted);
  }

  /** Whether the head has come out at the rim. */
  get isOut(): boolean {
    return this.head !== null && this.head.some((place) => place < RIM || place >= CANVAS - RIM);
  }

  #pay(paid: Paid, moved: Row): void {
    if (paid.back === 0 && paid.rows.length === 0) return;
    this.#verdict = null;
    if (this.companion) this.companion.#verdict = null;
    if (this.end) this.#moves.push(moved);
    this.onpay(this.end ? { back: 0, rows: [moved] } : paid);
  }

  #time(now: number): number {
    return this.#drawn + Math.max(0, Math.round(now - this.#grabbed));
  }
}

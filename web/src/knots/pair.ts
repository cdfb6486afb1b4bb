/** Two people, one rope: it lies as an arch, and each draws half of the same pretzel. */
import { every, PRETZEL, smooth, type Curve } from './figures';
import { at, isqrt, type Spot } from './measures';
import type { Stroke } from './stroke';
import { accepts, judge, type Handicap, type Verdict } from './verdict';
import { HEAD, TAIL, Weaver, type Paid, type Side } from './weave';

const LEAST_SHARE = 25; // per cent of the new rope that each of the two must have laid

/** Feet and shoulders are those of the pretzel that one person alone would draw. */
const ARCH: Curve = PRETZEL.slice(4, 9);
export const HALVES: Record<Side, Curve> = { [HEAD]: PRETZEL.slice(8), [TAIL]: PRETZEL.slice(0, 5).reverse() };

/** A rope with a partner at each end; layers are chosen by whose end moves when. */
export class Pair {
  readonly weaver = new Weaver(every(smooth(ARCH), 90));
  readonly #arch = this.weaver.strands[HEAD].length;

  /** Draw one end to a point. */
  move(side: Side, x: number, y: number, t: number): Paid {
    return this.weaver.move(x, y, t, side);
  }

  /** Where an end lies now. */
  where(side: Side): Spot {
    const [x, y] = at(this.weaver.strands[side], -1).row;
    return [x, y];
  }

  /** The rope from the tail's end to the head's, with the order of laying. */
  stroke(): Stroke {
    return this.weaver.stroke();
  }

  /** What the rope holds, whoever laid it. */
  judge(): Verdict {
    return judge(this.stroke());
  }

  /** Whether neither did it all alone. */
  isShared(): boolean {
    const laid = [this.#laid(HEAD), this.#laid(TAIL)] as const;
    const sum = laid[0] + laid[1];
    return 100 * Math.min(...laid) >= LEAST_SHARE * sum && sum > 0;
  }

  /** Whether the two have tied their knot together (WL-34). */
  isTied(handicap: Handicap): boolean {
    return this.isShared() && accepts(this.judge(), handicap);
  }

  /** How much new rope one of the two has laid. */
  #laid(side: Side): number {
    const pieces = this.weaver.strands[side].slice(side === HEAD ? this.#arch - 1 : 0);
    return pieces.slice(1).reduce((sum, { row }, i) => {
      const before = at(pieces, i).row;
      return sum + isqrt((row[0] - before[0]) ** 2 + (row[1] - before[1]) ** 2);
    }, 0);
  }
}

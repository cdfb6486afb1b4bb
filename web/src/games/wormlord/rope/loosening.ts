/** An enemy's knot in the hand: its ends are backed out through the tunnel of its own body. */
import type { Pull } from '$lib/protocol';
import { onCanvas } from '../../../knots/figures';
import { at, MAX_MILLIS, type Spot } from '../../../knots/measures';
import { FINE } from '../../../knots/position';
import type { Row, Stroke } from '../../../knots/stroke';
import { cut, GRASP, HELD_CREEP, Untying, type End } from '../../../knots/untie';
import { judge } from '../../../knots/verdict';

const EVERY = 16; // ms between two rows
const LATER = 50; // ms between two rows of a long pull, or of a finger that rests
const MANY = 400; // rows after which a pull is long
const MOST_PULLS = 8;
const FIRST_LOOK = 2900 * FINE; // so much has to come out before it can be free
const LOOK = 100 * FINE; // how finely it is told beforehand when it will be free
const LONGEST = 20_000 * FINE; // no rope is longer
const PAIR_STEP = 1000 * FINE; // one of a pair tells of every such stretch

interface Trace {
  end: End;
  rows: [number, number, number][];
}

export interface Watcher {
  ongrab: (end: End) => void;
  onpull: (row: readonly [number, number, number], now: number) => void;
}

export class Loosening {
  readonly #untying: Untying;
  readonly #need: number;
  readonly #traces: Trace[] = [];
  #held: End | null = null;
  #finger: Spot = [0, 0];
  #grabbed = 0;
  #spent: Record<End, number> = { head: 0, tail: 0 };
  #told = 0;
  #moved = -1;

  constructor(
    rows: readonly Row[],
    private readonly own: End | null,
    private readonly watcher: Watcher,
    /** The same knot in the hand of a companion at this pad. */
    companion: Loosening | null = null,
  ) {
    this.#untying = companion ? companion.#untying : new Untying({ rows, when: [] });
    this.#need = needed(this.#untying.knot);
  }

  get knot(): Stroke {
    return this.#untying.knot;
  }

  get left(): Stroke {
    return this.#untying.left();
  }

  get held(): End | null {
    return this.#held;
  }

  get pulls(): Pull[] {
    return this.#traces.filter((trace) => trace.rows.length > 0);
  }

  /** How much has come out, of what has to: 0 to 1. */
  get progress(): number {
    return Math.min(1, this.#out() / this.#need);
  }

  where(end: End): Spot {
    const pull = this.#untying.pulls[end];
    return pull.where(pull.out);
  }

  /** Take the nearer end; false where there is none near, or it is the partner's (WL-35). */
  grab(x: number, y: number, now: number): boolean {
    const spot = onCanvas(x, y);
    const ends = (this.own ? [this.own] : (['head', 'tail'] as const)).map((end) => {
      const [ex, ey] = this.where(end);
      return { end, far: Math.hypot(ex - spot[0], ey - spot[1]) };
    });
    ends.sort((a, b) => a.far - b.far);
    const { end, far } = at(ends, 0);
    return far <= GRASP && this.#take(end, spot, now);
  }

  /** Keep a button pressed: the end creeps out by itself. */
  hold(now: number): boolean {
    const end = this.own ?? 'head';
    return this.#held !== null || this.#take(end, this.where(end), now);
  }

  /** Where a finger would be that lets the end creep by itself. */
  creep(now: number): boolean {
    const end = this.#held;
    if (end === null) return false;
    const pull = this.#untying.pulls[end];
    const lead = HELD_CREEP * Math.max(0, this.#time(now) - pull.at);
    return this.pull(...pull.where(Math.min(pull.out + lead, pull.whole)), now);
  }

  /** The finger is here now; true when nothing holds any more, or when there is something to tell. */
  pull(x: number, y: number, now: number): boolean {
    const end = this.#held;
    const trace = this.#traces.at(-1);
    if (end === null || !trace) return false;
    const spot = onCanvas(x, y);
    const rests = spot[0] === this.#finger[0] && spot[1] === this.#finger[1];
    const last = trace.rows.at(-1)?.[2] ?? -1;
    // A finger is told of later than it moved, and time that went by meanwhile does not undo its way.
    const since = rests ? last : this.#moved;
    const t = rests ? this.#time(now) : Math.max(last + 1, this.#time(now));
    if (this.#time(now) - since < (rests || trace.rows.length > MANY ? LATER : EVERY) || t > MAX_MILLIS) return false;
    this.#finger = spot;
    if (!rests) this.#moved = this.#time(now);
    this.#note(trace, [...spot, t], now);
    this.#untying.pull(end, ...spot, t);
    return this.#isWorthTelling();
  }

  /** Time goes by while the finger rests. */
  rest(now: number): boolean {
    return this.pull(...this.#finger, now);
  }

  /** Let go; what is won stays won. True for one of a pair with something to tell. */
  lift(now: number): boolean {
    if (this.#held === null) return false;
    this.#spent[this.#held] = this.#time(now);
    this.#held = null;
    const isNews = this.own !== null && this.#out() > this.#told;
    this.#told = this.#out();
    return isNews;
  }

  #take(end: End, spot: Spot, now: number): boolean {
    if (this.#traces.at(-1)?.end !== end) {
      if (this.#traces.length >= MOST_PULLS) return false;
      const t = this.#spent[end];
      if (!this.#untying.grab(end, ...spot, t)) return false;
      this.#traces.push({ end, rows: [] });
      this.watcher.ongrab(end);
      this.#note(at(this.#traces, -1), [...spot, t], now);
    }
    this.#held = end;
    this.#grabbed = now;
    this.#finger = spot;
    this.#moved = -1;
    return true;
  }

  #note(trace: Trace, row: [number, number, number], now: number): void {
    trace.rows.push(row);
    this.watcher.onpull(row, now);
  }

  #isWorthTelling(): boolean {
    const out = this.#out();
    if (this.own !== null) {
      if (out - this.#told < PAIR_STEP) return false;
      this.#told = out;
      return true;
    }
    return out >= FIRST_LOOK && this.#untying.isFree();
  }

  #out(): number {
    return this.#untying.pulls.head.out + this.#untying.pulls.tail.out;
  }

  #time(now: number): number {
    return this.#held === null ? 0 : this.#spent[this.#held] + Math.max(0, Math.round(now - this.#grabbed));
  }
}

/** How much has to come out at the head before nothing holds any more. */
function needed(knot: Stroke): number {
  let out = FIRST_LOOK;
  while (out < LONGEST && judge(cut(knot, 0, out)).kind !== 'no_knot') out += LOOK;
  return out;
}

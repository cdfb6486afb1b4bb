/** Ropes without a pointer: a worm that arrows steer, and a worm that needs one switch. */
import { NODES, PITCH, Snake, switchWay, type Direction } from '../../../knots/keys';
import { at, type Spot } from '../../../knots/measures';
import type { Row, Stroke } from '../../../knots/stroke';
import { judge, type Verdict } from '../../../knots/verdict';
import { Weaver, type Paid } from '../../../knots/weave';
import { isWanted, type Step, type Wanted } from './tying';

const PLACE = (node: Spot): Spot => [(node[0] + 1) * PITCH, (node[1] + 1) * PITCH];
const MOST_AHEAD = 12; // presses that are remembered

/** Where a worm lies that was steered by these presses: the dotted way of who plays with keys. */
export function pressedWay(presses: string): readonly Spot[] {
  const snake = new Snake();
  for (const way of presses) {
    snake.press(way as Direction);
    while (snake.crawl());
  }
  return snake.path.map(PLACE);
}

/** Where on the lattice, as people say it: columns are letters, rows are counted from the top. */
const nodeName = ([col, row]: Spot): string => `${String.fromCharCode(97 + col)}${row + 1}`;

/** A crossing on the way of a leg. */
export interface Passed {
  node: string;
  isUnder: boolean;
}

/** What one press came to. */
export interface Leg {
  way: Direction;
  node: string;
  passed: readonly Passed[];
  /** What it came up against. */
  bump: 'fence' | 'body' | null;
}

/** A worm on a lattice: every arrow takes it a leg on, then it waits; early presses are remembered. */
export class Crawling {
  readonly #snake: Snake;
  readonly #weaver: Weaver;
  readonly #presses: Direction[] = [];
  /** What the last press came to, so far. */
  leg: Leg | null = null;
  #began: number | null = null;
  #due = 0;
  #waits: number | null = null; // since when it waits for a press
  #waited = 0; // ms: a worm that waits is in nobody's hand, and its time stands still

  constructor(
    private readonly wanted: Wanted,
    pace: number,
    private readonly onpay: (paid: Paid) => void,
  ) {
    this.#snake = new Snake(pace);
    this.#weaver = new Weaver([PLACE(at(this.#snake.path, 0))]);
  }

  get isBegun(): boolean {
    return this.#began !== null;
  }

  /** Whether it crawls, or will with the next frame. */
  get isMoving(): boolean {
    return this.#began !== null && this.#waits === null;
  }

  get stroke(): Stroke {
    return this.#weaver.stroke();
  }

  get nextLayer(): number {
    return this.#weaver.nextLayer();
  }

  get crossings(): number {
    return this.#weaver.crossings;
  }

  get verdict(): Verdict {
    return judge(this.stroke);
  }

  /** Where the head is. */
  get node(): string {
    return nodeName(at(this.#snake.path, -1));
  }

  /** Go a leg that way, after those that were asked for before. */
  turn(direction: Direction, now: number): void {
    if (this.#presses.length < MOST_AHEAD) this.#presses.push(direction);
    if (this.#waits !== null) {
      this.#waited += now - this.#waits;
      this.#due = now;
      this.#waits = null;
    }
    if (this.#began !== null) return;
    this.#began = this.#due = now;
    this.onpay({ back: 0, rows: this.stroke.rows });
  }

  /** Let the worm crawl until now. */
  crawl(now: number): Step {
    if (this.#began === null || this.#waits !== null || now < this.#due) return 'going';
    if (!this.#snake.heading && !this.#nextLeg()) {
      this.#waits = now;
      return 'going';
    }
    const layer = this.nextLayer;
    const before = this.crossings;
    if (!this.#snake.crawl()) return this.#stop();
    // A page that was asleep does not catch up: the worm waited.
    this.#due = now - this.#due < this.#snake.pace ? this.#due + this.#snake.pace : now + this.#snake.pace;
    this.onpay(this.#weaver.move(...PLACE(at(this.#snake.path, -1)), Math.round(now - this.#began - this.#waited)));
    const crossed = this.crossings > before;
    this.#tell(crossed ? [{ node: this.node, isUnder: layer === 1 }] : []);
    if (this.wanted !== 'any' && this.isTied) return 'tied';
    return crossed ? 'crossed' : 'going';
  }

  /** Whether the rope is what has to be tied. */
  get isTied(): boolean {
    return this.crossings > 0 && isWanted(this.verdict, this.wanted);
  }

  #nextLeg(): boolean {
    const way = this.#presses.shift();
    if (!way) return false;
    this.#snake.press(way);
    this.leg = { way, node: this.node, passed: [], bump: null };
    return true;
  }

  #tell(passed: readonly Passed[]): void {
    if (this.leg) this.leg = { ...this.leg, node: this.node, passed: [...this.leg.passed, ...passed] };
  }

  /** The leg is over. Where any knot will do, it is done when the worm comes up against something. */
  #stop(): Step {
    if (this.leg && this.#snake.isBarred) this.leg = { ...this.leg, bump: this.#isAtFence(this.leg.way) ? 'fence' : 'body' };
    return this.wanted === 'any' && this.#snake.isBarred && this.isTied ? 'tied' : 'stopped';
  }

  #isAtFence(way: Direction): boolean {
    const [x, y] = at(this.#snake.path, -1);
    return { R: x === NODES - 1, L: x === 0, U: y === 0, D: y === NODES - 1 }[way];
  }
}

/** A worm that crawls a pretzel by itself, and digs while the switch is pressed. */
export class Switching {
  readonly way = switchWay();
  readonly #rows: Row[] = [];
  #began: number | null = null;
  isDigging = false;

  constructor(
    private readonly wanted: Wanted,
    private readonly onpay: (paid: Paid) => void,
  ) {}

  get isBegun(): boolean {
    return this.#began !== null;
  }

  get isMoving(): boolean {
    return this.isBegun;
  }

  get isOver(): boolean {
    return this.#rows.length === this.way.length;
  }

  get stroke(): Stroke {
    return { rows: this.#rows, when: [] };
  }

  get verdict(): Verdict {
    return judge(this.stroke);
  }

  get nextLayer(): number {
    return this.isDigging ? 1 : 0;
  }

  /** The first press lets the worm go; later ones let it dig. */
  press(now: number): void {
    if (this.#began === null) this.#began = now;
    else this.isDigging = true;
  }

  release(): void {
    this.isDigging = false;
  }

  crawl(now: number): Step {
    if (this.#began === null || this.isOver) return 'going';
    const rows: Row[] = [];
    for (let next = this.way[this.#rows.length]; next && next[2] <= now - this.#began; next = this.way[this.#rows.length]) {
      const row: Row = [...next, this.isDigging ? 1 : 0];
      this.#rows.push(row);
      rows.push(row);
    }
    if (rows.length > 0) this.onpay({ back: 0, rows });
    return this.isOver && isWanted(this.verdict, this.wanted) ? 'tied' : 'going';
  }
}

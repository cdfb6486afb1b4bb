/** Ropes without a pointer: a worm that arrows steer, and a worm that needs one switch. */
import { PITCH, Snake, switchWay, type Direction } from '../../../knots/keys';
import { at, type Spot } from '../../../knots/measures';
import type { Row, Stroke } from '../../../knots/stroke';
import { judge, type Verdict } from '../../../knots/verdict';
import { Weaver, type Paid } from '../../../knots/weave';
import { isWanted, type Step, type Wanted } from './tying';

const PLACE = (node: Spot): Spot => [(node[0] + 1) * PITCH, (node[1] + 1) * PITCH];

/** A worm on a lattice that crawls by itself and turns where an arrow says so. */
export class Crawling {
  readonly #snake: Snake;
  readonly #weaver: Weaver;
  #began: number | null = null;
  #due = 0;
  #wanted: Direction | null = null;
  #heading: Direction | null = null;
  /** How many times it has bumped into its own body or the fence. */
  bumps = 0;

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

  /** Turn at the next node; the first turn lets the worm go. */
  turn(direction: Direction, now: number): void {
    this.#wanted = direction;
    if (this.#began !== null) return;
    this.#began = this.#due = now;
    this.onpay({ back: 0, rows: this.stroke.rows });
  }

  /** Let the worm crawl until now. */
  crawl(now: number): Step {
    if (this.#began === null || now < this.#due) return 'going';
    // A page that was asleep does not catch up: the worm waited.
    this.#due = now - this.#due < this.#snake.pace ? this.#due + this.#snake.pace : now + this.#snake.pace;
    const before = this.crossings;
    const wanted = this.#wanted;
    if (wanted && this.#snake.step(wanted)) this.#heading = wanted;
    else if (this.#heading === null || wanted === this.#heading || !this.#snake.step(this.#heading)) {
      this.bumps += 1;
      return this.wanted === 'any' && this.#isTied() ? 'tied' : 'going';
    }
    this.onpay(this.#weaver.move(...PLACE(at(this.#snake.path, -1)), Math.round(now - this.#began)));
    if (this.wanted !== 'any' && this.#isTied()) return 'tied';
    return this.crossings > before ? 'crossed' : 'going';
  }

  /** Where any knot will do, it is done when the worm comes up against something. */
  #isTied(): boolean {
    return this.crossings > 0 && isWanted(this.verdict, this.wanted);
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

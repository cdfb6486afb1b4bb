/** Knots without a pointer: a worm steered by arrows, and a worm that needs one switch. */
import { every, halfToEven, lengths, PRETZEL, smooth } from './figures';
import { at, type Spot } from './measures';
import type { Row, Stroke } from './stroke';
import { weave } from './weave';

export const NODES = 7; // the lattice has so many nodes each way
export const PITCH = 512;
export const MILLIS_A_NODE = 146; // 3.5 units a millisecond, unless a player asks for another pace
const SWITCH_SPEED = 4; // units a millisecond

export type Direction = 'R' | 'U' | 'L' | 'D';
const STEP: Record<Direction, Spot> = { R: [1, 0], U: [0, -1], L: [-1, 0], D: [0, 1] };
export const START: Spot = [1, 4];
const FIRST = 3; // nodes that the first press is good for
const USUAL = 2;
const SHORT = 1; // after a leg across the body

/** What to press for a knot, in any rhythm. */
export const RECIPES = { loop: 'RULD', overhand: 'RULDRU', 'figure-eight': 'URURDLDRU' } as const;

const isSame = (one: Spot, other: Spot): boolean => one[0] === other[0] && one[1] === other[1];

/** A worm on a lattice; it may cross its own body only straight. */
export class Snake {
  readonly path: Spot[];
  /** Of the leg that it crawls; nothing while it waits for a press. */
  heading: Direction | null = null;
  #left = 0; // nodes of that leg
  #wentAcross = false; // the last leg was longer, for the body lay in its way

  constructor(readonly pace: number = MILLIS_A_NODE) {
    this.path = [START];
  }

  /** Begin a leg: the first is long, one after a leg across the body is short. */
  press(direction: Direction): void {
    this.#left = this.path.length === 1 ? FIRST : this.#wentAcross ? SHORT : USUAL;
    this.heading = direction;
  }

  /** Crawl one node of the leg; false: it is done, or bumps, and waits for a press. */
  crawl(): boolean {
    if (this.heading === null || !this.#goesOn(this.heading) || !this.step(this.heading)) {
      this.heading = null;
      return false;
    }
    this.#wentAcross = this.#left <= 0;
    this.#left -= 1;
    return true;
  }

  /** Whether the last leg ended early, at the fence or at the own body. */
  get isBarred(): boolean {
    return this.heading === null && this.#left > 0;
  }

  /** Whether the worm lies on top of its own body. */
  get isOnTop(): boolean {
    const here = at(this.path, -1);
    return this.path.filter((node) => isSame(node, here)).length > 1;
  }

  /** A leg does not end on top of the own body, nor before some that can be crossed. */
  #goesOn(heading: Direction): boolean {
    return this.#left > 0 || this.isOnTop || this.#canCross(heading);
  }

  /** Whether the next of the own body that lies straight ahead can be crossed. */
  #canCross(heading: Direction): boolean {
    const [dx, dy] = STEP[heading];
    const [x, y] = at(this.path, -1);
    const ahead = Array.from({ length: NODES }, (_, i): Spot => [x + (i + 1) * dx, y + (i + 1) * dy]);
    const met = ahead.find((node) => this.path.some((each) => isSame(each, node)));
    return met !== undefined && this.#mayEnter(met, dx);
  }

  /** Crawl to the next node; false is a harmless bump. */
  step(direction: Direction): boolean {
    const [dx, dy] = STEP[direction];
    const [x, y] = at(this.path, -1);
    const goal: Spot = [x + dx, y + dy];
    if (!this.#mayLeave(dx, dy) || !this.#mayEnter(goal, dx)) return false;
    this.path.push(goal);
    return true;
  }

  /** The rope behind the worm, woven like any other. */
  stroke(): Stroke {
    return weave(this.path.map(([x, y], i) => [(x + 1) * PITCH, (y + 1) * PITCH, i * this.pace]));
  }

  /** On top of the own body only straight on, and nowhere straight back. */
  #mayLeave(dx: number, dy: number): boolean {
    if (this.path.length < 2) return true;
    const here = at(this.path, -1);
    const before = at(this.path, -2);
    const heading: Spot = [here[0] - before[0], here[1] - before[1]];
    if (dx === -heading[0] && dy === -heading[1]) return false;
    return !this.isOnTop || isSame([dx, dy], heading);
  }

  /** A free node, or one where the body runs straight across the way. */
  #mayEnter(goal: Spot, dx: number): boolean {
    if (goal.some((place) => place < 0 || place >= NODES)) return false;
    const visit = this.path.findIndex((node) => isSame(node, goal));
    if (visit < 0) return true;
    if (visit === 0 || this.path.findLastIndex((node) => isSame(node, goal)) !== visit) return false;
    const before = at(this.path, visit - 1);
    const after = at(this.path, visit + 1);
    const axis = dx !== 0 ? 0 : 1; // crawling sideways, the body must keep its x; up or down, its y
    return before[axis] === goal[axis] && after[axis] === goal[axis];
  }
}

/** The way of the worm that needs one switch: its points, each with the moment it gets there. */
export function switchWay(): [number, number, number][] {
  const points = every(smooth(PRETZEL), 60);
  const along = lengths(points);
  return points.map(([x, y], i) => [x, y, halfToEven(at(along, i) / SWITCH_SPEED)]);
}

/** A worm crawls a pretzel by itself; while the switch is pressed, from - until, it digs. */
export function switchStroke(presses: readonly (readonly [number, number])[]): Stroke {
  const digs = (t: number): number => (presses.some(([start, stop]) => start <= t && t < stop) ? 1 : 0);
  return { rows: switchWay().map(([x, y, t]): Row => [x, y, t, digs(t)]), when: [] };
}

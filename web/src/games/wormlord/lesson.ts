/** A first lesson in Wormlord: tie, place, protect, conquer and untie, with an opponent who plays back. */
import type { Cell, GardenView, SideView } from '$lib/protocol';
import { every, PRETZEL, smooth } from '../../knots/figures';
import { weave } from '../../knots/weave';
import type { Lesson, Step } from '../game';
import { keyOf } from './garden/cells';
import { Outgoing } from './rope/pieces';
import { mine } from './sides';

const STEPS = 9;
const PATIENCE = 300; // seconds before anybody is called idle
const EVERY = 80; // ms between two looks at the opponent's rope
const SLOW = 11; // ms a point: slow enough to be watched

/** Two bases with one cell between them, over which both quarrel. */
const MAP = `name: Rosa
sides: 2

. . . . .
. o . o .
. 1 . 2 .
. o . o .
. . . . .
`;
const BETWEEN: Cell = { col: 2, row: 2 };

const isBetween = (cell: Cell): boolean => keyOf(cell) === keyOf(BETWEEN);
const ownerOf = (view: GardenView, cell: Cell): number | null => view.knots.find((knot) => keyOf(knot.cell) === keyOf(cell))?.side ?? null;
const isObjective = (view: GardenView, { col, row }: Cell): boolean => view.map.rows[row]?.[col] === 'o';
const rivalOf = (view: GardenView): SideView | undefined => view.sides[1 - (view.side ?? 0)];

/** How far the pupil has come, told from what lies in the garden and in hands. */
function learnt(view: GardenView, paused: number): number {
  const side = mine(view);
  if (paused === 0) return 1;
  if (!view.knots.some((knot) => knot.side === view.side)) return side?.hand.holds === 'own_knot' ? 3 : 2;
  if (!side?.headquarters) return 4;
  const owner = ownerOf(view, BETWEEN);
  if (owner === null) return 5;
  if (owner === view.side) return side.hand.holds === 'enemy_knot' ? 7 : 8;
  return rivalOf(view)?.hand.holds === 'enemy_knot' ? 9 : 6;
}

/** Where the knot in hand may go at a step, so that the garden stays as the lesson needs it. */
const PLACES: Readonly<Record<number, (view: GardenView, cell: Cell) => boolean>> = {
  3: (view, cell) => !isObjective(view, cell) && !isBetween(cell), // an HQ can stand there
  6: (_, cell) => isBetween(cell),
  9: isObjective,
};

function step(view: GardenView, paused: number, opponent: string): Step | null {
  if (view.outcome || (mine(view)?.objectives.length ?? 0) > 0) return null;
  const at = learnt(view, paused);
  const { choices } = view;
  const places = choices.places.filter((cell) => PLACES[at]?.(view, cell));
  const shown = { ...view, choices: { ...choices, places, posts: at === 4 ? choices.posts : [] } };
  return { words: `learn-wormlord-${at}`, values: { name: opponent }, at, of: STEPS, view: shown, pause: at === 1 };
}

/** Whether the opponent goes for the cell between: once the pupil has an HQ, and when it was lost and untied. */
function isUp(view: GardenView): boolean {
  const owner = ownerOf(view, BETWEEN);
  const pupil = rivalOf(view);
  return pupil !== undefined && (owner === null ? pupil.headquarters !== null : owner !== view.side && pupil.hand.holds !== 'enemy_knot');
}

function reply(view: GardenView): unknown {
  const { choices } = view;
  if (choices.can_ready) return { type: 'ready' };
  if (!isUp(view)) return null;
  if (choices.can_take) return { type: 'take' };
  const cell = choices.places.find(isBetween) ?? choices.places[0];
  return cell ? { type: 'place', cell } : null;
}

/** The opponent ties a knot before everybody's eyes. */
function draw(stream: (piece: readonly unknown[], isLast: boolean) => void): () => void {
  const { rows } = weave(every(smooth(PRETZEL), 60).map(([x, y], i) => [x, y, SLOW * i]));
  const out = new Outgoing(stream, 'weave');
  const began = performance.now();
  let drawn = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    const until = rows.findIndex(([, , at]) => at > now - began);
    const next = rows.slice(drawn, until < 0 ? rows.length : until);
    drawn += next.length;
    out.pay({ back: 0, rows: next }, now);
    if (drawn < rows.length) return;
    clearInterval(timer);
    out.done(now);
  }, EVERY);
  return () => clearInterval(timer);
}

export const lesson: Lesson = {
  options: { map: MAP, rounds: 1, patience: PATIENCE, hold_s: 0 },
  step,
  reply,
  gesture: { isDue: (view: GardenView) => view.choices.can_tie && mine(view)?.hand.holds === 'rope' && isUp(view), draw },
};

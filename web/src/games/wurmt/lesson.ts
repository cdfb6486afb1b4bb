/** A first lesson in Das Wurmt: every card is a 5, so that three heads on one worm make points. */
import type { BedView, WurmtCommand } from '$lib/protocol';
import type { Lesson, Step } from '../game';

const VALUE = 5;
const STEPS = 6;

/** How far the pupil has come, told from what lies on the table. */
function learnt(view: BedView, paused: number, deeds: readonly string[]): number {
  const heads = view.worms.some((worm) => worm.head?.layer === view.seat);
  const scored = view.seat !== null && (view.plus[view.seat]?.length ?? 0) > 0;
  if (view.turn < 2 && !heads) return 1;
  if (paused === 0) return 2;
  if (!scored) return view.turn < 3 ? 3 : 4;
  return deeds.includes('spy') ? 6 : 5;
}

function step(view: BedView, paused: number, opponent: string, deeds: readonly string[]): Step | null {
  const at = learnt(view, paused, deeds);
  const finished = at === STEPS && view.player !== view.seat;
  if (view.outcome || finished || paused > 1) return null;
  return { words: `learn-wurmt-${at}`, values: { name: opponent }, at, of: STEPS, view: teach(view, at), pause: at === 2 };
}

/** Only what the step is about: no actions before their time, the Spy first when it has come. */
function teach(view: BedView, at: number): BedView {
  const lays = view.moves.filter((move) => move.type === 'lay');
  const spies = view.moves.filter((move) => move.type === 'spy');
  const useful = at === 3 ? turnOver(view, lays) : at === 4 ? grow(view, lays) : lays;
  const moves = at === 5 && spies.length > 0 ? spies : useful;
  return { ...view, moves };
}

/** Lays that turn a head over and score nothing yet, as far as the hand allows. */
function turnOver(view: BedView, lays: BedView['moves']): BedView['moves'] {
  const short = lays.filter((move) => move.type === 'lay' && (view.worms[move.worm]?.length ?? 0) === 0);
  const headed = short.filter((move) => move.type === 'lay' && view.worms[move.worm]?.head);
  return [headed, short, lays].find((some) => some.length > 0) ?? [];
}

/** Lays on the longest worms that the hand can reach, never past a score for the other one. */
function grow(view: BedView, lays: BedView['moves']): BedView['moves'] {
  const length = (move: WurmtCommand): number => {
    const worm = move.type === 'lay' ? view.worms[move.worm] : undefined;
    return worm ? (worm.length ?? 0) + (worm.head ? 1 : 0) : 0;
  };
  const most = Math.max(0, ...lays.map(length));
  return lays.filter((move) => length(move) === most);
}

/** The opponent helps: it lays on worms without a head, or else where no points are to be had. */
function reply(view: BedView): WurmtCommand | null {
  const lays = view.moves.filter((move) => move.type === 'lay');
  const harmless = lays.filter((move) => (view.worms[move.worm]?.length ?? 0) < VALUE);
  const headless = lays.filter((move) => !view.worms[move.worm]?.head);
  return [headless, harmless, lays].find((some) => some.length > 0)?.[0] ?? null;
}

export const lesson: Lesson = {
  options: {
    values_per_colour: Array<number>(28).fill(VALUE),
    actions_per_colour: Array<string>(8).fill('spy'),
    put_aside: [0, 0, 0, 0],
    first: 0,
    discard: 'open',
  },
  step,
  reply,
};

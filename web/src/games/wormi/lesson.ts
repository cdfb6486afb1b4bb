/** A first lesson in Wormi: a worm that five moves make whole. */
import type { MatchView } from '$lib/protocol';
import type { Lesson, Step } from '../game';

const START =
  'c5,d4,a7,b8,c9,d10,e9,f10,g9,d8,g7,f6,e5,e3,f2,d6 c8,g4,b5,e10,g8,e8,f5,e4,g6,c2,b7,f1,e2,c6,d1,a10 b';

interface Ply {
  piece: number;
  to: string;
}

/** A step, a jump over pink, one over blue, a chain, and the move that makes the worm whole. */
const PUPIL: readonly Ply[] = [
  { piece: 15, to: 'g3' },
  { piece: 10, to: 'f8' },
  { piece: 2, to: 'b6' },
  { piece: 16, to: 'f2' },
  { piece: 14, to: 'f4' },
];

const OPPONENT: readonly Ply[] = [
  { piece: 9, to: 'f7' },
  { piece: 6, to: 'd9' },
  { piece: 10, to: 'b1' },
  { piece: 2, to: 'f3' },
];

function step(view: MatchView, paused: number): Step | null {
  const made = Math.ceil(view.played.length / 2);
  const ply = PUPIL[made];
  if (view.outcome || !ply) return null;
  const pause = paused === 0;
  const moves = view.moves.filter((move) => move.piece === ply.piece && (pause || move.to === ply.to));
  return {
    words: pause ? 'learn-wormi-1' : `learn-wormi-${made + 2}`,
    values: { ...ply },
    at: pause ? 1 : made + 2,
    of: PUPIL.length + 1,
    view: { ...view, moves, may_offer: [] },
    pause,
  };
}

function reply(view: MatchView): unknown {
  const ply = view.moves.length > 0 ? OPPONENT[(view.played.length - 1) / 2] : undefined;
  return ply ? { type: 'move', ...ply } : null;
}

export const lesson: Lesson = { options: { position: START }, step, reply };

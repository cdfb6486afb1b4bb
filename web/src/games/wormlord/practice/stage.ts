/** The pad's view of a practice that has no table: one side, one hand, and no end. */
import type { GardenView } from '$lib/protocol';

type Holds = GardenView['sides'][number]['hand']['holds'];

/** What the pad is shown; another *turn* is another rope. */
export function stage(holds: Holds, turn: number, loose: GardenView['loose']): GardenView {
  return {
    seat: 0,
    side: 0,
    map: { name: '', sides: [2], rows: [], note: '' },
    knots: [],
    sides: [
      {
        seats: [0],
        handicap: 'overhand',
        wins: 0,
        reserve: 1,
        hand: { holds, owner: holds === 'enemy_knot' ? 1 : null, ends: [false, false], number: null, slips: null, hold: null },
        headquarters: null,
        objectives: [],
        points: 0,
        since: null,
        is_idle: false,
        has_left: false,
      },
    ],
    choices: { can_ready: false, can_take: false, can_tie: holds === 'rope', can_untie: holds === 'enemy_knot', can_give_up: false, places: [], posts: [], reach: [], at_risk: [] },
    phase: 'playing',
    round: turn,
    rounds: 1,
    ready: [],
    signal: null,
    now: 0,
    ends: null,
    loose,
    outcome: null,
    ropes: {},
    knots_allowed: 'any',
  };
}

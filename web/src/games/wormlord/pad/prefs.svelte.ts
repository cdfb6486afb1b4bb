/** How this player's hands like their ropes; kept in this browser. */
import { keep, keptFields } from '$lib/device/storage';
import { MILLIS_A_NODE } from '../../../knots/keys';
import { LEASH, LONGEST_LEASH } from '../../../knots/weave';

export type Way = 'draw' | 'hold' | 'keys' | 'switch';

interface Prefs {
  way: Way;
  leash: number;
  left: boolean;
  /** Milliseconds from node to node of a worm that is steered with keys. */
  pace: number;
  /** Knots tied so far: the dotted pretzel fades with the first three. */
  tied: number;
}

export const WAYS: readonly Way[] = ['draw', 'hold', 'keys', 'switch'];

const KEY = 'wormery.wormlord';
export const SLOWEST = 600;
export const QUICKEST = 90;
export const GUIDED = 3;

const within = (value: unknown, least: number, most: number, usual: number): number =>
  typeof value === 'number' && value >= least && value <= most ? Math.round(value) : usual;

function read(): Prefs {
  const kept = keptFields(KEY);
  return {
    way: WAYS.find((way) => way === kept['way']) ?? 'draw',
    leash: within(kept['leash'], LEASH, LONGEST_LEASH, LEASH),
    left: kept['left'] === true,
    pace: within(kept['pace'], QUICKEST, SLOWEST, MILLIS_A_NODE),
    tied: within(kept['tied'], 0, GUIDED, 0),
  };
}

export const prefs: Prefs = $state(read());

/** Keep what was chosen. */
export const keepPrefs = (): void => keep(KEY, prefs);

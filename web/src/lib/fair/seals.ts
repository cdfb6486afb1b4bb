/** The seals that this device saw while games were on: they are what a seed is held against afterwards. */
import { keep, keptFields } from '../device/storage';

const KEY = 'wormery.seals';
const MOST = 40;

class Seals {
  /** Keep the seal of a game, as it was first seen. */
  note(code: string, game: number, seal: string): void {
    const kept = keptFields(KEY);
    const name = `${code} ${game}`;
    if (name in kept) return;
    keep(KEY, Object.fromEntries([...Object.entries(kept), [name, seal]].slice(-MOST)));
  }

  /** The seal of a game; nothing if it was not watched from here. */
  of(code: string, game: number): string | null {
    const seal = keptFields(KEY)[`${code} ${game}`];
    return typeof seal === 'string' ? seal : null;
  }
}

export const seals = new Seals();

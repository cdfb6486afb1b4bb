/** Knots to untie: asked for one after another, and remembered for when there is no connection. */
import type { LaidKnot } from '$lib/protocol';
import { layKnot, type Laid } from '../questions';
import type { Lying } from './record';

export const LYING: readonly Lying[] = ['overhand', 'figure-eight', 'double overhand', 'three-twist', 'stevedore', '6_2', '6_3', 'two overhands', 'triple overhand'];

/** A knot that lies before somebody. */
export interface Task extends Laid {
  readonly rows: LaidKnot['rows'];
}

const known = new Map<Lying, Task[]>();

/** A knot of this kind; an earlier one where the server is out of reach, if there is any. */
export async function task(lying: Lying): Promise<Task | null> {
  const wanted: Laid = { lying, hand: Math.random() < 0.5 ? 'left' : 'right', seed: Math.floor(Math.random() * 2 ** 32) };
  const before = known.get(lying) ?? [];
  try {
    const fresh: Task = { ...wanted, rows: (await layKnot(wanted)).rows };
    known.set(lying, [...before, fresh].slice(-4));
    return fresh;
  } catch {
    return before[Math.floor(Math.random() * before.length)] ?? null;
  }
}

/** What Wormlord can be asked away from any table; the answers are the server's. */
import { askGame } from '$lib/net/http';
import type { CheckedMap, Flaw, JudgedPulls, JudgedRope, LaidKnot, LayKnot, Map as Plan, Pull, Shelf, UnreadMap, WormlordQuestion } from '$lib/protocol';

export type { CheckedMap, Flaw, JudgedRope, Plan, UnreadMap };

/** A knot that lies there to be untied, and how it can be laid again. */
export type Laid = Omit<LayKnot, 'type'>;

const ask = <T>(question: WormlordQuestion): Promise<T> => askGame<T>('wormlord', question);

let shelf: Promise<readonly Plan[]> | null = null;

/** The maps that come with the game; asked for once. */
export function shippedMaps(): Promise<readonly Plan[]> {
  shelf ??= ask<Shelf>({ type: 'list_maps' }).then(
    ({ maps }) => maps,
    (problem: unknown) => {
      shelf = null;
      throw problem;
    },
  );
  return shelf;
}

/** Whether a text is a map, and a legal and fair one. */
export const checkMap = (text: string): Promise<CheckedMap | UnreadMap> => ask({ type: 'check_map', text });

/** What a rope holds: the last word. */
export const judgeRope = (rows: [number, number, number, number][]): Promise<JudgedRope> => ask({ type: 'judge_rope', rows });

/** A knot to untie. */
export const layKnot = (wanted: Laid): Promise<LaidKnot> => ask({ type: 'lay_knot', ...wanted });

/** Whether a knot is free: the last word. */
export const judgePulls = (laid: Laid, pulls: Pull[]): Promise<JudgedPulls> => ask({ type: 'judge_pulls', ...laid, pulls });

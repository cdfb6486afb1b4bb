/** The Gauss code of a closed rope, and the moves that take needless crossings out of it. */
import { at } from './measures';

/** Crossings from tail to head, read cyclically; true where this strand lies over. */
export type Code = readonly (readonly [number, boolean])[];

/** Take out loops, bigons and twists until nothing more comes out; the knot stays the same. */
export function reduceCode(drawn: Code): Code {
  let code = drawn;
  for (;;) {
    const looped = withoutLoops(code);
    const shorter = withoutBigon(looped) ?? withoutTwist(looped) ?? looped;
    if (shorter.length === code.length) return shorter;
    code = shorter;
  }
}

/** First Reidemeister move: a crossing met twice in a row is a mere loop. */
function withoutLoops(code: Code): Code {
  const stack: (readonly [number, boolean])[] = [];
  for (const visit of code) {
    if (stack.length > 0 && at(stack, -1)[0] === visit[0]) stack.pop();
    else stack.push(visit);
  }
  let start = 0;
  let stop = stack.length;
  while (start < stop && at(stack, start)[0] === at(stack, stop - 1)[0]) {
    start += 1;
    stop -= 1;
  }
  return stack.slice(start, stop);
}

/** Second Reidemeister move, once: a strand that lies over another and comes straight back. */
function withoutBigon(code: Code): Code | null {
  const under = new Map<number, number>();
  code.forEach(([crossing, over], place) => {
    if (!over) under.set(crossing, place);
  });
  for (let place = 0; place < code.length; place += 1) {
    const [crossing, over] = at(code, place);
    const [other, otherOver] = at(code, place - 1);
    if (!over || !otherOver) continue;
    const apart = Math.abs((under.get(crossing) ?? 0) - (under.get(other) ?? 0));
    if (apart === 1 || apart === code.length - 1) {
      return code.filter((visit) => visit[0] !== crossing && visit[0] !== other);
    }
  }
  return null;
}

/** A nugatory crossing, once: all between its two visits is closed in itself. */
function withoutTwist(code: Code): Code | null {
  // Each crossing flips its own bit: equal patterns mean that all in between came in pairs.
  const after = new Map<number, bigint>();
  let pattern = 0n;
  for (const [crossing] of code) {
    const seen = after.get(crossing);
    if (seen === pattern) return code.filter((visit) => visit[0] !== crossing);
    pattern ^= 1n << BigInt(crossing);
    if (seen === undefined) after.set(crossing, pattern);
  }
  return null;
}

/** The hand of a trefoil: +2 right, -2 left (twice the third Vassiliev invariant, after Polyak and Viro). */
export function twiceThirdInvariant(code: Code, signs: readonly number[]): number {
  const crossings = [...new Set(code.map(([crossing]) => crossing))];
  let total = 0;
  for (let i = 0; i < crossings.length; i += 1) {
    for (let j = i + 1; j < crossings.length; j += 1) {
      for (let k = j + 1; k < crossings.length; k += 1) {
        const three = [at(crossings, i), at(crossings, j), at(crossings, k)];
        const weight = WEIGHTS.get(relabelled(code.filter(([crossing]) => three.includes(crossing)))) ?? 0;
        total += three.reduce((product, crossing) => product * at(signs, crossing), weight);
      }
    }
  }
  return total;
}

/** The code with its crossings numbered in the order they are met, as text. */
function relabelled(code: Code): string {
  const numbers = new Map<number, number>();
  return code
    .map(([crossing, over]) => {
      if (!numbers.has(crossing)) numbers.set(crossing, numbers.size);
      return `${numbers.get(crossing)}${over ? 'o' : 'u'}`;
    })
    .join('');
}

/** A pattern of a round code, as it looks from wherever one begins to read. */
function everywhere(pattern: Code, weight: number): [string, number][] {
  return pattern.map((_, i) => [relabelled([...pattern.slice(i), ...pattern.slice(0, i)]), weight]);
}

const WEIGHTS = new Map([
  ...everywhere([[0, true], [1, false], [2, true], [0, false], [1, true], [2, false]], 2),
  ...everywhere([[0, true], [1, true], [0, false], [2, true], [1, false], [2, false]], 1),
]);

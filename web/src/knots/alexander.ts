/** The Alexander polynomial of a Gauss code, in exact integers. */
import type { Code } from './gauss';
import { at } from './measures';

/** Coefficients from low to high; the first and the last are not zero, the first is positive. */
export type Polynomial = readonly number[];

export const UNKNOT: Polynomial = [1];

/** The polynomial of the closed rope; *signs* has the sign of each crossing in the code. */
export function alexander(code: Code, signs: readonly number[]): Polynomial {
  const n = code.length / 2;
  if (n === 0) return UNKNOT;
  // Coefficients stay below 4**n, so at t = 2**(2n + 3) they can be read off as digits.
  const shift = BigInt(2 * n + 3);
  return normalised(digits(determinant(relations(code, signs, 1n << shift)), shift));
}

/** A row a crossing, a column an arc from under-pass to under-pass; the last of each dropped. */
function relations(code: Code, signs: readonly number[], t: bigint): bigint[][] {
  const n = code.length / 2;
  const overArc = new Map<number, number>();
  const passes: [number, number][] = []; // at each under-pass: crossing, arc that comes in
  let arc = 0;
  for (const [crossing, over] of code) {
    if (over) {
      overArc.set(crossing, arc);
    } else {
      passes.push([crossing, arc]);
      arc = (arc + 1) % n;
    }
  }
  return passes.slice(0, -1).map(([crossing, first]) => {
    const ends = [first, (first + 1) % n] as const;
    const [arcIn, arcOut] = at(signs, crossing) > 0 ? ends : [ends[1], ends[0]];
    const row = new Array<bigint>(n).fill(0n);
    row[arcIn] = at(row, arcIn) + t;
    const over = overArc.get(crossing) ?? 0;
    row[over] = at(row, over) + 1n - t;
    row[arcOut] = at(row, arcOut) - 1n;
    return row.slice(0, -1);
  });
}

/** Fraction-free elimination after Bareiss; the sign does not matter here. */
function determinant(rows: readonly bigint[][]): bigint {
  let matrix = rows;
  let previous = 1n;
  while (matrix.length > 0) {
    const pivotRow = matrix.find((row) => row[0] !== 0n);
    if (!pivotRow) return 0n;
    const pivot = at(pivotRow, 0);
    const before = previous;
    matrix = matrix
      .filter((row) => row !== pivotRow)
      .map((row) => row.slice(1).map((a, i) => (pivot * a - at(row, 0) * at(pivotRow, i + 1)) / before));
    previous = pivot;
  }
  return previous;
}

/** The coefficients of a polynomial from its value at 2**shift, negative ones included. */
function digits(whole: bigint, shift: bigint): number[] {
  const coefficients: number[] = [];
  let value = whole;
  while (value !== 0n) {
    const digit = BigInt.asIntN(Number(shift), value);
    coefficients.push(Number(digit));
    value = (value - digit) >> shift;
  }
  return coefficients;
}

/** Without zeros at the ends (a power of t means nothing), and the first one positive. */
function normalised(coefficients: readonly number[]): Polynomial {
  const start = coefficients.findIndex((c) => c !== 0);
  const sign = at(coefficients, start) > 0 ? 1 : -1;
  return coefficients.slice(start).map((c) => (c === 0 ? 0 : sign * c));
}

/** SHA-256, for pages that are served without encryption: there browsers offer none of their own. */

const PRIMES = firstPrimes(64);
const ROOTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** The hash of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  let state = START;
  for (let at = 0; at < words.length; at += 16) state = mixed(state, words.slice(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

/** The bytes, a one, noughts, and the length in bits: whole blocks of 16 words. */
function padded(bytes: Uint8Array): number[] {
  const words = new Array<number>((((bytes.length + 8) >> 6) + 1) * 16).fill(0);
  [...bytes, 0x80].forEach((byte, at) => (words[at >> 2]! |= byte << (24 - 8 * (at % 4))));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mixed(state: readonly number[], block: readonly number[]): number[] {
  const words = [...block];
  for (let at = 16; at < 64; at += 1) {
    const [near, far] = [words[at - 2]!, words[at - 15]!];
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const other = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words.push((words[at - 16]! + other + words[at - 7]! + one) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  words.forEach((word, at) => {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROOTS[at]! + word) | 0;
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) | 0);
}

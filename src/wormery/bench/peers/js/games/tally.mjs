// Tally, the smallest game of ours: two players add 1 to 3 in turn (src/wormery/games/tally).

const ALL = [1, 2, 3].map((number) => ({ type: "add", number }));
const ALL_TEXT = JSON.stringify(ALL);

export const legalMoves = () => ALL;
export const isLegal = (number) => number === 1 || number === 2 || number === 3;

/** One game in memory; it goes on for as long as anybody likes. */
export class Tally {
  constructor() {
    this.total = 0;
    this.turn = 0;
    this.since = 0; // milliseconds
    this.began = performance.now();
  }

  legal() {
    return ALL_TEXT;
  }

  /** Count on; false if that is illegal. */
  add(number) {
    if (!isLegal(number)) return false;
    this.total += number;
    this.turn = 1 - this.turn;
    this.since = Math.round(performance.now() - this.began);
    return true;
  }
}

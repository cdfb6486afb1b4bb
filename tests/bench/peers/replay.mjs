// Plays the games it is told on standard input by the rules in JavaScript, and tells what they say
// after every move: node replay.mjs WORMI.mjs
import { readFileSync } from "node:fs";

const { Wormi, legalMoves, way, NUMBERS } = await import(process.argv[2]);

function told(game) {
  const { turn, runs, quiet, over } = game;
  return { moves: game.legal(), turn, runs: [...runs], quiet, over };
}

/** Objects say the same as the text, and only what is listed has a way. */
function check(game) {
  if (game.over !== null) return;
  const listed = game.legal();
  if (JSON.stringify(legalMoves(game.position, game.turn)) !== listed) throw new Error("objects");
  for (let piece = 0; piece <= 17; piece += 1) {
    for (const to of NUMBERS.keys()) {
      const isListed = listed.includes(`{"piece":${piece},"to":"${to}",`);
      if ((way(game.position, game.turn, piece, to) !== null) !== isListed) throw new Error("way");
    }
  }
}

const games = JSON.parse(readFileSync(0, "utf8")).map(({ pieces, moves }) => {
  const game = new Wormi(pieces.flat().map((name) => NUMBERS.get(name)));
  const rows = [told(game)];
  moves.forEach(([piece, to], number) => {
    if (number % 20 === 0) check(game);
    if (game.move(piece, to) === null) throw new Error(`refused: ${piece} ${to}`);
    rows.push(told(game));
  });
  return rows;
});
process.stdout.write(JSON.stringify(games));

// boardgame.io: the game as its guide writes one, in memory, without undo (which keeps every state).
// Whoever is to move sees the legal moves through `playerView`.
import { createRequire } from "node:module";

import * as tally from "../games/tally.mjs";
import * as wormi from "../games/wormi.mjs";

const require = createRequire(import.meta.url); // the server exists in CommonJS alone
const { INVALID_MOVE } = require("boardgame.io/core");
const { Server, SocketIO } = require("boardgame.io/server");
const { original } = require("immer"); // the very copy that the server wraps states with

const ONE = { minMoves: 1, maxMoves: 1 };
const BUCKETS = 64; // of positions that came up, so that no move copies all of them

const tallyGame = {
  name: "tally",
  setup: () => ({ total: 0 }),
  turn: ONE,
  disableUndo: true,
  moves: {
    add({ G }, { number }) {
      if (!tally.isLegal(number)) return INVALID_MOVE;
      return { total: original(G).total + number };
    },
  },
  playerView: ({ G, ctx, playerID }) =>
    playerID === ctx.currentPlayer ? { ...G, moves: tally.legalMoves() } : G,
};

function dealt() {
  const pieces = wormi.deal();
  const runs = [wormi.longestRun(pieces, 0), wormi.longestRun(pieces, 1)];
  return { pieces, runs, best: runs, quiet: 0, path: [], isStuck: false, seen: {} };
}

/** The same positions, and how often the last of them has come up now. */
function counted(seen, pieces, side) {
  const key = String.fromCharCode(...pieces, side);
  const bucket = pieces.reduce((sum, square) => sum + square, 0) % BUCKETS;
  const times = (seen[bucket]?.[key] ?? 0) + 1;
  return [{ ...seen, [bucket]: { ...seen[bucket], [key]: times } }, times];
}

function moved(G, side, { piece, to }) {
  const path = wormi.way(G.pieces, side, piece, to);
  if (path === null) return INVALID_MOVE;
  const pieces = G.pieces.with(wormi.PIECES * side + piece - 1, wormi.NUMBERS.get(to));
  const run = wormi.longestRun(pieces, side);
  const [seen, times] = counted(G.seen, pieces, 1 - side);
  if (run === wormi.PIECES || times >= wormi.REPETITIONS) return dealt();
  const grown = run > G.best[side];
  return {
    pieces,
    seen,
    path,
    runs: G.runs.with(side, run),
    best: grown ? G.best.with(side, run) : G.best,
    quiet: grown ? 0 : G.quiet + 1,
    isStuck: wormi.isStuck(pieces, 1 - side),
  };
}

const wormiGame = {
  name: "wormi",
  setup: dealt,
  turn: {
    ...ONE,
    order: {
      first: () => 0,
      next: ({ G, ctx }) => (G.isStuck ? ctx.playOrderPos : 1 - ctx.playOrderPos),
    },
  },
  disableUndo: true,
  moves: {
    move: ({ G, ctx }, wish) => moved(original(G), Number(ctx.currentPlayer), wish),
  },
  playerView({ G: { seen, ...shown }, ctx, playerID }) {
    if (playerID !== ctx.currentPlayer) return shown;
    return { ...shown, moves: wormi.legalMoves(shown.pieces, Number(playerID)) };
  },
};

const [port, name] = process.argv.slice(2);
const transport = new SocketIO({ socketOpts: { perMessageDeflate: false } });
const games = [name === "tally" ? tallyGame : wormiGame];
await Server({ games, transport, origins: [] }).run({
  port: { port: Number(port), host: "127.0.0.1" },
});

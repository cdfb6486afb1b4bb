// A bare relay: tables in memory, JSON over `ws`, nothing stored, nobody's name asked for.
// A player connects to /TABLE/SEAT and is told every move, and the own moves when it is the turn.
import { WebSocketServer } from "ws";

import { Tally } from "../games/tally.mjs";
import { Wormi } from "../games/wormi.mjs";

/** What a command leads to as JSON, and what it changes; null if it is illegal. */
const PLAYS = {
  tally(game, { number }) {
    if (!game.add(number)) return null;
    const added = `{"type":"added","number":${number},"at":${game.since}}`;
    return `${added}],"changes":{"total":${game.total},"turn":${game.turn}`;
  },
  wormi(game, { piece, to }) {
    const path = game.move(piece, to);
    if (path === null) return null;
    const made = `{"type":"move_made","piece":${piece},"path":["${path.join('","')}"]}`;
    const [blue, pink] = game.runs;
    return `${made}],"changes":{"to_move":${game.turn},"quiet":${game.quiet},"runs":[${blue},${pink}]`;
  },
};
const GAMES = { tally: Tally, wormi: Wormi };

class Table {
  constructor(name) {
    this.name = name;
    this.sockets = [null, null];
    this.version = 0;
    this.game = new GAMES[name]();
  }

  sit(seat, socket) {
    this.sockets[seat] = socket;
    if (this.sockets.includes(null)) return;
    this.show(this.game.turn, `{"type":"whole","changes":{"turn":${this.game.turn}`);
  }

  play(seat, { request_id: id, command }) {
    const told = seat === this.game.turn ? PLAYS[this.name](this.game, command) : null;
    if (told === null) {
      this.sockets[seat].send(JSON.stringify({ type: "refused", request_id: id }));
      return;
    }
    this.version += 1;
    const update = `{"type":"update","version":${this.version},"news":[${told}`;
    if (this.game.over) this.game = new GAMES[this.name]();
    const mover = this.game.turn;
    this.show(mover, update);
    this.sockets[1 - mover]?.send(`${update},"moves":[]}}`);
  }

  show(seat, update) {
    this.sockets[seat]?.send(`${update},"moves":${this.game.legal()}}}`);
  }
}

const [port, name] = process.argv.slice(2);
const tables = new Map();
const options = { port: Number(port), host: "127.0.0.1", perMessageDeflate: false, clientTracking: false };
new WebSocketServer(options).on("connection", (socket, request) => {
  const [, id, seat] = request.url.split("/");
  if (!tables.has(id)) tables.set(id, new Table(name));
  const table = tables.get(id);
  socket.on("message", (data) => table.play(Number(seat), JSON.parse(data)));
  socket.on("close", () => tables.delete(id));
  table.sit(Number(seat), socket);
});

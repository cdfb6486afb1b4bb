// Colyseus: the state is a schema, and its patch goes out right after each move, not every 50 ms.
// The legal moves of Wormi are nobody else's business, so the one who moves gets them as a message.
import { Room, Server } from "@colyseus/core";
import { schema } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";

import { Tally } from "../games/tally.mjs";
import { PIECES, Wormi } from "../games/wormi.mjs";

const TallyState = schema({ total: "uint32", since: "uint32", turn: "uint8" });
const WormiState = schema({
  pieces: ["uint8"], // blue's squares, and pink's
  path: "string", // of the last move
  quiet: "uint32",
  runs: ["uint8"],
  turn: "uint8",
});

/** Two who play; everything that both games need. */
class GameRoom extends Room {
  maxClients = 2;
  patchRate = null;

  onJoin() {
    if (this.clients.length === 2) this.begin();
  }

  seatOf(client) {
    return this.clients[0] === client ? 0 : 1;
  }
}

class TallyRoom extends GameRoom {
  state = new TallyState({ total: 0, since: 0, turn: 0 });
  game = new Tally();

  onCreate() {
    this.onMessage("add", (client, number) => {
      const { game, state } = this;
      if (this.seatOf(client) !== game.turn || !game.add(number)) return client.send("refused");
      state.total = game.total;
      state.since = game.since;
      state.turn = game.turn;
      this.broadcastPatch();
    });
  }

  begin() {
    this.clients[0].send("begin");
  }
}

class WormiRoom extends GameRoom {
  state = new WormiState();

  onCreate() {
    this.deal();
    this.onMessage("move", (client, { piece, to }) => {
      const { game, state } = this;
      const side = game.turn;
      const path = this.seatOf(client) === side ? game.move(piece, to) : null;
      if (path === null) return client.send("refused");
      const place = PIECES * side + piece - 1;
      state.pieces[place] = game.position[place];
      state.path = path.join(" ");
      state.quiet = game.quiet;
      if (state.runs[side] !== game.runs[side]) state.runs[side] = game.runs[side];
      state.turn = game.turn;
      if (game.over !== null) this.deal();
      this.broadcastPatch();
      this.begin();
    });
  }

  deal() {
    this.game = new Wormi();
    this.state.pieces = [...this.game.position.subarray(0, 2 * PIECES)];
    this.state.runs = [...this.game.runs];
    this.state.turn = this.game.turn;
  }

  begin() {
    this.clients[this.game.turn].send("moves", this.game.legal());
  }
}

const [port, name] = process.argv.slice(2);
const transport = new WebSocketTransport({ perMessageDeflate: false });
const server = new Server({ transport, greet: false });
server.define(name, name === "tally" ? TallyRoom : WormiRoom);
await server.listen(Number(port), "127.0.0.1");

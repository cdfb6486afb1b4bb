/** The store of one table: what this device may see of it, kept up to date over a socket, and the requests it makes. */
import type { SeatingView, Presence, Refused, ServerMessage, TableCommand } from '../protocol';
import { Connection, type LinkState } from './connection.svelte';
import { fold, order, type ApplyNews } from './fold';
import { newRequestId, Outbox, playRequest, tableRequest, type TableRequest } from './outbox';
import { planned } from './plans';
import { reloadIfOutdated } from './renewal';
import { Talk } from './talk.svelte';

/** What one of my seats, or a spectator, sees. */
export interface Sight {
  version: number;
  view: unknown;
}

/** How a device looks at a table. */
export interface Stance {
  /** Only from beside it, whatever seats are ours. */
  watching?: boolean;
  /** From one seat at a time, for the device is handed around. */
  oneHand?: boolean;
  /** Whether the table is still there, where the first connection was refused. */
  isThere?: () => Promise<boolean>;
  applyNews?: ApplyNews | undefined;
}

/** What became of a request: it was refused, or found no connection. */
export type Reply = 'accepted' | 'lost' | Refused;

export type OnNews = (seat: number | null, version: number, news: readonly unknown[]) => void;

/** What is called with every piece of somebody's gesture. */
export type OnPieceOf = (seat: number, piece: unknown) => void;

const MOST_EARLY = 16; // pieces of gestures

const key = (seat: number | null): string => (seat === null ? 'watch' : String(seat));

export class TableLink {
  /** How many requests wait for a reply. */
  waiting = $state(0);
  seats: readonly number[] = $state.raw([]);
  table: SeatingView | null = $state.raw(null);
  sights: Record<string, Sight> = $state.raw({});
  presence: Presence = $state.raw({ type: 'presence', away: [], watching: 0 });
  refusal: Refused | null = $state.raw(null);
  /** How many requests were refused so far. */
  refusals = $state(0);
  /** The same by seat, with the last one, for devices that several share. */
  refusedSeats: Readonly<Record<number, { count: number; rule: string; detail: string }>> = $state.raw({});
  /** How many requests were given up because no connection came back. */
  lost = $state(0);
  /** Called with the news of every update, after the view has changed. */
  onnews: OnNews = () => undefined;

  readonly talk = new Talk((message) => this.#connection.send(message));
  readonly #connection: Connection;
  readonly #outbox: Outbox;
  #offset = 0; // ms from our clock to the server's
  #whole = false; // ask for whole views when reconnecting, not for what was missed
  #looks: number | null = null;
  readonly #seatOf = new Map<string, number>(); // which of our seats made a request, by its id
  readonly #onreply = new Map<string, (reply: Reply) => void>(); // who wants to know of a reply, by its id
  /** Pieces of gestures that came before the page of the game was there. */
  #early: { seat: number; piece: unknown }[] = [];
  readonly #listeners = new Set<OnPieceOf>();

  constructor(
    readonly id: string,
    private readonly stance: Stance,
  ) {
    this.#outbox = new Outbox(id);
    this.lost = this.#outbox.giveUp(); // a tab that comes back tomorrow does not make yesterday's move
    this.waiting = this.#outbox.size;
    this.#connection = new Connection({
      address: () => this.#address(),
      receive: (message) => this.#receive(message as ServerMessage),
      isThere: stance.isThere ?? (() => Promise.resolve(true)),
      onbeat: () => this.#giveUp(),
    });
    this.#connection.open();
  }

  /** How the connection to the table is. */
  get state(): LinkState {
    return this.#connection.state;
  }

  /** What a seat sees; null is a spectator. */
  sight(seat: number | null): Sight | undefined {
    return this.sights[key(seat)];
  }

  /** The server's time, as well as we know it. */
  now = (): number => Date.now() + this.#offset;

  /** The game's time: it stands still in a pause. */
  time = (): number => {
    const table = this.table;
    return table ? (table.stopped ?? Math.max(0, this.now() - table.zero)) : 0;
  };

  /** Request something of the game, from one of our seats. */
  play(seat: number, command: unknown): void {
    const request = playRequest(seat, command);
    this.#seatOf.set(request.request_id, seat);
    this.#post(request);
  }

  /** Request something of the table; whoever wants to know the reply tells the reader of a refusal, too. */
  request(command: TableCommand, onreply?: (reply: Reply) => void): void {
    const request = tableRequest(command);
    if (onreply) this.#onreply.set(request.request_id, onreply);
    this.#post(request);
  }

  /** Send a piece of a gesture; the last one is a request, but cannot be sent again. */
  stream(seat: number, piece: readonly unknown[], isLast: boolean): void {
    const requestId = isLast ? newRequestId() : null;
    if (requestId) this.#seatOf.set(requestId, seat);
    this.#connection.send({ type: 'stream', seat, piece, request_id: requestId });
  }

  /** Receive the gestures of others piece by piece; returns how to stop. */
  listen = (receive: OnPieceOf): (() => void) => {
    this.#listeners.add(receive);
    for (const { seat, piece } of this.#early.splice(0)) receive(seat, piece);
    return () => this.#listeners.delete(receive);
  };

  /** Look from one of our seats, or from beside the table: no other hand comes to this device. */
  look(seat: number | null): void {
    if (!this.#oneHand || seat === this.#looks) return;
    this.#looks = seat;
    this.#whole = true;
    this.#connection.send({ type: 'look', seat });
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  close(): void {
    this.#connection.close();
  }

  get #oneHand(): boolean {
    return this.stance.oneHand === true && this.seats.length > 1;
  }

  #post(request: TableRequest): void {
    this.#outbox.add(request);
    this.waiting = this.#outbox.size;
    if (this.state === 'live') this.#connection.send(request);
  }

  /** Where the socket is, with what we have seen already. */
  #address(): string {
    const after = this.#after();
    const asked = new URLSearchParams();
    if (after !== null) asked.set('after', String(after));
    if (this.stance.watching) asked.set('watch', '1');
    if (this.stance.oneHand) asked.set('look', String(this.#looks ?? ''));
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return `${scheme}//${location.host}/api/tables/${this.id}/socket?${asked}`;
  }

  /** The version from which we have seen everything, from all our seats. */
  #after(): number | null {
    const versions = Object.values(this.sights).map((sight) => sight.version);
    return this.#whole || versions.length === 0 ? null : Math.min(...versions);
  }

  #giveUp(): void {
    if (this.state === 'live') return;
    this.lost += this.#outbox.giveUp();
    this.waiting = this.#outbox.size;
    const left = new Set(this.#outbox.requests.map((request) => request.request_id));
    for (const requestId of [...this.#onreply.keys()]) if (!left.has(requestId)) this.#tell(requestId, 'lost');
  }

  /** There is a reply; whether somebody was told it. */
  #settle(requestId: string | null | undefined, reply: Reply = 'accepted'): boolean {
    if (!requestId) return false;
    this.#outbox.settle(requestId);
    this.waiting = this.#outbox.size;
    return this.#tell(requestId, reply);
  }

  #tell(requestId: string, reply: Reply): boolean {
    const tell = this.#onreply.get(requestId);
    this.#onreply.delete(requestId);
    tell?.(reply);
    return tell !== undefined;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        if (reloadIfOutdated(message.protocol)) return;
        this.#offset = message.now - Date.now();
        this.seats = message.seats;
        this.#whole = false;
        if (!message.resumed) this.sights = {};
        this.#connection.greeted();
        for (const request of this.#outbox.requests) this.#connection.send(request);
        return;
      case 'yours':
        this.seats = message.seats;
        this.#dropSights(message.seats);
        return;
      case 'shown':
        this.table = message.table;
        if (this.#oneHand) this.sights = {};
        this.#whole = false;
        this.#see(message.seat, message.version, message.view);
        for (const command of planned(this.id)) this.request(command);
        return;
      case 'update':
        this.#settle(message.request_id);
        this.#update(message);
        return;
      case 'done':
        this.#settle(message.request_id);
        return;
      case 'refused':
        if (!this.#settle(message.request_id, message)) this.#refuse(message);
        return;
      case 'streamed':
        if (this.#listeners.size === 0) this.#early = [...this.#early.slice(1 - MOST_EARLY), message];
        for (const receive of this.#listeners) receive(message.seat, message.piece);
        return;
      case 'presence':
        this.presence = message;
        return;
      case 'said':
        this.talk.hear(message);
        return;
      case 'cheered':
        this.talk.applaud(message);
        return;
      case 'pointed':
        this.talk.see(message);
        return;
      case 'pong':
        this.#offset = message.now - (message.sent + Date.now()) / 2;
        return;
      case 'closing':
        this.#connection.closing(message.back_in ?? null, message.reason === 'gone');
    }
  }

  #update(message: Extract<ServerMessage, { type: 'update' }>): void {
    const sight = this.sight(message.seat);
    const comes = sight ? order(sight.version, message) : 'gap'; // a seat that we were never shown
    if (comes === 'old') return;
    if (!sight || !this.table || comes === 'gap') {
      this.#whole = true;
      this.#connection.lose();
      return;
    }
    const { version, table, view, news } = fold({ table: this.table, view: sight.view }, message, this.stance.applyNews);
    this.table = table;
    this.#see(message.seat, version, view);
    this.onnews(message.seat, version, news);
  }

  #see(seat: number | null, version: number, view: unknown): void {
    this.sights = { ...this.sights, [key(seat)]: { version, view } };
  }

  /** Keep only what is seen from these seats, or from beside the table if there are none. */
  #dropSights(seats: readonly number[]): void {
    const kept = this.#oneHand ? [key(this.#looks)] : seats.length > 0 ? seats.map(key) : [key(null)];
    this.sights = Object.fromEntries(Object.entries(this.sights).filter(([name]) => kept.includes(name)));
  }

  /** Whose request it was is known by its id; pieces of gestures have none, and may have been anybody's. */
  #refuse(refused: Refused): void {
    const { request_id: requestId, rule, detail = '' } = refused;
    const seat = requestId ? this.#seatOf.get(requestId) : undefined;
    if (requestId) this.#seatOf.delete(requestId);
    const seats = seat === undefined ? this.seats : [seat];
    const counted = seats.map((each) => [each, { count: (this.refusedSeats[each]?.count ?? 0) + 1, rule, detail }] as const);
    this.refusal = refused;
    this.refusals += 1;
    this.refusedSeats = { ...this.refusedSeats, ...Object.fromEntries(counted) };
  }
}

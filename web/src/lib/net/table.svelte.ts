/** The one socket: a table as this device may see it, kept up to date through every interruption. */
import { Outbox, askWish, playWish, wishId, type Wish } from './outbox';
import type { GatheringView, Presence, Refused, Said, ServerMessage, TableCommand } from '../protocol';

export type Line = 'joining' | 'live' | 'broken' | 'gone';

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
}

/** A view with what the news bring that updates leave out; only games know. */
export type Learn = (view: unknown, news: readonly unknown[]) => unknown;

export type OnNews = (seat: number | null, version: number, news: readonly unknown[]) => void;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PULSE = 10_000;
const SPEECH = 4_500;
const MOST_UNHEARD = 16; // pieces of gestures

const key = (seat: number | null): string => (seat === null ? 'watch' : String(seat));

export class TableLink {
  line: Line = $state('joining');
  waiting = $state(0);
  seats: readonly number[] = $state.raw([]);
  table: GatheringView | null = $state.raw(null);
  sights: Record<string, Sight> = $state.raw({});
  presence: Presence = $state.raw({ type: 'presence', away: [], watching: 0 });
  sayings: readonly (Said & { id: number })[] = $state.raw([]);
  refusal: Refused | null = $state.raw(null);
  /** How many wishes were refused so far. */
  refusals = $state(0);
  /** The same by seat, with the last one, for devices that several share. */
  refusedSeats: Readonly<Record<number, { count: number; rule: string; detail: string }>> = $state.raw({});
  /** How many wishes were given up because no line came back. */
  lost = $state(0);

  #socket: WebSocket | null = null;
  #outbox: Outbox;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #offset = 0;
  #whole = false;
  #looks: number | null = null;
  #closed = false;
  #spoken = 0;
  readonly #askers = new Map<string, number>(); // which of our seats made a wish
  /** Gestures that came before the page of the game was there. */
  #unheard: { seat: number; piece: unknown }[] = [];
  readonly #listeners = new Set<(seat: number, piece: unknown) => void>();

  constructor(
    readonly id: string,
    private readonly stance: Stance,
    private readonly onnews: OnNews,
    private readonly ontrouble: () => Promise<boolean>,
    private readonly learn: Learn = (view) => view,
  ) {
    this.#outbox = new Outbox(id);
    this.waiting = this.#outbox.size;
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#broke);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
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

  play(seat: number, command: unknown): void {
    const wish = playWish(seat, command);
    this.#askers.set(wish.id, seat);
    this.#wish(wish);
  }

  ask(command: TableCommand): void {
    this.#wish(askWish(command));
  }

  say(seat: number, phrase: Said['phrase']): void {
    this.#send({ type: 'say', seat, phrase });
  }

  /** Send a piece of a gesture; the last one is a wish, but cannot be sent again. */
  stream(seat: number, piece: readonly unknown[], isLast: boolean): void {
    const id = isLast ? wishId() : null;
    if (id) this.#askers.set(id, seat);
    this.#send({ type: 'stream', seat, piece, id });
  }

  /** Hear the gestures of others piece by piece; returns how to stop. */
  listen = (hear: (seat: number, piece: unknown) => void): (() => void) => {
    this.#listeners.add(hear);
    for (const { seat, piece } of this.#unheard.splice(0)) hear(seat, piece);
    return () => this.#listeners.delete(hear);
  };

  /** Look from one of our seats, or from beside the table: no other hand comes to this device. */
  look(seat: number | null): void {
    if (!this.#oneHand || seat === this.#looks) return;
    this.#looks = seat;
    this.#whole = true;
    this.#send({ type: 'look', seat });
  }

  forgetRefusal(): void {
    this.refusal = null;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#broke);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #wish(wish: Wish): void {
    this.#outbox.add(wish);
    this.waiting = this.#outbox.size;
    if (this.line === 'live') this.#send(wish);
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  get #oneHand(): boolean {
    return this.stance.oneHand === true && this.seats.length > 1;
  }

  /** The version from which we have seen everything, from all our seats. */
  #after(): number | null {
    const versions = Object.values(this.sights).map((sight) => sight.version);
    return this.#whole || versions.length === 0 ? null : Math.min(...versions);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const after = this.#after();
    const asked = new URLSearchParams();
    if (after !== null) asked.set('after', String(after));
    if (this.stance.watching) asked.set('watch', '1');
    if (this.stance.oneHand) asked.set('look', String(this.#looks ?? ''));
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/socket?${asked}`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#broke();
    };
    clearInterval(this.#pulse);
    this.#heard = Date.now();
    this.#pulse = setInterval(() => this.#beat(), PULSE);
  }

  #beat(): void {
    this.#giveUp();
    if (Date.now() - this.#heard > 2.5 * PULSE) this.#broke();
    else this.#send({ type: 'ping', sent: Date.now() });
  }

  #broke = (): void => {
    if (this.#closed || this.line === 'gone') return;
    const before = this.#socket;
    this.#socket = null;
    before?.close();
    clearInterval(this.#pulse);
    const joining = this.line === 'joining';
    this.line = 'broken';
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#again(joining), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  };

  async #again(joining: boolean): Promise<void> {
    this.#giveUp();
    if (joining && !(await this.ontrouble())) {
      this.line = 'gone';
      return;
    }
    if (!this.#closed && this.#socket === null) this.#connect();
  }

  #hurry = (): void => {
    if (this.line !== 'broken' || this.#closed || document.hidden) return;
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#retry);
    void this.#again(false);
  };

  #giveUp(): void {
    if (this.line === 'live') return;
    this.lost += this.#outbox.giveUp();
    this.waiting = this.#outbox.size;
  }

  /** Whose wish it was is told by its id; pieces of gestures have none, and may have been anybody's. */
  #refuse({ id, rule, detail = '' }: Refused): void {
    const asker = id ? this.#askers.get(id) : undefined;
    if (id) this.#askers.delete(id);
    const seats = asker === undefined ? this.seats : [asker];
    const counted = seats.map((seat) => [seat, { count: (this.refusedSeats[seat]?.count ?? 0) + 1, rule, detail }] as const);
    this.refusedSeats = { ...this.refusedSeats, ...Object.fromEntries(counted) };
  }

  #answered(id: string | null | undefined): void {
    if (!id) return;
    this.#outbox.answered(id);
    this.waiting = this.#outbox.size;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#offset = message.now - Date.now();
        this.seats = message.seats;
        this.#whole = false;
        this.#wait = FIRST_WAIT;
        if (!message.resumed) this.sights = {};
        this.line = 'live';
        for (const wish of this.#outbox.wishes) this.#send(wish);
        return;
      case 'yours':
        this.seats = message.seats;
        this.#dropSights(message.seats);
        return;
      case 'shown':
        this.table = message.table as GatheringView;
        if (this.#oneHand) this.sights = {};
        this.#whole = false;
        this.#see(message.seat, message.version, message.view);
        return;
      case 'update':
        this.#answered(message.done);
        this.#update(message);
        return;
      case 'done':
        this.#answered(message.id);
        return;
      case 'refused':
        this.#answered(message.id);
        this.refusal = message;
        this.refusals += 1;
        this.#refuse(message);
        return;
      case 'streamed':
        if (this.#listeners.size === 0) this.#unheard = [...this.#unheard.slice(1 - MOST_UNHEARD), message];
        for (const hear of this.#listeners) hear(message.seat, message.piece);
        return;
      case 'presence':
        this.presence = message;
        return;
      case 'said':
        this.#hearSaid(message);
        return;
      case 'pong':
        this.#offset = message.now - (message.sent + Date.now()) / 2;
        return;
      case 'closing':
        this.#wait = Math.max(FIRST_WAIT, message.back_in ?? LONGEST_WAIT);
        if (message.reason === 'gone') this.line = 'gone';
    }
  }

  #update(message: Extract<ServerMessage, { type: 'update' }>): void {
    const sight = this.sight(message.seat);
    if (!sight || message.version <= sight.version) return;
    if (message.version > sight.version + 1) {
      this.#whole = true;
      this.#broke();
      return;
    }
    if (message.table) this.table = { ...(this.table as GatheringView), ...(message.table as Partial<GatheringView>) };
    const view = message.view ?? (message.changes ? { ...(sight.view as object), ...message.changes } : sight.view);
    const news = (message.news ?? []) as readonly unknown[];
    this.#see(message.seat, message.version, view ? this.learn(view, news) : view);
    this.onnews(message.seat, message.version, news);
  }

  #see(seat: number | null, version: number, view: unknown): void {
    this.sights = { ...this.sights, [key(seat)]: { version, view } };
  }

  /** Keep only what is seen from these seats, or from beside the table if there are none. */
  #dropSights(seats: readonly number[]): void {
    const kept = this.#oneHand ? [key(this.#looks)] : seats.length > 0 ? seats.map(key) : [key(null)];
    this.sights = Object.fromEntries(Object.entries(this.sights).filter(([name]) => kept.includes(name)));
  }

  #hearSaid(said: Said): void {
    const id = this.#spoken++;
    this.sayings = [...this.sayings.filter((each) => each.seat !== said.seat), { ...said, id }];
    setTimeout(() => (this.sayings = this.sayings.filter((each) => each.id !== id)), SPEECH);
  }
}

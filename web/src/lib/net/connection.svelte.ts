/** A socket that comes back: it reconnects, slower and slower, and notices when the other end has fallen silent. */

/** How the connection is: not there yet, there, lost for now, or lost for good. */
export type LinkState = 'joining' | 'live' | 'broken' | 'gone';

/** Who uses a connection. */
export interface Ends {
  /** Where to connect to; asked anew each time. */
  address: () => string;
  receive: (message: unknown) => void;
  /** Whether there is still something to connect to, where the first connection was refused. */
  isThere: () => Promise<boolean>;
  /** Some time has passed, with or without a connection. */
  onbeat: () => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PULSE = 10_000;

export class Connection {
  state: LinkState = $state('joining');

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #lastMessage = 0;
  #isClosed = false;

  constructor(private readonly ends: Ends) {}

  open(): void {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The other end has greeted us. */
  greeted(): void {
    this.#wait = FIRST_WAIT;
    this.state = 'live';
  }

  /** The other end is about to close: come back after so many milliseconds, or never. */
  closing(backIn: number | null, isForGood: boolean): void {
    this.#wait = Math.max(FIRST_WAIT, backIn ?? LONGEST_WAIT);
    if (isForGood) this.state = 'gone';
  }

  /** Give this socket up, and connect again in a while. */
  lose = (): void => {
    if (this.#isClosed || this.state === 'gone') return;
    const before = this.#socket;
    this.#socket = null;
    before?.close();
    clearInterval(this.#pulse);
    const joining = this.state === 'joining';
    this.state = 'broken';
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#again(joining), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  };

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.ends.address());
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#lastMessage = Date.now();
      if (socket === this.#socket) this.ends.receive(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.lose();
    };
    clearInterval(this.#pulse);
    this.#lastMessage = Date.now();
    this.#pulse = setInterval(() => this.#beat(), PULSE);
  }

  #beat(): void {
    this.ends.onbeat();
    if (Date.now() - this.#lastMessage > 2.5 * PULSE) this.lose();
    else this.send({ type: 'ping', sent: Date.now() });
  }

  async #again(joining: boolean): Promise<void> {
    this.ends.onbeat();
    if (joining && !(await this.ends.isThere())) {
      this.state = 'gone';
      return;
    }
    if (!this.#isClosed && this.#socket === null) this.#connect();
  }

  /** The network or the reader is back: no reason to wait any longer. */
  #hurry = (): void => {
    if (this.state !== 'broken' || this.#isClosed || document.hidden) return;
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#retry);
    void this.#again(false);
  };
}

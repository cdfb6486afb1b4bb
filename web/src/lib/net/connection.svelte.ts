/** A WebSocket that reconnects with exponential backoff, and finds a dead connection with pings. */

/** How the connection is: not there yet, there, lost for now, or lost for good. */
export type LinkState = 'joining' | 'live' | 'broken' | 'gone';

/** What a connection asks of who uses it. */
export interface Handlers {
  /** Where to connect to; asked anew each time. */
  address: () => string;
  receive: (message: unknown) => void;
  /** Whether there is still something to connect to, where the first connection was refused. */
  isThere: () => Promise<boolean>;
  /** Called at every ping and before every attempt to reconnect. */
  onbeat: () => void;
}

const FIRST_WAIT = 400; // ms before the first attempt to reconnect; every further one waits twice as long
const LONGEST_WAIT = 8_000;
const PULSE = 10_000; // ms between two pings

export class Connection {
  state: LinkState = $state('joining');

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #answered = 0; // when the server last answered us: it may still be heard where we are not
  #isClosed = false;

  constructor(private readonly handlers: Handlers) {}

  open(): void {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The server has sent its welcome: the connection works. */
  greeted(): void {
    this.#wait = FIRST_WAIT;
    this.#answered = Date.now(); // no ping could be sent before, however long that took
    this.state = 'live';
  }

  /** The server is about to close the socket: reconnect after so many milliseconds, or never. */
  closing(backIn: number | null, isForGood: boolean): void {
    this.#wait = Math.max(FIRST_WAIT, backIn ?? LONGEST_WAIT);
    if (isForGood) this.state = 'gone';
  }

  /** Drop this socket, and reconnect in a while. */
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
    const socket = new WebSocket(this.handlers.address());
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as { type?: string };
      if (message.type === 'pong') this.#answered = Date.now();
      if (socket === this.#socket) this.handlers.receive(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.lose();
    };
    clearInterval(this.#pulse);
    this.#answered = Date.now();
    this.#pulse = setInterval(() => this.#beat(), PULSE);
  }

  #beat(): void {
    this.handlers.onbeat();
    if (Date.now() - this.#answered > 2.5 * PULSE) this.lose();
    else this.send({ type: 'ping', sent: Date.now() });
  }

  async #again(joining: boolean): Promise<void> {
    this.handlers.onbeat();
    if (joining && !(await this.handlers.isThere())) {
      this.state = 'gone';
      return;
    }
    if (!this.#isClosed && this.#socket === null) this.#connect();
  }

  /** The network is back, or the page is visible again: reconnect at once. */
  #hurry = (): void => {
    if (this.state !== 'broken' || this.#isClosed || document.hidden) return;
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#retry);
    void this.#again(false);
  };
}

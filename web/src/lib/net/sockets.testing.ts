/** For tests: sockets whose other end is the test, and the parts of a browser that a connection uses. */
import { vi } from 'vitest';
import { PROTOCOL } from '../protocol';

/** A socket that says what the test says, and keeps what it was sent. */
export class TestSocket {
  static readonly OPEN = 1;
  /** All sockets of this test, the latest last. */
  static all: TestSocket[] = [];

  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** The page closes the socket. */
  close(): void {
    this.readyState = 3;
  }

  /** The server sends a message. */
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The network breaks. */
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** The latest socket. */
export const socket = (): TestSocket => TestSocket.all.at(-1) ?? new TestSocket('none');

/** Begin a test: no sockets, empty storage, and events that go nowhere. */
export function browser(): void {
  TestSocket.all = [];
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  vi.stubGlobal('WebSocket', TestSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'worms.example' });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
}

/** The first messages of a server to a device with these seats. */
export function greets(seats: readonly number[], view: unknown = null, table: object = {}): void {
  socket().says({ type: 'welcome', protocol: PROTOCOL, table: 'T', version: 1, name: 'Anna', seats, now: Date.now(), resumed: false });
  for (const seat of seats.length > 0 ? seats : [null]) socket().says({ type: 'shown', version: 1, seat, table: { phase: 'open', seats: [], ...table }, view });
}

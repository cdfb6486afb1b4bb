/** Asking the server over HTTP: guests, games, tables, replays. */
import type { Brought, GameInfo, GuestInfo, Problem, Replay, TableInfo, Update } from '../protocol';

/** The server said no, or nothing at all. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly rule: string,
    readonly detail: string,
  ) {
    super(`${status} ${rule}`);
  }

  /** Whether the network is to blame, not the wish. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** Ask the server; what it says no to is Trouble. */
export function ask<T>(path: string, body?: unknown): Promise<T> {
  if (body === undefined) return send(path, {});
  return send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}

async function send<T>(path: string, request: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...request });
  } catch {
    throw new Trouble(0, '', '');
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new Trouble(response.status, problem.rule ?? '', problem.detail ?? '');
}

let known: Promise<GuestInfo> | null = null;

/** Be somebody here: whoever this browser was *before*, or a new guest called *name*. */
export function beGuest(before: string, name: () => string): Promise<GuestInfo> {
  known ??= (before ? ask<GuestInfo>('/api/guest').catch(again) : rename(name())).catch(forget);

  function again(problem: unknown): Promise<GuestInfo> {
    if (problem instanceof Trouble && problem.status === 401) return rename(before);
    throw problem;
  }

  function forget(problem: unknown): never {
    known = null;
    throw problem;
  }

  return known;
}

/** Take another name. */
export async function rename(name: string): Promise<GuestInfo> {
  const guest = await ask<GuestInfo>('/api/guest', { name });
  known = Promise.resolve(guest);
  return guest;
}

export interface Opening {
  game: string;
  seats: number;
  options?: unknown;
  public?: boolean;
  sit?: number | null;
}

export const games = (): Promise<GameInfo[]> => ask('/api/games');
/** What a game says to a question, away from any table. */
export const askGame = <T>(game: string, question: unknown): Promise<T> => ask(`/api/games/${encodeURIComponent(game)}/ask`, question);
export const openTables = (): Promise<TableInfo[]> => ask('/api/tables');
export const runningTables = (): Promise<TableInfo[]> => ask('/api/running');
export const myTables = (): Promise<TableInfo[]> => ask('/api/mine');
export const tableByCode = (code: string): Promise<TableInfo> => ask(`/api/codes/${encodeURIComponent(code)}`);
export const tableById = (table: string): Promise<TableInfo> => ask(`/api/tables/${encodeURIComponent(table)}`);
export const openTable = (opening: Opening): Promise<TableInfo> => ask('/api/tables', opening);

/** A replay whose lines are what somebody was shown. */
export type Seen = Omit<Replay, 'lines'> & { lines: Update[] };

/** What happened at a table, as one seat was shown it; no seat is a spectator's, "all" everything. */
export const replay = (table: string, seat: number | 'all' | null): Promise<Seen> =>
  ask(`/api/tables/${encodeURIComponent(table)}/seen${seat === null ? '' : `?seat=${seat}`}`);

/** A replay from a file: a log of ours or a game's own record, told as everybody saw it. */
export const bring = (file: Blob): Promise<Omit<Brought, 'seen'> & { seen: Record<string, Update[]> }> =>
  send('/api/replays', { method: 'POST', body: file, headers: { 'content-type': 'text/plain' } });

/** Where a finished game can be had as a file: its whole log, or its own text record. */
export const logFile = (table: string): string => `/api/tables/${encodeURIComponent(table)}/replay`;
export const recordFile = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

/** Where the QR code of a table's invitation is drawn. */
export const invitation = (table: string): string => `/api/tables/${encodeURIComponent(table)}/invitation.svg`;

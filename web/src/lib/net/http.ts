/** Requests over HTTP: guests, games, tables, replays. */
import type { GameInfo, GuestInfo, MyGames, MyTable, Problem, Replay, SeekInfo, TableInfo, Update, Uploaded } from '../protocol';
import { wholeReplay } from './replays';

/** The server said no, or nothing at all. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly rule: string,
    readonly detail: string,
  ) {
    super(`${status} ${rule}`);
  }

  /** Whether the network is to blame, not the request. */
  get offline(): boolean {
    return this.status === 0;
  }
}

/** Request something of the server; what it says no to is an HttpError. */
export function request<T>(path: string, body?: unknown): Promise<T> {
  if (body === undefined) return send(path, {});
  return send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}

async function send<T>(path: string, options: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...options });
  } catch {
    throw new HttpError(0, '', '');
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new HttpError(response.status, problem.rule ?? '', problem.detail ?? '');
}

let known: Promise<GuestInfo> | null = null;

/** Sign in as a guest: whoever this browser was *before*, or a new guest called *name*. */
export function beGuest(before: string, name: () => string): Promise<GuestInfo> {
  known ??= (before ? request<GuestInfo>('/api/guest').catch(again) : rename(name())).catch(forget);

  function again(problem: unknown): Promise<GuestInfo> {
    if (problem instanceof HttpError && problem.status === 401) return rename(before);
    throw problem;
  }

  function forget(problem: unknown): never {
    known = null;
    throw problem;
  }

  return known;
}

/** Take another name; the face stays, or is drawn by lot. */
const rename = (name: string): Promise<GuestInfo> => introduce(name, null);

/** Take another name and another face. */
export async function introduce(name: string, face: string | null): Promise<GuestInfo> {
  const guest = await request<GuestInfo>('/api/guest', { name, face });
  known = Promise.resolve(guest);
  return guest;
}

export interface Opening {
  game: string;
  seats: number;
  options?: unknown;
  public?: boolean;
  sit?: number | null;
  /** Nobody's list of tables or games shows it. */
  lesson?: boolean;
}

export const games = (): Promise<GameInfo[]> => request('/api/games');
/** What a game says to a question, away from any table. */
export const askGame = <T>(game: string, question: unknown): Promise<T> => request(`/api/games/${encodeURIComponent(game)}/ask`, question);
export const openTables = (): Promise<TableInfo[]> => request('/api/tables');
export const runningTables = (): Promise<TableInfo[]> => request('/api/running');
export const myTables = (): Promise<MyTable[]> => request('/api/mine');
/** Leave a table out of mine until something changes there, or show it again. */
export const putAway = (table: string, away: boolean): Promise<unknown> => request(`/api/mine/${encodeURIComponent(table)}`, { away });
/** What I have played, a page of it. */
export const myGames = (before: string): Promise<MyGames> => request(`/api/played?before=${encodeURIComponent(before)}`);
/** Find somebody to play with now, or wait. */
export const seek = (game: string, options: unknown, flexible: boolean): Promise<SeekInfo> => request('/api/match', { game, options, flexible });
/** Wait no more, or do not come to the table that was found; said even while the page is being closed. */
export const stopSeeking = (table = ''): void => void fetch(`/api/match?table=${encodeURIComponent(table)}`, { method: 'DELETE', credentials: 'same-origin', keepalive: true }).catch(() => undefined);
export const tableByCode = (code: string): Promise<TableInfo> => request(`/api/codes/${encodeURIComponent(code)}`);
const tableById = (table: string): Promise<TableInfo> => request(`/api/tables/${encodeURIComponent(table)}`);
/** Whether a table is still there; who cannot ask believes it. */
export const tableExists = (table: string): Promise<boolean> =>
  tableById(table).then(
    () => true,
    (problem: unknown) => !(problem instanceof HttpError && problem.status === 404),
  );
export const openTable = (opening: Opening): Promise<TableInfo> => request('/api/tables', opening);

/** A replay whose entries are what somebody was shown. */
export type Seen = Omit<Replay, 'lines'> & { lines: Update[] };

/** What happened at a table, as one seat was shown it; no seat is a spectator's. */
export const replay = (table: string, seat: number | null): Promise<Seen> =>
  wholeReplay((after) => request(`/api/tables/${encodeURIComponent(table)}/seen?after=${after}${seat === null ? '' : `&seat=${seat}`}`));

/** A replay from a file: a log of ours or a game's own record, as everybody saw it. */
export const uploadReplay = (file: Blob): Promise<Omit<Uploaded, 'seen'> & { seen: Record<string, Update[]> }> =>
  send('/api/replays', { method: 'POST', body: file, headers: { 'content-type': 'text/plain' } });

/** The whole log of a finished game, as a text that can be kept: as the server wrote it, if one page holds it. */
export async function wholeLog(table: string): Promise<string> {
  const page = (after: number): Promise<Replay> => request(`${logFile(table)}?after=${after}`);
  const first = await fetch(logFile(table), { credentials: 'same-origin' }).then((response) => response.text());
  return first.endsWith('"more":false}') ? first : JSON.stringify(await wholeReplay(page));
}

/** Where a finished game can be had as a file: its log (long ones in part), or its own text record. */
export const logFile = (table: string): string => `/api/tables/${encodeURIComponent(table)}/replay`;
export const recordFile = (table: string, number = 0): string => `/api/tables/${encodeURIComponent(table)}/record${number ? `?game=${number}` : ''}`;
/** Where it is drawn how a game ended. */
export const pictureOf = (table: string, number = 0): string => `/api/tables/${encodeURIComponent(table)}/picture.svg${number ? `?game=${number}` : ''}`;

/** Where the QR code of a table's invitation is drawn. */
export const invitation = (table: string): string => `/api/tables/${encodeURIComponent(table)}/invitation.svg`;

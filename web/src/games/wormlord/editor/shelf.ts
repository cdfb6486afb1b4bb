/** Maps of one's own, kept in this browser. */
import { keep as store, kept as read } from '$lib/device/storage';
import type { Draft } from './draft';

/** A map on the own shelf. */
export interface Kept {
  readonly id: string;
  readonly draft: Draft;
  /** As the server found it when it was last looked at. */
  readonly playable: boolean;
  readonly fair: boolean;
}

const KEY = 'wormery.maps';
const DESK = 'wormery.maps.desk';
const MOST = 100;

/** All own maps, the newest first. */
export const ownMaps = (): readonly Kept[] => asList(read(KEY));

/** Keep a map; one of the same id is replaced and comes first. */
export function keep(kept: Kept): readonly Kept[] {
  return write([kept, ...ownMaps().filter(({ id }) => id !== kept.id)]);
}

/** Give a map another name; it stays where it is. */
export const rename = (id: string, name: string): readonly Kept[] =>
  write(ownMaps().map((kept) => (kept.id === id ? { ...kept, draft: { ...kept.draft, name } } : kept)));

/** Take a map off the shelf. */
export const discard = (id: string): readonly Kept[] => write(ownMaps().filter((kept) => kept.id !== id));

/** Put a map back where it was. */
export function restore(kept: Kept, place: number): readonly Kept[] {
  const others = ownMaps().filter(({ id }) => id !== kept.id);
  return write([...others.slice(0, place), kept, ...others.slice(place)]);
}

/** What lies on the desk: the map that is being drawn, and which of the shelf it was. */
export interface Desk {
  readonly id: string;
  readonly draft: Draft;
}

export function desk(): Desk | null {
  const found = read(DESK);
  return isDesk(found) ? found : null;
}

export const keepDesk = (on: Desk): void => store(DESK, on);

export const freshId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

function write(maps: readonly Kept[]): readonly Kept[] {
  const kept = maps.slice(0, MOST);
  store(KEY, kept);
  return kept;
}

const asList = (found: unknown): readonly Kept[] =>
  Array.isArray(found) ? found.filter((each): each is Kept => isDesk(each) && 'playable' in each && 'fair' in each) : [];

function isDesk(found: unknown): found is Desk {
  return typeof found === 'object' && found !== null && 'id' in found && typeof found.id === 'string' && 'draft' in found && isDraft(found.draft);
}

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false;
  const { name, note, sides, rows } = found as Partial<Record<keyof Draft, unknown>>;
  return (
    typeof name === 'string' &&
    typeof note === 'string' &&
    Array.isArray(sides) && sides.length > 0 && sides.every((each) => [2, 3, 4].includes(each as number)) &&
    Array.isArray(rows) && rows.length > 0 && rows.every((line) => typeof line === 'string' && /^[.o#1-4]+$/.test(line) && line.length === String(rows[0]).length)
  );
}

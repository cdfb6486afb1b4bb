/** Replays: a stream of updates folded into frames that can be scrubbed. */
import type { Learn } from './table.svelte';
import type { GatheringView, Update } from './wire';

/** What was to be seen after one step. */
export interface Frame {
  version: number;
  table: GatheringView;
  view: unknown;
  news: readonly unknown[];
}

/** A replay as a file: what everybody saw, by who looked. */
export interface Saved {
  wormery: 'replay';
  game: string;
  code: string;
  seen: Record<string, Update[]>;
}

/** The frames of a stream; steps before the first game, and those that show nothing new, are left out. */
export function frames(updates: readonly Update[], learn: Learn = (view) => view): Frame[] {
  const found: Frame[] = [];
  let table = {} as GatheringView;
  let view: unknown = null;
  for (const update of updates) {
    table = { ...table, ...(update.table as Partial<GatheringView> | null) };
    view = update.view ?? (update.changes ? { ...(view as object), ...(update.changes as object) } : view);
    const news = (update.news ?? []) as readonly unknown[];
    if (view !== null) view = learn(view, news);
    const shown = update.view != null || update.changes != null || news.length > 0;
    if (view !== null && shown) found.push({ version: update.version, table, view, news });
  }
  return found;
}

/** The replay that a file holds; nothing if it holds none. */
export function readSaved(text: string): Saved | null {
  try {
    const saved = JSON.parse(text) as Partial<Saved> | null;
    const whole = saved?.wormery === 'replay' && typeof saved.game === 'string' && typeof saved.seen === 'object';
    return whole ? (saved as Saved) : null;
  } catch {
    return null;
  }
}

/** Let the reader keep a text as a file. */
export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Replays: a stream of updates folded into frames that can be scrubbed. */
import type { ApplyNews } from './table.svelte';
import type { GatheringView, Update } from '../protocol';

/** What was to be seen after one step. */
export interface Frame {
  version: number;
  table: GatheringView;
  view: unknown;
  news: readonly unknown[];
}

/** A replay: what everybody saw, by who looked. */
export interface Recording {
  game: string;
  /** Where it was played; nothing if it came from a file. */
  table: { id: string; code: string } | null;
  over: boolean;
  seen: Record<string, Update[]>;
}

/** The frames of a stream; steps before the first game, and those that show nothing new, are left out. */
export function frames(updates: readonly Update[], applyNews: ApplyNews = (view) => view): Frame[] {
  const found: Frame[] = [];
  let table = {} as GatheringView;
  let view: unknown = null;
  for (const update of updates) {
    table = { ...table, ...(update.table as Partial<GatheringView> | null) };
    view = update.view ?? (update.changes ? { ...(view as object), ...(update.changes as object) } : view);
    const news = (update.news ?? []) as readonly unknown[];
    if (view !== null) view = applyNews(view, news);
    const shown = update.view != null || update.changes != null || news.length > 0;
    if (view !== null && shown) found.push({ version: update.version, table, view, news });
  }
  return found;
}

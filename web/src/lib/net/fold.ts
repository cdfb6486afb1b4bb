/** How updates become views: the one fold of the client, for live tables and for replays. */
import type { SeatingView, Update } from '../protocol';

/** A view with what the news bring that updates leave out; only games know. */
export type ApplyNews = (view: unknown, news: readonly unknown[]) => unknown;

/** What a seat, or a spectator, sees of a table; the view is null before the first game. */
export interface Scene {
  table: SeatingView;
  view: unknown;
}

/** A scene with the version it has reached, and the news that led to it. */
export interface Frame extends Scene {
  version: number;
  news: readonly unknown[];
}

/** Whether an update comes next for who has seen *version*, was seen before, or came after others that are missing. */
export function order(version: number, update: Pick<Update, 'version'>): 'next' | 'old' | 'gap' {
  if (update.version <= version) return 'old';
  return update.version === version + 1 ? 'next' : 'gap';
}

/** The scene after an update: a whole new view, or its fields in the place of those before, to which the game applies the news. */
export function fold(before: Scene, update: Update, applyNews: ApplyNews = (view) => view): Frame {
  const news: readonly unknown[] = update.news ?? [];
  const changed = merged(before.view, update.changes);
  return {
    version: update.version,
    table: merged(before.table, update.table as Partial<SeatingView> | null | undefined) as SeatingView,
    view: update.view ?? (changed === null ? null : applyNews(changed, news)),
    news,
  };
}

/** Whether an update shows anything of the game: a view, a change of it, or news. */
export const isShown = ({ view, changes, news }: Update): boolean => view != null || changes != null || (news ?? []).length > 0;

const merged = (whole: unknown, changes: object | null | undefined): unknown => (changes ? { ...(whole as object | null), ...changes } : (whole ?? null));

/** Where games of others are watched. */
import type { TableInfo } from '../protocol';

/** A game that is on is watched at its table, one that has ended as a replay. */
export const watchAddress = (table: TableInfo): string => `${table.phase === 'over' ? '/replay' : '/t'}/${table.code}`;

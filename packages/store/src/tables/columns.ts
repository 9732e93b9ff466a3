import type { ColumnType } from 'kysely';

export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
export type Json<T> = ColumnType<T, string | undefined, string>;
/** The database computes it. */
export type DerivedColumn<T> = ColumnType<T, never, never>;

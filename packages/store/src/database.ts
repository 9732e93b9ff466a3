import { CamelCasePlugin, type Dialect, Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** The database, or a transaction on it: every query of the store takes either. */
export type Database = Kysely<Tables> | Transaction<Tables>;

export const kyselyOn = (dialect: Dialect): Kysely<Tables> =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });

/** True for the error that Postgres gives when a unique index refuses a row. */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string } | null)?.code === '23505';

import path from 'node:path';
import { migrate } from '../migrate.ts';
import type { Store } from '../open.ts';
import { openFromImage } from './database-image.ts';
import { openFreshPostgres, postgresForTests } from './fresh-postgres.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../migrations');

/** An empty database on the Postgres for tests, up to date. */
export async function freshPostgres(): Promise<Store & { url: string }> {
  const store = await openFreshPostgres(postgresForTests ?? '');
  await migrate(store, MIGRATIONS);
  return store;
}

/** The databases that tests run on, by name: Postgres where there is one for tests. */
export const EACH_DATABASE: [string, () => Promise<Store>][] = [
  ['the embedded database', openFromImage],
  ...(postgresForTests ? [['Postgres', freshPostgres] as [string, () => Promise<Store>]] : []),
];

import { randomBytes } from 'node:crypto';
import { openPostgres, type Store } from '../open.ts';

/**
 * The Postgres server that tests may use: the one that TEST_DATABASE_URL names, or the one that
 * scripts/postgres-for-tests.mjs started for them; undefined where this machine has none.
 */
export const postgresForTests = process.env.TEST_DATABASE_URL || process.env.VITRINE_TEST_POSTGRES;

/**
 * An empty, separate database on a server, so that test files can run side by side; closing drops it. It belongs to a
 * role that is no superuser, as in production: row-level security applies to it.
 */
export async function openFreshPostgres(serverUrl: string): Promise<Store & { url: string }> {
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const server = openPostgres(serverUrl);
  await server.run(`create role ${name} login password '${password}'`);
  await server.run(`create database ${name} owner ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  url.username = name;
  url.password = password;
  const store = openPostgres(url.href);
  return {
    ...store,
    url: url.href,
    close: async () => {
      await store.close();
      // A connection that was closed a moment ago may still be there.
      await server.run(`drop database ${name} with (force)`);
      await server.run(`drop role ${name}`);
      await server.close();
    },
  };
}

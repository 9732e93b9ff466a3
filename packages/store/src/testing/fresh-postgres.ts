import { randomBytes } from 'node:crypto';
import { openPostgres, type Store } from '../open.ts';

/** An empty database of its own on the server that TEST_DATABASE_URL names, so that test files can run side by side; closing drops it. */
export async function openFreshPostgres(serverUrl: string): Promise<Store> {
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(serverUrl);
  await server.run(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const store = openPostgres(url.href);
  return {
    ...store,
    close: async () => {
      await store.close();
      await server.run(`drop database ${name}`);
      await server.close();
    },
  };
}

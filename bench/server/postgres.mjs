import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findPostgres, openPostgres } from '../../scripts/postgres.mjs';

/**
 * A Postgres server in a separate folder with the product's database, and a copy for the baseline; null where none is
 * installed. `other` creates an empty database.
 */
export async function openDatabases(root, dataDir, port) {
  const bin = findPostgres();
  if (!bin) return null;
  // Beside the data folder, which only the product uses.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-postgres-'));
  const server = openPostgres(bin, folder, port);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const make = async (name, from = 'template1') => {
    await client.query(`create database ${name} template ${from}`);
    return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  };
  const product = await make('product');
  execFileSync(process.execPath, [path.join(root, 'apps/server/dist/db-move.js'), '--to', product], {
    env: { ...process.env, DATA_DIR: dataDir, VITRINE_DEMO: '1' },
  });
  const bare = await make('bare', 'product');
  return {
    ...{ product, bare },
    other: make,
    close: async () => {
      await client.end();
      server.close();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

// What row-level security costs: two servers of the product on one Postgres database, one of them with
// DATABASE_ROW_SECURITY=off, asked in turns. Prints a table; never fails. BENCH_RUNS (7), BENCH_SECONDS (4) of each load.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findPostgres, openPostgres } from '../scripts/postgres.mjs';
import { describeMachine } from './report/machine.mjs';
import { freePort, startProduct, stop } from './server/processes.mjs';
import { compareRequests, requestsOf } from './server/requests.mjs';
import { fillDatabase } from './server/rows.mjs';

const ROUNDS = Number(process.env.BENCH_RUNS ?? 7);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
/** Above this cost, row-level security becomes a setting. */
const GOAL = 0.9;

const bin = findPostgres();
if (!bin) {
  console.log('row-security: skipped, no Postgres server is installed here');
  process.exit(0);
}
const root = path.resolve(import.meta.dirname, '..');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
console.log(`Row-level security: ${describeMachine()}; ${ROUNDS} interleaved rounds of ${SECONDS} s`);
await stop(await startProduct(root, dataDir, await freePort()));
const rows = await fillDatabase(dataDir);
// Beside the data folder, which only the product uses.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-postgres-'));
const postgres = openPostgres(bin, folder, await freePort());
try {
  const database = await moveToOwner();
  const start = async (switched) =>
    startProduct(root, dataDir, await freePort(), database, { DATABASE_ROW_SECURITY: switched });
  const running = { product: await start('on'), off: await start('off') };
  try {
    await compareRequests({
      where: 'Postgres, row-level security on',
      sides: { product: requestsOf(running.product, rows), off: requestsOf(running.off, rows) },
      titles: { off: 'the same, switched off' },
      goals: { list: { off: GOAL }, one: { off: GOAL }, change: { off: GOAL } },
      rounds: ROUNDS,
      seconds: SECONDS,
    });
  } finally {
    await Promise.all(Object.values(running).map(stop));
  }
} finally {
  postgres.close();
  for (const leftover of [dataDir, folder]) fs.rmSync(leftover, { recursive: true, force: true });
}

/** A database owned by a role that is no superuser, because policies do not apply to one. */
async function moveToOwner() {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create role product login');
  await client.query('create database product owner product');
  await client.end();
  const url = Object.assign(new URL(postgres.url), { username: 'product', pathname: '/product' }).href;
  execFileSync(process.execPath, [path.join(root, 'apps/server/dist/db-move.js'), '--to', url], {
    env: { ...process.env, DATA_DIR: dataDir, VITRINE_DEMO: '1' },
  });
  return url;
}

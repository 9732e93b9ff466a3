// The same pages of one tenant while the installation grows to a hundred times the demo, on a real Postgres. Never fails.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { ask, askFor, nextAddress } from '../faults/harness/client.mjs';
import { p50, p95 } from '../faults/harness/figures.mjs';
import { openGround } from '../faults/harness/ground.mjs';
import { startServer, stop } from '../faults/harness/server.mjs';
import { apiHost, signIn } from '../faults/harness/tenant.mjs';
import { findPostgres, openPostgres } from '../scripts/postgres.mjs';
import { multiply } from './growth/multiply.mjs';
import { ratio, ratioText, rotated, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';

const TIMES = [1, 10, 100];
const ROUNDS = Number(process.env.BENCH_RUNS ?? 7);
const REQUESTS = 15;
const GOAL = 1.3;
const PAGE = 50;

const root = path.resolve(import.meta.dirname, '..');
const bin = findPostgres();
if (!bin) {
  console.log('growth: skipped, no Postgres server is installed here');
  process.exit(0);
}
const ground = await openGround(root, 1);
const postgres = openPostgres(bin, ground.folder, ground.port + 9);
const urlOf = (name) => postgres.url.replace(/\/postgres$/, `/${name}`);
const servers = new Map();

async function onDatabase(name, work) {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** One database each: the demo, ten times and a hundred times as much. */
async function seed() {
  await onDatabase('postgres', (client) => client.query('create database times_1'));
  const dataDir = await ground.dataDir();
  execFileSync(process.execPath, [path.join(root, 'apps/server/dist/db-move.js'), '--to', urlOf('times_1')], {
    env: { ...process.env, DATA_DIR: dataDir, VITRINE_DEMO: '1' },
  });
  for (const times of TIMES.slice(1)) {
    await onDatabase('postgres', (client) => client.query(`create database times_${times} template times_1`));
    await onDatabase(`times_${times}`, (client) => multiply(client, times));
  }
  await onDatabase('times_1', (client) => client.query('vacuum analyze'));
}

const count = (times) =>
  onDatabase(`times_${times}`, async (client) => {
    const { rows } = await client.query(
      `select (select count(*) from organisations) as organisations, (select count(*) from configurators) as configurators,
              (select count(*) from enquiries) as enquiries, (select count(*) from audit_events) as audit,
              (select count(*) from analytics_days) + (select count(*) from analytics_options) as figures,
              pg_size_pretty(pg_database_size(current_database())) as size`,
    );
    return rows[0];
  });

/** The measured requests. Each returns 200. */
async function kindsOf(port) {
  const { token, user } = await signIn(port, 'owner@oakline.test');
  const tenant = user.organisation.id;
  const host = apiHost(port);
  const get = (address) => () => ask(port, { path: `/api${address}`, host, token });
  const list = `/organisations/${tenant}/enquiries`;
  const all = await askFor(port, { path: `/api${list}`, host, token });
  const deep = all[Math.floor(all.length * 0.9)].id;
  const json = { email: 'owner@oakline.test', password: 'vitrine-demo', keepLoggedIn: false };
  return {
    'enquiries, first page': get(`${list}?limit=${PAGE}`),
    'enquiries, a page at nine tenths': get(`${list}?limit=${PAGE}&before=${deep}`),
    'one enquiry’s emails': get(`/enquiries/${deep}/emails`),
    'search in the audit log': get('/audit?search=oakline'),
    'figures of twelve months': get(`/organisations/${tenant}/analytics`),
    configurators: get(`/organisations/${tenant}/configurators`),
    'sign-in': () => ask(port, { method: 'POST', path: '/api/login', host, from: nextAddress(), json }),
  };
}

async function timesOf(request) {
  const taken = [];
  for (let n = 0; n < REQUESTS; n++) {
    const began = performance.now();
    const { status, text } = await request();
    taken.push(performance.now() - began);
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`);
  }
  return taken;
}

async function run() {
  console.log(`Growth: ${describeMachine()}; ${ROUNDS} interleaved rounds of ${REQUESTS} requests`);
  await seed();
  const dataDir = await ground.dataDir();
  for (const [at, times] of TIMES.entries()) {
    const own = `${dataDir}-${times}`;
    fs.cpSync(dataDir, own, { recursive: true });
    const port = ground.port + at;
    const server = await startServer({ root, port }, { DATA_DIR: own, DATABASE_URL: urlOf(`times_${times}`) });
    servers.set(times, { server, kinds: await kindsOf(port), counts: await count(times) });
  }
  const names = Object.keys(servers.get(1).kinds);
  const taken = new Map(names.map((name) => [name, new Map(TIMES.map((times) => [times, []]))]));
  for (const times of TIMES) for (const name of names) await timesOf(servers.get(times).kinds[name]);
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names)
      for (const times of rotated(TIMES, round))
        taken
          .get(name)
          .get(times)
          .push(await timesOf(servers.get(times).kinds[name]));
  print(names, taken);
}

function print(names, taken) {
  const heads = ['times', 'organisations', 'configurators', 'enquiries', 'audit events', 'rows of figures', 'size'];
  printTable(
    'What is there',
    heads,
    TIMES.map((times) => [times, ...Object.values(servers.get(times).counts)]),
  );
  const rows = names.map((name) => {
    const of = (times) => taken.get(name).get(times);
    const all = (times) => of(times).flat();
    const compared = ratio(of(100).map(p50), of(1).map(p50));
    const shown = TIMES.map((times) => `${rounded(p50(all(times)), 1)} / ${rounded(p95(all(times)), 1)}`);
    return [name, ...shown, ratioText(compared), `≤ ${GOAL}`, met(compared.median, GOAL)];
  });
  printTable(
    'p50 / p95 in ms',
    ['the same page', ...TIMES.map((times) => `${times}x`), '100x to 1x', 'goal', 'met'],
    rows,
  );
}

try {
  await run();
} finally {
  for (const { server } of servers.values()) await stop(server);
  postgres.close();
  ground.close();
}

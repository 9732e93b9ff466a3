// The built server against bare Fastify and PGlite on one machine, in turns. Prints tables; never fails.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, ratio, ratioText, rotated, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, metAtLeast, printTable } from './report/table.mjs';
import { load } from './server/load.mjs';
import { copyDatabase, freePort, memoryOf, startBare, startProduct, stop } from './server/processes.mjs';
import { fillDatabase } from './server/rows.mjs';

const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const SIDES = ['product', 'bare'];
const START = { product: (port) => startProduct(root, dataDir, port), bare: (port) => startBare(dataDir, port) };

const root = path.resolve(import.meta.dirname, '..');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
async function run() {
  console.log(`Server: ${describeMachine()}; ${ROUNDS} interleaved rounds of ${SECONDS} s`);
  const ports = { product: await freePort(), bare: await freePort() };
  console.log('Making the demo once');
  await stop(await startProduct(root, dataDir, ports.product));
  const rows = await fillDatabase(dataDir);
  copyDatabase(dataDir);
  await compareStarts(ports);
  const running = { product: await START.product(ports.product), bare: await START.bare(ports.bare) };
  try {
    await compareRequests(running, rows);
  } finally {
    await Promise.all(SIDES.map((side) => stop(running[side])));
  }
}

async function compareStarts(ports) {
  const times = { product: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of rotated(SIDES, round)) {
      const started = await START[side](ports[side]);
      times[side].push(started.milliseconds / 1000);
      await stop(started);
    }
  }
  const seconds = median(times.product);
  printTable(
    'Cold start until /readyz answers, database exists',
    ['', 'seconds', 'ratio', 'goal', 'met'],
    [
      ['Vitrine', rounded(seconds, 2), ratioText(ratio(times.product, times.bare)), '≤ 2.0', met(seconds, 2)],
      ['bare Fastify + PGlite', rounded(median(times.bare), 2), '', '', ''],
    ],
  );
}

const statuses = (address) =>
  ['Viewed', 'New'].map((status) => ({
    method: 'PATCH',
    path: address,
    body: JSON.stringify({ status }),
    headers: { 'content-type': 'application/json' },
  }));

async function compareRequests(running, rows) {
  const kinds = [
    { name: `list ${rows.listed} enquiries`, path: `/organisations/${rows.organisation}/enquiries` },
    { name: 'read one configurator', path: `/configurators/${rows.configurator}` },
    { name: "change one enquiry's status", path: `/enquiries/${rows.enquiry}`, change: true },
  ];
  const sides = {
    product: { url: running.product.address, prefix: '/api', headers: { authorization: `Bearer ${rows.token}` } },
    bare: { url: running.bare.address, prefix: '', headers: {} },
  };
  const once = ({ path: address, change }, side, connections, seconds) => {
    const { url, prefix, headers } = sides[side];
    const requests = (change ? statuses(prefix + address) : [{ method: 'GET', path: prefix + address }]).map((one) => ({
      ...one,
      headers: { ...one.headers, ...headers },
    }));
    return load({ url, connections, seconds, requests });
  };
  for (const kind of kinds) for (const side of SIDES) await once(kind, side, 10, 1);

  const results = [];
  for (const connections of [10, 50]) {
    for (const kind of kinds) {
      const figures = { product: [], bare: [] };
      for (let round = 0; round < ROUNDS; round++) {
        for (const side of rotated(SIDES, round)) figures[side].push(await once(kind, side, connections, SECONDS));
      }
      results.push({ kind, connections, figures });
    }
  }
  printRequests(results);
  const memory = memoryOf(running.product);
  printTable(
    'Memory after that',
    ['', 'MB', 'goal', 'met'],
    [
      ['Vitrine, embedded database', rounded(memory), '≤ 400', met(memory, 400)],
      ['bare Fastify + PGlite', rounded(memoryOf(running.bare)), '', ''],
    ],
  );
}

function printRequests(results) {
  const rows = results.map(({ kind, connections, figures }) => {
    const perSecond = (side) => figures[side].map((figure) => figure.perSecond);
    const compared = ratio(perSecond('product'), perSecond('bare'));
    const p99 = (side) => rounded(median(figures[side].map((figure) => figure.p99)));
    const [ours, theirs] = [rounded(median(perSecond('product'))), rounded(median(perSecond('bare')))];
    const goal = ['≥ 1.0', metAtLeast(compared.median, 1)];
    return [kind.name, connections, ours, theirs, ratioText(compared), ...goal, p99('product'), p99('bare')];
  });
  const heads = ['request', 'connections', 'req/s', 'bare req/s', 'ratio', 'goal', 'met', 'p99 ms', 'bare p99 ms'];
  printTable('Requests a second', heads, rows);
}

try {
  await run();
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true });
}

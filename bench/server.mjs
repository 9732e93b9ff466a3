// The built server against a bare one, on the embedded database and on Postgres, in turns; and against the systems that
// BENCH_SYSTEMS names (bench/systems). Prints tables; never fails. BENCH_RUNS (5), BENCH_SECONDS (4) of each load,
// BENCH_PARTS: embedded, postgres, visitors. With --profile it says instead where the product's time goes.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, ratio, ratioText, rotated, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';
import { compareVisitors } from './server/compare-visitors.mjs';
import { openDatabases } from './server/postgres.mjs';
import { copyDatabase, freePort, memoryOf, startBare, startProduct, stop } from './server/processes.mjs';
import { printProfiles } from './server/profiles.mjs';
import { compareRequests, requestsOf } from './server/requests.mjs';
import { fillDatabase } from './server/rows.mjs';
import { enquiryRows } from './systems/rows.mjs';
import { chosenSystems } from './systems/systems.mjs';

const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const PARTS = (process.env.BENCH_PARTS ?? 'embedded,postgres,visitors').split(',');
/** Goals: at least this share of the bare server, and this multiple of the others. */
const GOALS = {
  embedded: { list: { bare: 1 }, one: { bare: 0.8 }, change: { bare: 0.6 } },
  postgres: { list: { bare: 0.7, directus: 4 }, one: { bare: 0.6, directus: 7 }, change: { bare: 0.5, strapi: 7 } },
};

const root = path.resolve(import.meta.dirname, '..');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));

async function run() {
  const systems = await chosenSystems();
  console.log(`Server: ${describeMachine()}; ${ROUNDS} interleaved rounds of ${SECONDS} s`);
  const ports = { product: await freePort(), bare: await freePort() };
  console.log('Making the demo once');
  await stop(await startProduct(root, dataDir, ports.product));
  const rows = await fillDatabase(dataDir);
  if (process.argv.includes('--profile')) return profile(ports.product, rows);
  if (PARTS.includes('embedded')) await onEmbedded(ports, rows);
  if (PARTS.includes('postgres') || PARTS.includes('visitors')) await onPostgres(ports, rows, systems);
}

async function profile(port, rows) {
  const input = { root, dataDir, port, rows };
  if (PARTS.includes('embedded')) await printProfiles({ ...input, where: 'embedded database' });
  const databases = PARTS.includes('postgres') && (await openDatabases(root, dataDir, await freePort()));
  if (!databases) return;
  try {
    await printProfiles({ ...input, where: 'Postgres', databaseUrl: databases.product });
  } finally {
    await databases.close();
  }
}

async function onEmbedded(ports, rows) {
  copyDatabase(dataDir);
  const start = {
    product: () => startProduct(root, dataDir, ports.product),
    bare: () => startBare(dataDir, ports.bare),
  };
  await compareStarts(start);
  const running = { product: await start.product(), bare: await start.bare() };
  try {
    const sides = { product: requestsOf(running.product, rows), bare: requestsOf(running.bare, rows, { bare: true }) };
    const titles = { bare: 'bare Fastify + PGlite' };
    await compareRequests({
      where: 'embedded',
      sides,
      titles,
      goals: GOALS.embedded,
      rounds: ROUNDS,
      seconds: SECONDS,
    });
    printMemory('embedded database', running, 400);
  } finally {
    await Promise.all(Object.values(running).map(stop));
  }
}

async function onPostgres(ports, rows, systems) {
  const databases = await openDatabases(root, dataDir, await freePort());
  if (!databases) {
    console.log('\nPostgres: skipped, no server is installed here');
    return;
  }
  const running = {
    product: await startProduct(root, dataDir, ports.product, databases.product),
    bare: await startBare(dataDir, ports.bare, databases.bare),
  };
  const others = {};
  try {
    const sides = { product: requestsOf(running.product, rows), bare: requestsOf(running.bare, rows, { bare: true }) };
    const titles = { bare: 'bare Fastify + pg' };
    if (PARTS.includes('postgres')) {
      for (const system of systems) {
        const [name] = system.title.toLowerCase().split(' ');
        system.install();
        const input = { databaseUrl: await databases.other(name), port: await freePort() };
        // The first start creates its tables.
        await system.stop(await system.start(input));
        const started = await system.start(input);
        others[name] = { system, started };
        await system.fill(started, enquiryRows());
        sides[name] = { url: started.address, ...(await system.requests(started)) };
        titles[name] = system.title;
        console.log(`${system.title}: ready after ${rounded(started.milliseconds / 1000, 2)} s`);
      }
      const input = { sides, titles, goals: GOALS.postgres, rounds: ROUNDS, seconds: SECONDS };
      await compareRequests({ where: 'Postgres', ...input });
      for (const [name, { started }] of Object.entries(others)) running[name] = started;
      printMemory('Postgres', running, 160);
    }
    for (const { system, started } of Object.values(others)) await system.stop(started);
    if (PARTS.includes('visitors')) await compareVisitors({ running, rows, rounds: ROUNDS, seconds: SECONDS });
  } finally {
    await Promise.all(Object.values(running).map(stop));
    await databases.close();
  }
}

async function compareStarts(start) {
  const times = { product: [], bare: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of rotated(Object.keys(times), round)) {
      const started = await start[side]();
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

function printMemory(where, running, goal) {
  const rows = Object.entries(running).map(([side, process]) => {
    const megabytes = memoryOf(process);
    return [side, rounded(megabytes), ...(side === 'product' ? [`≤ ${goal}`, met(megabytes, goal)] : ['', ''])];
  });
  printTable(`Memory after that, ${where}`, ['', 'MB', 'goal', 'met'], rows);
}

try {
  await run();
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true });
}

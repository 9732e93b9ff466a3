// The dashboard against others on one machine: bytes, requests, the first row, signing in. Prints tables; never fails.
// `BENCH_SYSTEMS=strapi,directus npm run bench dashboard` compares with systems/systems.mjs.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { visit } from './dashboard/measure.mjs';
import { vitrine } from './dashboard/vitrine.mjs';
import { median, ratio, ratioText, rotated, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';
import { freePort, startProduct, stop } from './server/processes.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const root = path.resolve(import.meta.dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
const { PASSWORD } = await tsImport('../e2e/product.ts', import.meta.url);
const { chromiumOptions } = await tsImport('../e2e/chromium.ts', import.meta.url);
const options = await chromiumOptions();
const running = [];

async function run() {
  console.log(`Dashboard: ${describeMachine()}; ${RUNS} interleaved rounds`);
  console.log('Making the demo once');
  const port = await freePort();
  const product = await startProduct(root, folder, port);
  running.push(() => stop(product));
  const products = [{ title: 'Vitrine', ...vitrine(port, PASSWORD) }, ...(await openOthers())];
  const weighed = [];
  for (const product of products) weighed.push(await visit(options, product, true));
  const timed = products.map(() => []);
  for (let round = 0; round < RUNS; round++) {
    for (const at of rotated([...products.keys()], round)) timed[at].push(await visit(options, products[at], false));
  }
  reportWeight(products, weighed);
  reportTimes(products, timed);
}

/** The requested systems, each with enquiries in its own database. */
async function openOthers() {
  if (!process.env.BENCH_SYSTEMS) return [];
  const [{ findPostgres, openPostgres }, { onDatabase }, { enquiryRows }, { chosenSystems }] = await Promise.all([
    import('../scripts/postgres.mjs'),
    import('./systems/database.mjs'),
    import('./systems/rows.mjs'),
    import('./systems/systems.mjs'),
  ]);
  const systems = await chosenSystems();
  const postgres = openPostgres(findPostgres(), folder, await freePort());
  running.push(() => postgres.close());
  const others = [];
  for (const [index, system] of systems.entries()) {
    await system.install();
    await onDatabase(postgres.url, (client) => client.query(`create database system${index}`));
    const databaseUrl = postgres.url.replace(/\/[^/]*$/, `/system${index}`);
    const started = await system.start({ databaseUrl, port: await freePort() });
    running.push(() => system.stop(started));
    await system.fill(started, enquiryRows());
    others.push({ title: system.title, ...system.admin(started) });
  }
  return others;
}

function reportWeight(products, weighed) {
  const kilobytes = (bytes) => rounded(bytes / 1000, 1);
  printTable(
    'Script in gzip, and requests of any kind, with an empty cache',
    ['dashboard', 'sign-in kB', 'goal', 'met', 'requests', 'list kB', 'goal', 'met', 'requests', 'goal', 'met'],
    products.map(({ title }, at) => {
      const { login, list } = weighed[at];
      const goal = (value, limit, words) => (at === 0 ? [words, met(value, limit)] : ['', '']);
      return [
        ...[title, kilobytes(login.bytes), ...goal(login.bytes, 140_000, '≤ 140'), login.requests],
        ...[kilobytes(list.bytes), ...goal(list.bytes, 260_000, '≤ 260')],
        ...[list.requests, ...goal(list.requests, 14, '≤ 14')],
      ];
    }),
  );
}

/** Ratios of ours to the first of the others, round by round. */
function reportTimes(products, timed) {
  const of = (at, what) => timed[at].map((one) => one[what]);
  const against = (what) => (products.length > 1 ? ratio(of(0, what), of(1, what)) : null);
  const row = (name, what, goal, limit) => {
    const compared = against(what);
    return [
      name,
      ...products.map((_, at) => rounded(median(of(at, what)))),
      compared ? ratioText(compared) : '',
      goal,
      compared ? met(compared.median, limit) : '',
    ];
  };
  const moved = median(of(0, 'cls'));
  printTable(
    'Milliseconds with an empty cache, 1440 x 900, medians',
    ['', ...products.map(({ title }) => title), `/ ${products[1]?.title ?? 'another'}`, 'goal', 'met'],
    [
      row('first row of the list', 'firstRow', '≤ 0.3', 0.3),
      row('largest paint of the list', 'lcp', '≤ 0.5', 0.5),
      row('sign-in click to home', 'home', '≤ 1', 1),
      [
        'moved while it came (CLS)',
        ...products.map((_, at) => rounded(median(of(at, 'cls')), 3)),
        '',
        '< 0.02',
        moved < 0.02 ? 'yes' : 'no',
      ],
    ],
  );
}

try {
  await run();
} finally {
  for (const end of running.reverse()) await end();
  fs.rmSync(folder, { recursive: true, force: true });
}

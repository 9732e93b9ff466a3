// A working day's mix of requests on a large installation, with a spike in it. Prints tables; never fails.
// BENCH_MINUTES (2), BENCH_PAUSE_MS between two requests of one connection (200), FAULTS_DATA: a demo made before.
import fs from 'node:fs';
import path from 'node:path';
import { openGround } from '../faults/harness/ground.mjs';
import { pause, startServer, stop } from '../faults/harness/server.mjs';
import { openTenant } from '../faults/harness/tenant.mjs';
import { findPostgres, openPostgres } from '../scripts/postgres.mjs';
import { caller, openSocket } from './load/traffic.mjs';
import { fillWorld, openTenants } from './load/world.mjs';
import { percentile, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';

const MINUTES = Number(process.env.BENCH_MINUTES ?? 2);
const PAUSE_MS = Number(process.env.BENCH_PAUSE_MS ?? 200);
const CONNECTIONS = 50;
const SPIKE_TIMES = 3;
const SOCKETS = 200;
const P95_MS = 250;
const GOALS = { errors: 0.01, p95: P95_MS, recovers: 10, slope: 20 };
/** Phases as shares of the run: end of the warm-up, start and end of the spike with three times as many requests. */
const [WARM, SPIKE, CALM] = [0.1, 0.6, 0.7];

const root = path.resolve(import.meta.dirname, '..');
const bin = findPostgres();
if (!bin) {
  console.log('load: skipped, no Postgres server is installed here');
  process.exit(0);
}
const ground = await openGround(root, 1);
const postgres = openPostgres(bin, ground.folder, ground.port + 9);
let server = null;

async function run() {
  console.log(
    `Load: ${describeMachine()}; ${MINUTES} minutes, ${CONNECTIONS} connections, ${PAUSE_MS} ms between two requests of each`,
  );
  const { dataDir, users, ...counts } = await fillWorld(ground, postgres.url);
  server = await startServer(ground, { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  const { port } = ground;
  const tenants = await openTenants(port, users);
  const lives = (await openTenant(port)).configurators.map(({ id, live_url: folder }) => ({ id, folder }));
  const sockets = await openSockets(port, tenants);
  const answers = [];
  const memory = [];
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / (MINUTES * 60_000);
  const onAnswer = (ms, error) => answers.push({ at: elapsed(), ms, error });
  const startCallers = (count, from, until) =>
    Array.from({ length: count }, (_, n) =>
      caller({
        port,
        tenants,
        lives,
        address: addressOf(from + n),
        pauseMs: PAUSE_MS,
        isOver: () => elapsed() > until,
        onAnswer,
      }),
    );
  const steady = startCallers(CONNECTIONS, 0, 1);
  const watch = setInterval(() => memory.push({ at: elapsed(), megabytes: memoryOf(server.child.pid) }), 1_000);
  await pause(SPIKE * MINUTES * 60_000);
  const spike = startCallers(CONNECTIONS * (SPIKE_TIMES - 1), CONNECTIONS, CALM);
  await Promise.all([...steady, ...spike]);
  clearInterval(watch);
  const open = sockets.filter((socket) => !socket.destroyed).length;
  for (const socket of sockets) socket.destroy();
  print({ counts: { ...counts, 'tenants that ask': tenants.length }, answers, memory, open });
}

const addressOf = (n) => `127.9.${Math.floor(n / 250)}.${1 + (n % 250)}`;

async function openSockets(port, tenants) {
  const sockets = [];
  for (let n = 0; n < SOCKETS; n++)
    sockets.push(await openSocket({ port, token: tenants[n % tenants.length].token, address: addressOf(500 + n) }));
  return sockets;
}

/** Resident, as the system counts it; NaN where it has no /proc. */
function memoryOf(pid) {
  const file = `/proc/${pid}/status`;
  const found = fs.existsSync(file) ? /VmRSS:\s+(\d+)/.exec(fs.readFileSync(file, 'utf8')) : null;
  return found ? Number(found[1]) / 1024 : Number.NaN;
}

function print({ counts, answers, memory, open }) {
  printTable('What is there', Object.keys(counts), [Object.values(counts)]);
  const between = (from, to) => answers.filter(({ at }) => at >= from && at < to);
  const parts = [
    ['as always', [...between(WARM, SPIKE), ...between(CALM, 2)]],
    [`${SPIKE_TIMES} times as many`, between(SPIKE, CALM)],
  ];
  const rows = parts.map(([name, some]) => {
    const times = some.map(({ ms }) => ms);
    const failed = (100 * some.filter(({ error }) => error).length) / some.length;
    const p95 = percentile(times, 0.95);
    const goals = name === 'as always' ? [met(failed, GOALS.errors), met(p95, GOALS.p95)] : ['', ''];
    return [
      name,
      some.length,
      rounded(percentile(times, 0.5)),
      rounded(p95),
      goals[1],
      rounded(percentile(times, 0.99)),
      rounded(failed, 3),
      goals[0],
    ];
  });
  printTable(
    'Requests',
    ['', 'answers', 'p50, ms', 'p95, ms', `≤ ${GOALS.p95}`, 'p99, ms', 'errors, %', `≤ ${GOALS.errors}`],
    rows,
  );
  const errors = [...new Set(answers.flatMap(({ error }) => error ?? []))].slice(0, 8);
  if (errors.length > 0) console.log(`\nFailed: ${errors.join('; ')}`);
  const steady = memory.filter(({ at }) => at > WARM && (at < SPIKE || at > CALM));
  const slope = slopeOf(steady);
  const recovered = secondsUntilCalm(answers);
  printTable(
    'Besides',
    ['', 'seen', 'goal', 'met'],
    [
      [
        'seconds until p95 is fine after the spike',
        rounded(recovered),
        `≤ ${GOALS.recovers}`,
        met(recovered, GOALS.recovers),
      ],
      ['memory, MB an hour', rounded(slope), `≤ ${GOALS.slope}`, met(slope, GOALS.slope)],
      ['memory at the end, MB', rounded(memory.at(-1)?.megabytes), '', ''],
      ['sockets still open', open, SOCKETS, open === SOCKETS ? 'yes' : 'no'],
    ],
  );
}

/** Seconds from the spike to the first of three seconds in a row whose answers were in time. */
function secondsUntilCalm(answers) {
  const seconds = new Map();
  for (const { at, ms } of answers) {
    const second = Math.floor((at - CALM) * MINUTES * 60);
    if (second >= 0) seconds.set(second, [...(seconds.get(second) ?? []), ms]);
  }
  const isFine = (second) => percentile(seconds.get(second) ?? [0], 0.95) <= P95_MS;
  for (const second of [...seconds.keys()].sort((a, b) => a - b))
    if ([0, 1, 2].every((more) => isFine(second + more))) return second;
  return Number.NaN;
}

/** Megabytes an hour by least squares. */
function slopeOf(points) {
  const hours = points.map(({ at }) => (at * MINUTES) / 60);
  const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const [x, y] = [mean(hours), mean(points.map(({ megabytes }) => megabytes))];
  const over = mean(points.map(({ megabytes }, n) => (hours[n] - x) * (megabytes - y)));
  return over / mean(hours.map((hour) => (hour - x) ** 2));
}

try {
  await run();
} finally {
  if (server) await stop(server);
  postgres.close();
  ground.close();
}

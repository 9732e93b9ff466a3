// Images of designs by address: how long one takes that has to be drawn, and one that is stored. It starts the built
// product with the demo's data on its own folder, and asks one after another, as a page does. Prints a table; never fails.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { percentile, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';

const PORT = Number(process.env.BENCH_PORT ?? 4438);
/** Designs of each kind; fewer than the network may have drawn in a minute. */
const DESIGNS = Number(process.env.BENCH_DESIGNS ?? 40);
const SIZE = { width: 1200, height: 630 };
const COLD_MS = 150;
const WARM_MS = 5;

const root = path.resolve(import.meta.dirname, '..');
const load = (file) => tsImport(`../${file}.ts`, import.meta.url);
const { expandFile } = await load('packages/domain/src/catalogue/expand-file');
const { layersInOrder } = await load('packages/domain/src/design/layered/layers-in-order');

const KINDS = [
  ['a panorama of 4096 pixels', 'oakline-kitchens/kitchens/panoramic-kitchen'],
  ['a still of 1920 pixels', 'oakline-kitchens/kitchens/stock-kitchen'],
  ['a floor', 'terra-floors/floors/garage-floor'],
  ['a wardrobe', 'oakline-kitchens/wardrobes/sliding-wardrobe'],
];

/** Each row asks from a loopback address of its own, because a network may have 60 images drawn in a minute. */
let agent = new http.Agent({ keepAlive: true });
/** One answer of the content host, or of another one. */
const ask = (target, host = 'vitrine-content.localhost') =>
  new Promise((resolve, reject) => {
    const to = { agent, host: '127.0.0.1', port: PORT, path: target, headers: { host: `${host}:${PORT}` } };
    const request = http.get(to, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, body: Buffer.concat(parts) }));
    });
    request.once('error', reject);
  });
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function startDemo(dataDir) {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, NODE_ENV: '' };
  const child = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], { env, stdio: 'ignore' });
  for (;;) {
    const ready = await ask('/readyz', 'vitrine.localhost').catch(() => null);
    if (ready?.status === 200 && !ready.body.includes('preparing')) return child;
    await wait(500);
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomNumbers(1);
const oneOf = (list) => list[Math.floor(random() * list.length)];

/** Designs as text; of a floor its blends in each finish, so that every blend is scattered once. */
function designsOf(file) {
  if (file.layers) {
    const layers = layersInOrder(file);
    return Array.from({ length: DESIGNS }, () => layers.map(({ layer }) => oneOf(layer.items).id).join(','));
  }
  if (file.blends)
    return file.blends.flatMap(({ id }) => (file.finishes ?? [{ id: '' }]).map((finish) => `${id},${finish.id}`));
  return file.doors.map(({ id }) => String(id));
}

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-images-'));
const child = await startDemo(dataDir);
console.log(`Images by address: ${describeMachine()}; ${SIZE.width} x ${SIZE.height}, in turns`);
const rows = [];
try {
  for (const [name, folder] of KINDS) {
    const latest = JSON.parse(String((await ask(`/${folder}/latest.json`)).body));
    const designs = [...new Set(designsOf(expandFile(latest.details)))].slice(0, DESIGNS);
    for (const format of ['jpeg', 'webp']) {
      agent.destroy();
      agent = new http.Agent({ keepAlive: true, localAddress: `127.0.0.${rows.length + 2}` });
      const cold = [];
      const warm = [];
      const bytes = [];
      let first = 0;
      for (const design of designs) {
        const query = new URLSearchParams({ configurator: latest.configurator.id, design, format, ...SIZE });
        for (let time = 0; time < 4; time++) {
          const began = performance.now();
          const answer = await ask(`/designs/image?${query}`);
          const taken = performance.now() - began;
          if (answer.status !== 200) continue;
          if (time > 0) warm.push(taken);
          else if (first === 0) first = taken;
          else cold.push(taken);
          if (time === 0) bytes.push(answer.body.length);
        }
      }
      const [p95, warm95] = [percentile(cold, 0.95), percentile(warm, 0.95)];
      rows.push([
        `${name}, ${format}`,
        rounded(first, 0),
        rounded(percentile(cold, 0.5), 0),
        rounded(p95, 0),
        met(p95, COLD_MS),
        rounded(percentile(warm, 0.5), 1),
        rounded(warm95, 1),
        met(warm95, WARM_MS),
        rounded(percentile(bytes, 0.5) / 1024, 0),
      ]);
    }
  }
} finally {
  child.kill('SIGTERM');
  agent.destroy();
}
await new Promise((resolve) => child.once('exit', resolve));
fs.rmSync(dataDir, { recursive: true, force: true });
printTable(
  'Milliseconds from the request to the last byte. The first one starts the process and decodes the base.',
  ['', 'first', 'drawn p50', 'p95', `≤ ${COLD_MS}`, 'stored p50', 'p95', `≤ ${WARM_MS}`, 'kB'],
  rows,
);

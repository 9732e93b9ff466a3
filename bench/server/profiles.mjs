import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { rounded } from '../report/figures.mjs';
import { printTable } from '../report/table.mjs';
import { visitorKinds } from './compare-visitors.mjs';
import { load } from './load.mjs';
import { startProduct, stop } from './processes.mjs';
import { requestsOf } from './requests.mjs';

const SECONDS = 5;
const CONNECTIONS = 10;
/** Lines of a table. */
const LARGEST = 20;

/** Where the product's time goes under each kind of request: the share of each package and file, for each thread. */
export async function printProfiles({ where, root, dataDir, port, databaseUrl, rows }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-profiles-'));
  const profiler = path.join(import.meta.dirname, 'profiler.mjs');
  const product = await startProduct(root, dataDir, port, databaseUrl, {
    PROFILE_FOLDER: folder,
    NODE_OPTIONS: `--import ${profiler}`,
  });
  const { url, ...requests } = requestsOf(product, rows);
  const kinds = Object.entries(requests).map(([kind, those]) => [
    kind,
    async () => (await load({ url, connections: CONNECTIONS, seconds: SECONDS, requests: those })).perSecond,
  ]);
  const visitors = Object.entries(visitorKinds({ product }, rows)).map(([kind, send]) => [
    kind,
    async () => (await send('product', SECONDS)).worthPerSecond,
  ]);
  try {
    for (const [kind, loading] of [...kinds, ...visitors]) {
      await loading();
      fs.writeFileSync(path.join(folder, 'on'), '');
      const perSecond = await loading();
      fs.rmSync(path.join(folder, 'on'));
      for (const file of await profilesIn(folder)) {
        const profile = JSON.parse(fs.readFileSync(file, 'utf8'));
        const { busy, parts, functions } = sharesOf(profile);
        const perRequest = rounded(busy / (perSecond * SECONDS), 2);
        const title = `${kind}, ${where}, ${path.basename(file, '.cpuprofile')}: ${perRequest} ms busy for each request`;
        printTable(title, ['share, %', 'where'], parts.slice(0, LARGEST));
        printTable('of it by function', ['share, %', 'function'], functions.slice(0, LARGEST));
        fs.rmSync(file);
      }
    }
  } finally {
    await stop(product);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The profiles of all threads, once no more arrive. */
async function profilesIn(folder) {
  const list = () => fs.readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
  let before = -1;
  while (list().length === 0 || list().length !== before) {
    before = list().length;
    await delay(1000);
  }
  return list().map((name) => path.join(folder, name));
}

/** Milliseconds in which the thread worked, and the share of each package or file of ours, and of each function. */
function sharesOf({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = { parts: new Map(), functions: new Map() };
  let busy = 0;
  samples.forEach((id, index) => {
    const { callFrame } = byId.get(id);
    if (callFrame.functionName === '(idle)') return;
    const time = timeDeltas[index];
    const part = partOf(callFrame);
    busy += time;
    add(times.parts, part, time);
    add(times.functions, callFrame.url === '' ? part : `${callFrame.functionName || 'unnamed'} in ${part}`, time);
  });
  const shares = (map) =>
    [...map].sort(([, a], [, b]) => b - a).map(([name, time]) => [rounded((100 * time) / busy, 1), name]);
  return { busy: busy / 1000, parts: shares(times.parts), functions: shares(times.functions) };
}

const add = (map, name, time) => map.set(name, (map.get(name) ?? 0) + time);

function partOf({ url, functionName }) {
  if (url === '') return functionName || '(native)';
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  return name ?? url.replace(/^.*\/dist\//, '');
}

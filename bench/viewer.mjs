// Vitrine's viewer against others on one machine: bytes, times to an image, heap, leaks. Prints tables; never fails.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { median, percentile, ratio, ratioText, rotated, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';
import { makeContent } from './viewer/content.mjs';
import { findBox, measureBytes, measureChoice, measureLeaks, measureTimes, measureTurning } from './viewer/measure.mjs';
import { buildPeers, MODEL_VIEWER, pageOf, TITLES, VIEWERS } from './viewer/pages.mjs';
import { serve } from './viewer/serve.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const SCREENS = (process.env.BENCH_SCREENS ?? 'desk,phone').split(',');
const bench = import.meta.dirname;
const root = path.resolve(bench, '..');
const kilobytes = (bytes, digits = 1) => rounded(bytes / 1000, digits);

const { chromiumOptions } = await tsImport('../e2e/chromium.ts', import.meta.url);
const options = await chromiumOptions();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
async function run() {
  console.log(`Viewer: ${describeMachine()}; ${RUNS} interleaved runs`);
  const input = { box: { x: 0, y: 0, width: 100, height: 100 } };
  const folders = {
    '/viewer/v1/': path.join(folder, 'viewer'),
    '/peers/': path.join(folder, 'peers'),
    '/': path.join(folder, 'content'),
  };
  // A copy, so that a parallel build changes nothing half-way.
  fs.cpSync(path.join(root, 'packages/viewer/dist'), folders['/viewer/v1/'], { recursive: true });
  const server = await serve({ page: (pathname) => pageOf(pathname, input), folders });
  const { port } = server.address();
  const address = (viewer, rest = '') => `http://shop.localhost:${port}/${viewer}${rest}`;
  const content = await makeContent(root, folders['/'], port);
  Object.assign(input, content, { origin: `http://vitrine-content.localhost:${port}` });
  await buildPeers(bench, folders['/peers/']);

  for (const condition of SCREENS) {
    input.box = await findBox(options, condition, address('vitrine'));
    await compareTimes(condition, input.box, address);
  }
  input.box = await findBox(options, 'desk', address('vitrine'));
  await compareBytes(address);
  await compareTurning(input.box, address);
  await choices(content.file, address);
  await compareLeaks(address);
  server.close();
}

async function compareTimes(condition, box, address) {
  const times = Object.fromEntries(VIEWERS.map((viewer) => [viewer, []]));
  for (let round = 0; round < RUNS; round++) {
    for (const viewer of rotated(VIEWERS, round)) {
      times[viewer].push(await measureTimes(options, condition, address(viewer), box));
    }
  }
  times[MODEL_VIEWER] =
    condition === 'desk' ? [await measureTimes(options, condition, address(MODEL_VIEWER), box)] : [];
  const of = (viewer, what) => times[viewer].map((one) => one[what]);
  const against = (viewer, what, base) => ratio(of(viewer, what), of('pannellum', base));
  printTable(
    condition === 'desk'
      ? `Time to an image in milliseconds, ${box.width} x ${box.height} of 1280 x 800, no throttling`
      : 'Time to an image in milliseconds, slow phone: 390 x 844 at 2x, 10 Mbit/s, 40 ms, CPU 4 times slower',
    [
      'viewer',
      'drawn',
      "/ Pannellum's",
      'on screen',
      "/ Pannellum's",
      'goal',
      'met',
      'final',
      "/ Pannellum's first",
      'goal',
      'met',
    ],
    Object.keys(times).map((viewer) => {
      const [input, first] = [against(viewer, 'input', 'input'), against(viewer, 'first', 'first')];
      const final = against(viewer, 'sharp', 'first');
      const [a, b] = viewer === 'vitrine' ? [condition === 'desk' ? 0.6 : 0.5, 1.1] : [];
      const goal = (limit, value) => [limit ? `≤ ${limit}` : '', met(value.median, limit)];
      const milliseconds = (what) => rounded(median(of(viewer, what)));
      return [
        TITLES[viewer],
        ...[milliseconds('input'), ratioText(input)],
        ...[milliseconds('first'), ratioText(first), ...goal(a, first)],
        ...[milliseconds('sharp'), ratioText(final), ...goal(b, final)],
      ];
    }),
  );
}

async function compareBytes(address) {
  const rows = [];
  for (const viewer of [...VIEWERS, MODEL_VIEWER]) {
    // A whole visit to Vitrine also draws the image for the enquiry.
    const finish = viewer === 'vitrine' ? () => document.querySelector('vitrine-configurator').snapshot() : () => null;
    const { first, all, heap } = await measureBytes(options, address(viewer), finish);
    const ours = viewer === 'vitrine';
    rows.push([
      TITLES[viewer],
      kilobytes(first),
      ours ? '≤ 12' : '',
      ours ? met(first, 12_000) : '',
      kilobytes(all),
      ours ? '≤ 55' : '',
      ours ? met(all, 55_000) : '',
      rounded(heap / 1e6, 2),
      ours ? '≤ 3' : '',
      ours ? met(heap, 3e6) : '',
    ]);
  }
  const heads = ['viewer', 'first kB', 'goal', 'met', 'all kB', 'goal', 'met', 'heap MB', 'goal', 'met'];
  printTable('Script and style in gzip: until the first image, and in all; script heap after that', heads, rows);
}

async function compareTurning(box, address) {
  const viewers = ['vitrine', 'pannellum'];
  const p95 = { vitrine: [], pannellum: [] };
  for (let round = 0; round < Math.min(RUNS, 5); round++) {
    for (const viewer of rotated(viewers, round)) {
      p95[viewer].push(percentile(await measureTurning(options, address(viewer), box), 0.95));
    }
  }
  const compared = ratio(p95.vitrine, p95.pannellum);
  printTable(
    'Time between frames while turning, 95th percentile',
    ['viewer', 'ms', 'ratio', 'goal', 'met'],
    [
      ['Vitrine', rounded(median(p95.vitrine), 1), ratioText(compared), '≤ 1', met(compared.median, 1)],
      ['Pannellum', rounded(median(p95.pannellum), 1), '', '', ''],
    ],
  );
}

async function choices(file, address) {
  const times = await measureChoice(options, address('vitrine'), (design) => withEachFloor(file, design));
  const [medianTime, slowest] = [median(times), Math.max(...times)];
  printTable(
    'Choice to painted image at 4096 x 2048, images cached, fade off',
    ['median ms', 'slowest ms', 'goal', 'met'],
    [[rounded(medianTime), rounded(slowest), '≤ 100', met(medianTime, 100)]],
  );
}

/** The design with each item of the layer with the largest images, in turn. */
function withEachFloor(file, design) {
  const ids = design.split(',');
  const floor = file.layers.find(({ safe_name: name }) => name === 'floor') ?? file.layers[0];
  const offered = floor.items.filter(({ image_path: image }) => image).map(({ id }) => String(id));
  const at = ids.findIndex((id) => offered.includes(id));
  const others = offered.filter((id) => id !== ids[at]);
  return [...others, ids[at]].map((id) => ids.with(at, id).join(','));
}

async function compareLeaks(address) {
  const rows = [];
  for (const viewer of VIEWERS) {
    const leaks = await measureLeaks(options, address(viewer, '/empty'));
    const sum = leaks.contexts + leaks.textures + Math.max(0, leaks.listeners);
    const goal = viewer === 'vitrine' ? ['0', met(sum, 0)] : ['', ''];
    rows.push([
      TITLES[viewer],
      leaks.contexts,
      leaks.textures,
      leaks.listeners,
      leaks.nodes,
      kilobytes(leaks.heap, 0),
      ...goal,
    ]);
  }
  const heads = ['viewer', 'contexts', 'textures', 'listeners', 'nodes', 'heap kB', 'goal (first three)', 'met'];
  printTable('Left behind by 20 mounts and unmounts', heads, rows);
}

try {
  await run();
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

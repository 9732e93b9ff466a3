// Frame times of rooms: a panorama in tiles against Marzipano's, the wardrobe against a plain scene of three.js, against
// itself without the relief of wood and fabric, and against another build of the viewer. Prints tables; never fails.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { median, percentile, ratio, ratioText, rotated, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { printTable } from './report/table.mjs';
import { pagesOf, writeCube, writePeers } from './rooms/pages.mjs';
import { countDrawing, freeze, measureStill, measureTurn, untilResting } from './rooms/turning.mjs';
import { findBox, settle, withPage } from './viewer/measure.mjs';
import { serve } from './viewer/serve.mjs';

/** `tiled`, `robe`, `relief` or `before` for one of the comparisons. */
const ONLY = process.env.BENCH_ROOM;
/** Folder with another build of the viewer, as `vite build` writes it. */
const BEFORE = process.env.BENCH_BEFORE;
const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);
/** Each round is short, and the two pages take turns in it: a busy minute of the machine is in both. */
const TURNS = 2;
const bench = import.meta.dirname;
const root = path.resolve(bench, '..');
const { chromiumOptions } = await tsImport('../e2e/chromium.ts', import.meta.url);
const { makeTiledContent, TILED_YAW } = await tsImport(
  '../packages/viewer/test/content/make-tiled-content.ts',
  import.meta.url,
);
const { makeRobeContent } = await tsImport('../packages/viewer/test/content/robe-content.ts', import.meta.url);
/** Oak and a mirror, as the demo opens. */
const DESIGN = 'DR-01,FR-02,IN-03,MAT-01,w:2700,h:2300,n:3,t:TR-02,c:MAT-08,d2:DR-01/MAT-06,i2:IN-01,i3:IN-05';
/** Oak and linen on every door and inside, without a mirror: what has relief is most of the image. */
const WOODEN = 'DR-03,FR-06,IN-01,MAT-01,MAT-08,MAT-01,w:2700,h:2300,n:3,t:TR-03,c:MAT-01';
const STILL = { width: 720, height: 450 };
const options = await chromiumOptions();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
const input = { box: { x: 0, y: 0, width: 100, height: 100 }, counted: { calls: 1, triangles: 2 } };
const isAsked = (name) => !ONLY || ONLY === name;
const load = () =>
  os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(', ');

/** Opens a page for a while, with a design where it is a wardrobe's. */
const open = (condition, address, design, use) =>
  withPage(options, condition, async (page) => {
    const session = await page.context().browser().newBrowserCDPSession();
    await page.addInitScript(countDrawing);
    await page.goto(address);
    await settle(page);
    await page.evaluate((design) => document.querySelector('vitrine-configurator')?.setDesign?.(design), design);
    await settle(page);
    return use({ page, session });
  });

/** Measures two pages in turns, another one first each time. */
async function inTurns([ours, theirs], condition, design, measure) {
  const measured = { [ours]: [], [theirs]: [] };
  await open(condition, addressOf(ours), design, async (one) => {
    if (ours === 'robe-vitrine') input.counted = await one.page.evaluate(() => window.mostDrawn);
    await open(condition, addressOf(theirs), design, async (other) => {
      const pages = { [ours]: one, [theirs]: other };
      for (let turn = 0; turn < ROUNDS * TURNS; turn++)
        for (const name of rotated([ours, theirs], turn)) measured[name].push(await measure(pages[name], turn));
    });
  });
  return measured;
}

async function compareTurning(title, condition, [ours, theirs], design = DESIGN) {
  const measured = await inTurns([ours, theirs], condition, design, (page) => measureTurn(page, input.box));
  const all = (name, what) => measured[name].map(what);
  const share = (at) => (turn) => percentile(turn.times, at);
  const against = (name, what) => (name === ours ? ratioText(ratio(all(ours, what), all(theirs, what))) : '1');
  const perPixel = ({ card, pixels }) => (card / pixels) * 1e6;
  printTable(
    title,
    [
      'viewer',
      'calls',
      'triangles',
      'megapixels',
      'frame, ms',
      'p95, ms',
      'card, ms',
      'page, ms',
      'frame / other',
      'p95 / other',
      'card / other',
      'card per pixel / other',
    ],
    [ours, theirs].map((name) => [
      name,
      Math.max(...all(name, ({ drawn }) => drawn.calls)),
      Math.round(Math.max(...all(name, ({ drawn }) => drawn.triangles))),
      rounded(median(all(name, ({ pixels }) => pixels)) / 1e6, 2),
      ...[share(0.5), share(0.95), ({ card }) => card, ({ page }) => page].map((what) =>
        rounded(median(all(name, what)), 1),
      ),
      ...[share(0.5), share(0.95), ({ card }) => card, perPixel].map((what) => against(name, what)),
    ]),
  );
  console.log(`Load ${load()}`);
}

async function compareStill(title, [ours, theirs], design, isOpen) {
  const measured = await inTurns([ours, theirs], 'desk', design, async (page, turn) => {
    if (turn === 0) {
      if (isOpen) await page.page.getByRole('button', { name: 'Open doors' }).click();
      await untilResting(page);
      await freeze(page);
      await measureStill(page, STILL);
    }
    return measureStill(page, STILL);
  });
  const all = (name, what) => measured[name].map((one) => one[what]);
  printTable(
    title,
    ['viewer', 'frame, ms', 'card, ms', 'frame / other', 'card / other'],
    [ours, theirs].map((name) => [
      name,
      ...['took', 'card'].map((what) => rounded(median(all(name, what)), 0)),
      ...['took', 'card'].map((what) => (name === ours ? ratioText(ratio(all(ours, what), all(theirs, what))) : '1')),
    ]),
  );
  console.log(`Load ${load()}`);
}

let addressOf;
try {
  await writePeers(folder, { dist: path.join(root, 'packages/viewer/dist'), before: BEFORE });
  await makeRobeContent(path.join(folder, 'content/robes'));
  if (isAsked('tiled')) {
    const { wholeWith } = await makeTiledContent(path.join(folder, 'content/tiled'));
    await writeCube(wholeWith(0), folder);
  }
  const pages = pagesOf(input, TILED_YAW);
  const server = await serve({
    page: (pathname) => pages[pathname.slice(1)]?.(),
    folders: {
      '/viewer/v1/': path.join(folder, 'viewer'),
      '/flat/v1/': path.join(folder, 'flat'),
      '/before/v1/': path.join(folder, 'before'),
      '/peers/': path.join(folder, 'peers'),
      '/': path.join(folder, 'content'),
    },
  });
  const { port } = server.address();
  input.origin = `http://vitrine-content.localhost:${port}`;
  addressOf = (name) => `http://127.0.0.1:${port}/${name}`;
  console.log(`Rooms: ${describeMachine()}; ${ROUNDS} rounds of ${TURNS} alternations; load ${load()}`);
  if (isAsked('tiled')) {
    input.box = await findBox(options, 'dense', addressOf('tiled-vitrine'));
    await compareTurning('A panorama of 8192 x 4096 while it turns', 'dense', ['tiled-vitrine', 'tiled-marzipano']);
  }
  if (ONLY !== 'tiled') input.box = await findBox(options, 'desk', addressOf('robe-vitrine'));
  if (isAsked('robe')) await compareTurning('The wardrobe while it turns', 'desk', ['robe-vitrine', 'robe-three']);
  if (isAsked('relief')) {
    const pair = ['robe-vitrine', 'robe-flat'];
    await compareStill('A frame of 720 x 450, all of wood and linen, without its relief', pair, WOODEN, false);
    await compareTurning('The same wardrobe while it turns', 'desk', pair, WOODEN);
  }
  if (BEFORE && isAsked('before')) {
    const pair = ['robe-vitrine', 'robe-before'];
    await compareStill('A frame of 720 x 450, closed, in another build', pair, DESIGN, false);
    await compareStill('The same, open', pair, DESIGN, true);
    await compareTurning('The wardrobe while it turns, in another build', 'desk', pair);
  }
  server.close();
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

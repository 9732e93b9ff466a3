// Frame times of rooms: a panorama in tiles against Marzipano's, the wardrobe against a plain scene of three.js.
// Prints tables; never fails.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { build } from 'vite';
import { median, percentile, ratio, ratioText, rotated, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { printTable } from './report/table.mjs';
import { cutCube, SIZES } from './rooms/cube.mjs';
import { settle, withPage } from './viewer/measure.mjs';
import { serve } from './viewer/serve.mjs';

/** `robe` or `tiled` for one of the two. */
const ONLY = process.env.BENCH_ROOM;
const ROUNDS = Number(process.env.BENCH_RUNS ?? 5);
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
const options = await chromiumOptions();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));

const input = { box: { x: 0, y: 0, width: 100, height: 100 }, counted: { calls: 1, triangles: 2 } };
const PAGES = {
  'tiled-vitrine': () => viewerPage('tiled'),
  'tiled-marzipano': ({ origin, box }) =>
    peerPage(['marzipano.js', 'marzipano-tiles.js'], {
      tiles: `${origin}/cube`,
      sizes: SIZES,
      down: (2 * Math.atan(0.6) * 180) / Math.PI,
      yaw: TILED_YAW,
      box,
    }),
  'robe-vitrine': () => viewerPage('robes'),
  'robe-three': ({ counted, box }) => peerPage(['three-scene.js'], { ...counted, box }),
};
const HEAD =
  '<!doctype html><meta charset="utf-8"><title>Bench</title><style>html,body{margin:0;height:100%}vitrine-configurator{display:block;height:100vh}#box{position:absolute}</style>';
const viewerPage = (name) =>
  `${HEAD}<script type="module" src="${input.origin}/viewer/v1/vitrine.js"></script><vitrine-configurator src="${input.origin}/${name}/latest.json" hotspots="off"></vitrine-configurator>`;
const peerPage = (scripts, { box, ...rest }) =>
  `${HEAD}<div id="box" style="left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px"></div>${scripts
    .map((name) => `<script src="${input.origin}/peers/${name}"></script>`)
    .join('')}<script>mountPeer(document.getElementById('box'), ${JSON.stringify(rest)})</script>`;

async function prepare() {
  const peers = path.join(folder, 'peers');
  fs.mkdirSync(peers, { recursive: true });
  fs.copyFileSync(path.join(bench, 'node_modules/marzipano/dist/marzipano.js'), path.join(peers, 'marzipano.js'));
  fs.copyFileSync(path.join(bench, 'rooms/marzipano-tiles.js'), path.join(peers, 'marzipano-tiles.js'));
  const lib = { entry: path.join(bench, 'rooms/three-scene.mjs'), formats: ['iife'], name: 'scene', fileName: 'scene' };
  const rollupOptions = { output: { entryFileNames: 'three-scene.js' } };
  await build({
    configFile: false,
    logLevel: 'error',
    root: bench,
    build: { outDir: peers, emptyOutDir: false, target: 'es2022', lib, rollupOptions },
  });
  fs.cpSync(path.join(root, 'packages/viewer/dist'), path.join(folder, 'viewer'), { recursive: true });
  if (ONLY !== 'robe') {
    const { wholeWith } = await makeTiledContent(path.join(folder, 'content/tiled'));
    await cutCube(wholeWith(0), path.join(folder, 'content/cube'));
  }
  await makeRobeContent(path.join(folder, 'content/robes'));
}

/** Counts what a frame of the page draws at most, and when the page draws one: it also wakes without drawing. */
function countDrawing() {
  const most = { calls: 0, triangles: 0 };
  const now = { calls: 0, triangles: 0 };
  window.mostDrawn = most;
  window.drawnAt = [];
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      Object.assign(now, { calls: 0, triangles: 0 });
      callback(time);
      if (now.calls > 0) window.drawnAt.push(performance.now());
      for (const what of ['calls', 'triangles']) most[what] = Math.max(most[what], now[what]);
    });
  // Marzipano uses the first WebGL.
  for (const context of [WebGLRenderingContext, WebGL2RenderingContext])
    for (const [name, at] of [
      ['drawElements', 1],
      ['drawArrays', 2],
    ]) {
      const original = context.prototype[name];
      context.prototype[name] = function (...call) {
        now.calls += 1;
        now.triangles += call[at] / 3;
        return original.apply(this, call);
      };
    }
}

/** Times between frames while a page is turned, and what it draws. */
const measureTurning = (condition, address, box) =>
  withPage(options, condition, async (page) => {
    await page.addInitScript(countDrawing);
    await page.goto(address);
    await settle(page);
    await page.evaluate((design) => document.querySelector('vitrine-configurator')?.setDesign?.(design), DESIGN);
    await settle(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const began = await page.evaluate(() => performance.now());
    for (let step = 0; step < 100; step++)
      await page.mouse.move(x + 90 * Math.sin(step / 12), y + 12 * Math.sin(step / 7));
    // What the card still has to draw counts.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const at = await page.evaluate((from) => window.drawnAt.filter((time) => time >= from), began);
    const frames = at.slice(1).map((time, index) => time - at[index]);
    await page.mouse.up();
    return { frames, drawn: await page.evaluate(() => window.mostDrawn) };
  });

const findBox = (condition, address) =>
  withPage(options, condition, async (page) => {
    await page.goto(address);
    await settle(page);
    return page.evaluate(() => {
      const canvas = document.querySelector('vitrine-configurator').shadowRoot.querySelector('canvas');
      const { x, y, width, height } = canvas.getBoundingClientRect();
      return { x, y, width, height };
    });
  });

async function compare(title, condition, [ours, theirs], addressOf) {
  const times = { [ours]: [], [theirs]: [] };
  const drawn = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const name of rotated([ours, theirs], round === 0 ? 0 : round)) {
      const measured = await measureTurning(condition, addressOf(name), input.box);
      times[name].push(measured.frames);
      drawn[name] = measured.drawn;
      if (name === ours) input.counted = measured.drawn;
    }
  const of = (name, share) => times[name].map((frames) => percentile(frames, share));
  printTable(
    title,
    ['viewer', 'calls', 'triangles', 'frame, median, ms', 'p95, ms', 'median / peer', 'p95 / peer'],
    [ours, theirs].map((name) => [
      name,
      drawn[name].calls,
      Math.round(drawn[name].triangles),
      rounded(median(of(name, 0.5)), 1),
      rounded(median(of(name, 0.95)), 1),
      ...(name === ours
        ? [0.5, 0.95].map((share) => ratioText(ratio(of(ours, share), of(theirs, share))))
        : ['1', '1']),
    ]),
  );
}

try {
  await prepare();
  const folders = {
    '/viewer/v1/': path.join(folder, 'viewer'),
    '/peers/': path.join(folder, 'peers'),
    '/': path.join(folder, 'content'),
  };
  const server = await serve({ page: (pathname) => PAGES[pathname.slice(1)]?.(input), folders });
  const { port } = server.address();
  input.origin = `http://vitrine-content.localhost:${port}`;
  const addressOf = (name) => `http://127.0.0.1:${port}/${name}`;
  console.log(
    `Rooms: ${describeMachine()}; ${ROUNDS} interleaved rounds; load ${os
      .loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  );
  if (ONLY !== 'robe') {
    input.box = await findBox('dense', addressOf('tiled-vitrine'));
    await compare('A panorama of 8192 x 4096 while it turns', 'dense', ['tiled-vitrine', 'tiled-marzipano'], addressOf);
  }
  if (ONLY !== 'tiled') {
    input.box = await findBox('desk', addressOf('robe-vitrine'));
    await compare('The wardrobe while it turns', 'desk', ['robe-vitrine', 'robe-three'], addressOf);
  }
  console.log(
    `Load ${os
      .loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  );
  server.close();
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

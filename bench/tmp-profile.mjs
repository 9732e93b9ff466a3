import fs from 'node:fs';
import { chromium } from 'playwright-core';
import { tsImport } from 'tsx/esm/api';
import { layerImages, rendersFolder } from './builder/renders.mjs';
import { watchInput } from './builder/watch.mjs';
import { vitrine } from './dashboard/vitrine.mjs';
import { startProduct, stop } from './server/processes.mjs';

const { PASSWORD } = await tsImport('../e2e/product.ts', import.meta.url);
const { chromiumOptions } = await tsImport('../e2e/chromium.ts', import.meta.url);
const port = 4730;
const product = await startProduct('/work/helpers/bench', '/tmp/p-bench', port);
const browser = await chromium.launch(await chromiumOptions());
const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
await page.addInitScript(watchInput);
const { address, signIn } = vitrine(port, PASSWORD);
await page.goto(address);
await signIn(page);
await page.goto(new URL('/configurators/build', address).href);
const session = await page.context().newCDPSession(page);
await session.send('Profiler.enable');
await session.send('Profiler.setSamplingInterval', { interval: 1000 });
await session.send('Performance.enable');
const metrics = async () =>
  Object.fromEntries((await session.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]));
async function profile(name, act) {
  const m0 = await metrics();
  await session.send('Profiler.start');
  await act();
  const { profile } = await session.send('Profiler.stop');
  const m1 = await metrics();
  const d = (k) => Math.round((m1[k] - m0[k]) * 1000);
  console.log(
    `\n## ${name}: task ${d('TaskDuration')} script ${d('ScriptDuration')} layout ${d('LayoutDuration')} style ${d('RecalcStyleDuration')} ms`,
  );
  const byId = new Map(profile.nodes.map((n) => [n.id, n]));
  const parent = new Map();
  for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  const nm = (n) =>
    `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').at(-1)}:${n.callFrame.lineNumber + 1}:${n.callFrame.columnNumber}`;
  const self = new Map();
  const total = new Map();
  // busy stretches
  const t = profile.startTime;
  let run = [];
  let best = [];
  let bestT = 0;
  let runT = 0;
  profile.samples.forEach((id, i) => {
    const dt = profile.timeDeltas[i + 1] ?? 0;
    const n = byId.get(id);
    const f = n.callFrame.functionName;
    if (f === '(idle)') {
      if (runT > bestT) {
        best = run;
        bestT = runT;
      }
      run = [];
      runT = 0;
      return;
    }
    run.push([id, dt]);
    runT += dt;
    self.set(nm(n), (self.get(nm(n)) ?? 0) + dt);
  });
  if (runT > bestT) {
    best = run;
    bestT = runT;
  }
  console.log(
    'self, all:',
    [...self]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 14)
      .map(([k, v]) => `${(v / 1000).toFixed(0)}ms ${k}`)
      .join('\n  '),
  );
  const inc = new Map();
  for (const [id, dt] of best) {
    const seen = new Set();
    for (let at = id; at; at = parent.get(at)) {
      const k = nm(byId.get(at));
      if (!seen.has(k)) {
        seen.add(k);
        inc.set(k, (inc.get(k) ?? 0) + dt);
      }
    }
  }
  console.log(
    `longest busy ${(bestT / 1000).toFixed(0)} ms:`,
    [...inc]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 30)
      .map(([k, v]) => `${(v / 1000).toFixed(0)}ms ${k}`)
      .join('\n  '),
  );
}
const folder = await rendersFolder('renders', Number(process.env.BENCH_IMAGES ?? 400));
const more = layerImages(await rendersFolder('more', 41, { layers: 1, first: 10_000 }));
await page.getByTestId('drop-zone').waitFor();
await profile('read', async () => {
  const { x, y, width, height } = await page.getByTestId('drop-zone').boundingBox();
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'])
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
  await page.getByRole('list', { name: 'Layers', exact: true }).waitFor({ timeout: 300000 });
  await page.waitForTimeout(5000);
});
const layer = async () => {
  await page
    .getByRole('list', { name: 'Layers', exact: true })
    .getByRole('button', { name: /items$/ })
    .first()
    .click();
};
await profile('select', async () => {
  await layer();
  await page.waitForTimeout(1000);
});
await profile('rename', async () => {
  await page.getByLabel('Layer name').fill('Hello');
  await page.getByLabel('Layer name').press('Enter');
  await page.waitForTimeout(1500);
});
await profile('add 40', async () => {
  await page.locator('input[type=file][aria-label="Add images"]').setInputFiles(more);
  const r = page.getByRole('status').filter({ hasText: 'Reading images' });
  await r.waitFor();
  await r.waitFor({ state: 'detached', timeout: 100000 });
  await page.waitForTimeout(3000);
});
const form = page.getByRole('dialog', { name: 'Create New Configurator' });
await profile('open create', async () => {
  await page.getByRole('button', { name: 'Create configurator' }).click();
  await form.waitFor();
  await page.waitForTimeout(1000);
});
await form.getByLabel('Configurator name').fill('Bench of the builder');
await form.getByLabel('Project', { exact: true }).selectOption({ index: 1 });
await session.send('Network.enable');
await session.send('Network.emulateNetworkConditions', {
  offline: false,
  latency: 40,
  downloadThroughput: -1,
  uploadThroughput: 10e6 / 8,
});
await profile('upload 10 s, no typing', async () => {
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForTimeout(10000);
});
await page.screenshot({ path: '/tmp/upload.png' });
await browser.close();
await stop(product);

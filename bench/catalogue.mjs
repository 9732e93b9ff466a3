// A catalogue of 10,000 items: saving 1,000 edits, deploying, and the data screen. Prints tables; never fails.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { tsImport } from 'tsx/esm/api';
import { saveBare } from './catalogue/bare-save.mjs';
import { manyItems, readDataFile, someEdits } from './catalogue/content.mjs';
import { measureScreen } from './catalogue/screen.mjs';
import { median, percentile, ratio, ratioText, rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';
import { freePort, startProduct, stop } from './server/processes.mjs';

const ITEMS = Number(process.env.BENCH_ITEMS ?? 10_000);
const EDITS = Number(process.env.BENCH_EDITS ?? 1000);
const ROUNDS = Number(process.env.BENCH_RUNS ?? 15);

const root = path.resolve(import.meta.dirname, '..');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
const { PASSWORD } = await tsImport('../e2e/product.ts', import.meta.url);
const { chromiumOptions } = await tsImport('../e2e/chromium.ts', import.meta.url);

async function run() {
  console.log(`Catalogue: ${describeMachine()}; ${ITEMS} items, ${EDITS} edits, ${ROUNDS} rounds`);
  console.log('Making the demo once');
  const port = await freePort();
  let running = await startProduct(root, dataDir, port);
  try {
    let api = await signedIn(running.address);
    const catalogue = await makeCatalogue(api);
    await measureSaves(api, catalogue);
    await stop(running);
    running = await startProduct(root, dataDir, port);
    api = await signedIn(running.address);
    console.log(`\nThe first save after a start: ${rounded(await save(api, catalogue, ROUNDS))} ms`);
    await openScreen(port, catalogue.configurator);
  } finally {
    await stop(running);
  }
}

/** Calls of an administrator; returns `data`, throws errors of the API. */
async function signedIn(address) {
  const call = async (method, url, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${address}/api${url}`, {
      method,
      headers: { ...headers, ...(body && !isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return (await answer.json()).data;
  };
  const { token } = await call('POST', '/login', { email: 'admin@vitrine.test', password: PASSWORD });
  return (method, url, body) => call(method, url, body, { authorization: `Bearer ${token}` });
}

/** Adds many items to the demo's panoramic kitchen, as a JSON update by an administrator does. */
async function makeCatalogue(api) {
  const organisations = await api('GET', '/organisations');
  const oakline = organisations.find(({ safe_name }) => safe_name === 'oakline-kitchens');
  const configurators = await api('GET', `/organisations/${oakline.id}/configurators`);
  const kitchen = configurators.find(({ configurator_type_id }) => configurator_type_id === 1);
  const source = readDataFile(dataDir, kitchen.json_file);
  const file = manyItems(source, ITEMS);
  const version = Math.floor(kitchen.versions[0]) + 1;
  const form = new FormData();
  form.set('_method', 'PATCH');
  form.set('new_version', String(version));
  form.set('json_data', new Blob([JSON.stringify(file)], { type: 'application/json' }), 'data.json');
  await api('POST', `/configurators/${kitchen.id}/version/major`, form);
  return { configurator: kitchen, file, version };
}

/** Saves edits of one version as the next one; returns the milliseconds. */
async function save(api, { configurator, file, version: first }, round) {
  const [version, new_version] = [first + round / 1000, first + (round + 1) / 1000].map((each) => each.toFixed(3));
  const data = someEdits(file, EDITS, round);
  const began = performance.now();
  await api('PATCH', `/configurators/${configurator.id}/version/minor`, { data, version, new_version });
  return performance.now() - began;
}

async function measureSaves(api, made) {
  const { configurator, file, version: first } = made;
  const folder = path.join(dataDir, 'bare-save');
  fs.mkdirSync(folder);
  const text = JSON.stringify(file);
  const times = { product: [], bare: [] };
  const deploys = [];
  for (let round = 0; round < ROUNDS; round++) {
    times.product.push(await save(api, made, round));
    times.bare.push(saveBare(folder, text, someEdits(file, EDITS, round)));
    const saved = (first + (round + 1) / 1000).toFixed(3);
    if (round % 3 === 0) deploys.push(await timeDeploy(api, configurator, saved));
  }
  const p95 = percentile(times.product, 0.95);
  const seen = percentile(deploys, 0.95) / 1000;
  printTable(
    'Saving and deploying',
    ['', 'median', 'p95', 'against bare', 'goal', 'met'],
    [
      [
        `save ${EDITS} edits, ms`,
        rounded(median(times.product)),
        rounded(p95),
        ratioText(ratio(times.product, times.bare)),
        '≤ 300',
        met(p95, 300),
      ],
      ['parse, change, write, ms', rounded(median(times.bare)), rounded(percentile(times.bare, 0.95)), '', '', ''],
      [
        'deploy until visitors have it, s',
        rounded(median(deploys) / 1000, 2),
        rounded(seen, 2),
        '',
        '≤ 2',
        met(seen, 2),
      ],
    ],
  );
}

/** Waits until latest.json, the one file that visitors load, has the version. */
async function timeDeploy(api, { id, data_url }, version) {
  const latest = path.join(dataDir, 'content', data_url, 'latest.json');
  const began = performance.now();
  const deployed = api('POST', `/configurators/${id}/deploy`, { version });
  while (JSON.parse(fs.readFileSync(latest, 'utf8')).version !== Number(version)) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (performance.now() - began > 20_000) throw new Error('The version did not come live');
  }
  const milliseconds = performance.now() - began;
  await deployed;
  return milliseconds;
}

async function openScreen(port, { id }) {
  const browser = await chromium.launch(await chromiumOptions());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const at = (address) => `http://oakline.vitrine.localhost:${port}${address}`;
  await page.goto(at('/login'));
  await page.getByLabel('Email').fill('owner@oakline.test');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login') && url.pathname !== '/');
  await measureScreen(browser, page, at(`/configurators/${id}/preview`));
  await browser.close();
}

try {
  await run();
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true });
}

// The builder with a folder of 400 images: until the draft appears, the delay of its fields, until the viewer shows a
// change, and memory. Prints tables; never fails. BENCH_IMAGES sets how many images.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { tsImport } from 'tsx/esm/api';
import { bytesOf, layerImages, rendersFolder } from './builder/renders.mjs';
import { spread, tasksDuring, typeUntil, watchInput, watchMemory } from './builder/watch.mjs';
import { vitrine } from './dashboard/vitrine.mjs';
import { rounded } from './report/figures.mjs';
import { describeMachine } from './report/machine.mjs';
import { met, printTable } from './report/table.mjs';
import { freePort, startProduct, stop } from './server/processes.mjs';

const IMAGES = Number(process.env.BENCH_IMAGES ?? 400);
const MORE = Math.max(2, Math.round(IMAGES / 10));
const CHANGES = Number(process.env.BENCH_RUNS ?? 12);
const TYPING_MS = 8000;
const READING_MINUTES = 20;
/** The upload of a usual connection; without a limit it is over before anything can be measured. */
const UPLOAD = { offline: false, latency: 40, downloadThroughput: -1, uploadThroughput: 10e6 / 8 };
const GOALS = { delay: 50, change: 300 };

const root = path.resolve(import.meta.dirname, '..');
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-bench-'));
const { PASSWORD } = await tsImport('../e2e/product.ts', import.meta.url);
const { chromiumOptions } = await tsImport('../e2e/chromium.ts', import.meta.url);
const rest = (page, milliseconds) => page.waitForTimeout(milliseconds);

async function run() {
  const folder = await rendersFolder('renders', IMAGES);
  const more = layerImages(await rendersFolder('more', MORE + 1, { layers: 1, first: 10_000 }));
  console.log(
    `Builder: ${describeMachine()}; ${IMAGES} images of 4096 x 2048, ${rounded(bytesOf(folder) / 1e6, 1)} MB`,
  );
  console.log('Making the demo once');
  const port = await freePort();
  const product = await startProduct(root, dataDir, port, '', {}, { yields: true });
  const browser = await chromium.launch(await chromiumOptions());
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.addInitScript(watchInput);
    const { address, signIn } = vitrine(port, PASSWORD);
    await page.goto(address);
    await signIn(page);
    await page.goto(new URL('/configurators/build', address).href);
    const memory = await watchMemory(browser);
    await measure(page, memory, folder, more);
    memory.end();
  } finally {
    await browser.close();
    await stop(product);
  }
}

async function measure(page, memory, folder, more) {
  const heapAt = await heapOf(page);
  const before = { heap: await heapAt(), tabs: await memory.now() };
  memory.most();
  const reading = await readFolder(page, folder);
  const whileRead = memory.most();
  await rest(page, 5000);
  await selectLayer(page);
  const idle = await typeUntil(page, rest(page, TYPING_MS));
  const changes = await timeChanges(page);
  await selectLayer(page);
  const adding = await addImages(page, more);
  const after = { heap: await heapAt(), tabs: await memory.now() };
  const upload = await uploadDraft(page);
  reportTimes(reading, changes, adding, upload);
  reportDelays({
    'nothing else runs': idle,
    [`${MORE} more images are measured`]: adding,
    'the upload of Create runs': upload.sending,
    'the server checks the files': upload.checking,
  });
  reportMemory(before, whileRead, after, memory.most());
}

/** Megabytes of script objects in the dashboard's page, without garbage. */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
}

/** Drops the folder on the empty screen. */
async function dropFolder(page, folder) {
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = await page.getByTestId('drop-zone').boundingBox();
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'])
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data });
}

/** Seconds until the first image is measured, until the draft is there, and until the viewer beside it is. */
async function readFolder(page, folder) {
  const viewer = page.frameLocator('iframe[title="Preview of Preview"]');
  await page.getByTestId('drop-zone').waitFor();
  const timeout = READING_MINUTES * 60_000;
  const { result, tasks } = await tasksDuring(page, async () => {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    await dropFolder(page, folder);
    await page.getByRole('status').filter({ hasText: 'Reading images' }).waitFor();
    const started = seconds();
    await page.getByRole('list', { name: 'Layers', exact: true }).waitFor({ timeout });
    const draft = seconds();
    await viewer.locator('canvas[part=canvas]').waitFor({ timeout });
    return { started, draft, viewer: seconds() };
  });
  return { ...result, tasks };
}

async function selectLayer(page) {
  await page
    .getByRole('list', { name: 'Layers', exact: true })
    .getByRole('button', { name: /items$/ })
    .first()
    .click();
  await page.getByLabel('Layer name').click();
}

/** Runs in a page or frame: the time of the first frame whose page contains a text, also in the viewer's shadow root. */
function timeOfText(text) {
  const texts = () => [document, document.querySelector('vitrine-configurator')?.shadowRoot];
  const isThere = () =>
    texts().some((part) => part?.body?.textContent.includes(text) || part?.textContent?.includes(text));
  return new Promise((resolve) => {
    const look = () => (isThere() ? resolve(performance.timeOrigin + performance.now()) : requestAnimationFrame(look));
    look();
  });
}

/** Milliseconds from Enter in an item's name until its tile has it, and until the viewer does. */
async function timeChanges(page) {
  const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
  await page
    .getByRole('list', { name: /^Items of/ })
    .first()
    .getByRole('button')
    .first()
    .click();
  const field = page.getByLabel('Item name');
  const times = { editor: [], viewer: [] };
  for (let count = 0; count < CHANGES; count++) {
    const text = `Renamed ${count}x`;
    await field.fill(text);
    await rest(page, 800);
    const shown = { editor: page.evaluate(timeOfText, text), viewer: frame.evaluate(timeOfText, text) };
    const pressed = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener('keydown', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), { once: true }),
        ),
    );
    await field.press('Enter');
    const at = await pressed;
    for (const [place, time] of Object.entries(shown)) times[place].push((await time) - at);
    await rest(page, 800);
  }
  return times;
}

/** Adds images to the open layer, and types meanwhile. */
async function addImages(page, more) {
  const began = performance.now();
  await page.locator('input[type=file][aria-label="Add images"]').setInputFiles(more);
  const reading = page.getByRole('status').filter({ hasText: 'Reading images' });
  await reading.waitFor();
  await page.getByLabel('Layer name').click();
  const typed = await typeUntil(page, reading.waitFor({ state: 'detached', timeout: READING_MINUTES * 60_000 }));
  return { ...typed, seconds: (performance.now() - began) / 1000 };
}

/** Creates the configurator, and types into the editor behind the dialog while its files are sent and checked. */
async function uploadDraft(page) {
  const session = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Create configurator' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Configurator' });
  await form.getByLabel('Configurator name').fill('Bench of the builder');
  await form.getByLabel('Project', { exact: true }).selectOption({ index: 1 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', UPLOAD);
  const began = performance.now();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  const progress = form.getByText(/^\d+ of \d+ images, /);
  await progress.waitFor();
  // The dialog is over the editor, whose fields only a script reaches now.
  await page.getByLabel('Layer name').evaluate((field) => field.focus());
  const timeout = READING_MINUTES * 60_000;
  const sending = await typeUntil(page, progress.waitFor({ state: 'detached', timeout }));
  const sent = (performance.now() - began) / 1000;
  const checking = await typeUntil(page, page.getByRole('alertdialog').waitFor({ timeout }));
  return { sending, checking, sent, checked: (performance.now() - began) / 1000 };
}

function reportTimes(reading, changes, adding, upload) {
  const [editor, viewer] = [spread(changes.editor), spread(changes.viewer)];
  const seconds = (value) => [rounded(value, 1), '', '', ''];
  const milliseconds = ({ p50, p95, max }) => [rounded(p50), rounded(p95), rounded(max)];
  printTable(
    `Times with ${IMAGES} images`,
    ['', 'p50', 'p95', 'slowest', 'goal', 'met'],
    [
      ['until reading is on screen, s', ...seconds(reading.started)],
      ['until the draft appears, s', ...seconds(reading.draft)],
      ['until the viewer appears, s', ...seconds(reading.viewer)],
      ['longest task while reading, ms', '', '', rounded(Math.max(0, ...reading.tasks)), ''],
      [`${MORE} more images, s`, ...seconds(adding.seconds)],
      ['a change until its tile has it, ms', ...milliseconds(editor), ''],
      [
        'a change until the viewer shows it, ms',
        ...milliseconds(viewer),
        `≤ ${GOALS.change}`,
        met(viewer.p95, GOALS.change),
      ],
      ['upload at 10 Mbit/s, s', ...seconds(upload.sent)],
      ['upload and checks, s', ...seconds(upload.checked)],
    ],
  );
}

function reportDelays(typed) {
  printTable(
    'From a key press in the field to the frame that shows it, ms',
    ['while', 'keys', 'p50', 'p95', 'slowest', 'longest task', 'goal', 'met'],
    Object.entries(typed).map(([name, { delays, tasks }]) => {
      const { p50, p95, max } = spread(delays);
      const longest = rounded(Math.max(0, ...tasks));
      return [
        ...[name, delays.length, rounded(p50), rounded(p95), rounded(max), longest],
        ...[`p95 ≤ ${GOALS.delay}`, met(p95, GOALS.delay)],
      ];
    }),
  );
}

function reportMemory(before, whileRead, after, whileUploaded) {
  printTable(
    'Memory in MB: script objects of the dashboard, and all of the tab with the viewer’s frame and its threads',
    ['', 'script', 'tab'],
    [
      ['empty screen', rounded(before.heap, 1), rounded(before.tabs)],
      ['most while images are read', '', rounded(whileRead)],
      ['with all images in the editor', rounded(after.heap, 1), rounded(after.tabs)],
      ['most from then to the end of the upload', '', rounded(whileUploaded)],
    ],
  );
}

try {
  await run();
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true });
}

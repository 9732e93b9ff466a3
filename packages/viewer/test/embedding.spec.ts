import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { makeOpening } from './content/make-opening.ts';
import { openViewer, type Product, startProduct } from './product.ts';
import { snapshotOf } from './snapshot-of.ts';
import { holdFullFiles } from './watch/hold-full-files.ts';
import { watchPage } from './watch/watch-page.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});

test('a page with a strict policy needs nothing more, and is left as it was', async ({ page }) => {
  const watched = await watchPage(page);
  await openViewer(page, product, 'panorama');
  const viewer = page.locator('vitrine-configurator');
  await viewer.getByText('walls 1').click();
  await viewer.getByRole('button', { name: 'Save your design' }).click();
  await viewer.getByRole('button', { name: 'Save your design' }).click();
  await expect(viewer.getByText('Name is required!')).toBeVisible();
  expect(await watched.violations()).toEqual([]);
  expect(await watched.newGlobals()).toEqual([]);
  expect(watched.complaints).toEqual([]);
});

test('the first download, which is all until the first image, is at most 12 kB', async () => {
  const answer = await fetch(`${product.sites.content}/viewer/v1/vitrine.js`);
  const bytes = gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThanOrEqual(12_000);
});

test('a whole visit with its panel, form and image is at most 55 kB, in one language', async ({ page }) => {
  const parts = new Map<string, Promise<Buffer>>();
  page.on('response', (answer) => /[.]js$/.test(answer.url()) && parts.set(answer.url(), answer.body()));
  await makeOpening(product.panorama);
  await openViewer(page, product, 'panorama', '', 'opened.json');
  const viewer = page.locator('vitrine-configurator');
  await viewer.getByRole('button', { name: 'Save your design' }).click();
  await expect(viewer.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await snapshotOf(page, { width: 640, height: 400 });
  const sizes = [...parts].map(async ([name, body]) => [name, gzipSync(await body, { level: 9 }).length] as const);
  const all = await Promise.all(sizes);
  expect(all.length).toBeGreaterThan(3);
  expect(all.reduce((bytes, [, part]) => bytes + part, 0)).toBeLessThanOrEqual(55_000);
});

test('the panel waits for the full image, but not for one that does not come', async ({ page }) => {
  const latest = `${product.sites.content}/panorama/latest.json`;
  const arrive = await holdFullFiles(page, latest);
  await page.goto(product.sites.page(`<vitrine-configurator src="${latest}"></vitrine-configurator>`));
  const viewer = page.locator('vitrine-configurator');
  await expect(viewer.getByText('walls 1')).toBeVisible();
  await expect(viewer.locator('.progress')).toBeVisible();
  arrive();
  await expect(viewer.locator('.progress')).toBeHidden();
});

test('after code that did not load, Try again shows the room once there is a connection', async ({ page }) => {
  let isConnected = false;
  await page.route(/\/chunks\/interactive-/, (route) => (isConnected ? route.continue() : route.abort()));
  const latest = `${product.sites.content}/panorama/latest.json`;
  await page.goto(product.sites.page(`<vitrine-configurator src="${latest}"></vitrine-configurator>`));
  const viewer = page.locator('vitrine-configurator');
  const again = viewer.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  isConnected = true;
  await again.click();
  await expect(viewer.getByText('walls 1')).toBeVisible();
});

test('the image of a later choice takes the message of an earlier one away', async ({ page }) => {
  const latest = `${product.sites.content}/panorama/latest.json`;
  let isConnected = false;
  await page.route(/[.]webp$/, (route) => (isConnected ? route.continue() : route.abort()));
  await page.goto(product.sites.page(`<vitrine-configurator src="${latest}"></vitrine-configurator>`));
  const viewer = page.locator('vitrine-configurator');
  await expect(viewer.getByRole('alert')).toContainText('The image did not load');
  isConnected = true;
  await viewer.getByText('walls 1').click();
  await expect(viewer.getByRole('alert')).toHaveCount(0);
});

test('a graphics card that is back before its message has loaded gets no message', async ({ page }) => {
  let load = (): void => undefined;
  const mayLoad = new Promise<void>((resolve) => {
    load = resolve;
  });
  const asked = page.waitForRequest(/\/chunks\/errors-/);
  await page.route(/\/chunks\/errors-/, async (route) => {
    await mayLoad;
    await route.continue();
  });
  await openViewer(page, product, 'panorama');
  const canvas = page.locator('vitrine-configurator canvas');
  const lost = await canvas.evaluateHandle((element: HTMLCanvasElement) => {
    const context = element.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    context?.loseContext();
    return context;
  });
  await asked;
  await lost.evaluate((context) => context?.restoreContext());
  await snapshotOf(page, { width: 64, height: 40 });
  const loaded = page.waitForResponse(/\/chunks\/errors-/);
  load();
  await (await loaded).finished();
  await snapshotOf(page, { width: 64, height: 40 }, 'walls-1,doors-0,taps-0');
  await expect(page.locator('vitrine-configurator').getByRole('alert')).toHaveCount(0);
});

test('two viewers on one page have separate designs', async ({ page }) => {
  const other = `<vitrine-configurator src="${product.sites.content}/still/latest.json"></vitrine-configurator>`;
  await page.goto(
    product.sites.page(
      `<vitrine-configurator src="${product.sites.content}/panorama/latest.json"></vitrine-configurator>${other}`,
    ),
  );
  const [first, second] = [page.locator('vitrine-configurator').nth(0), page.locator('vitrine-configurator').nth(1)];
  await second.scrollIntoViewIfNeeded();
  await second.getByText('walls 1').click();
  await first.getByText('walls 2').click();
  const designs = page.locator('vitrine-configurator');
  const read = () =>
    designs.evaluateAll((all) => all.map((each) => (each as unknown as { getDesign(): string }).getDesign()));
  expect(await read()).toEqual(['walls-2,doors-0,taps-0', 'walls-1,doors-0,taps-0']);
});

test('draws no frame while nothing moves', async ({ page }) => {
  const watched = await watchPage(page);
  await openViewer(page, product, 'panorama');
  await page.evaluate(() =>
    (document.querySelector('vitrine-configurator') as unknown as { snapshot(): Promise<Blob> }).snapshot(),
  );
  await watched.frames(90);
  const before = await watched.draws();
  await watched.frames(60);
  expect(await watched.draws()).toBe(before);
  await page.locator('vitrine-configurator').locator('canvas').press('ArrowRight');
  await watched.frames(10);
  expect(await watched.draws()).toBeGreaterThan(before);
});

test('the wheel scrolls the page, until the visitor takes hold of the image', async ({ page }) => {
  await openViewer(page, product, 'panorama', '<p style="height:3000px">More</p>'.repeat(40));
  await page.addStyleTag({ content: 'p{height:200px}' }).catch(() => undefined);
  const canvas = page.locator('vitrine-configurator').locator('canvas');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The canvas has no bounding box');
  const centre = { x: box.x + box.width / 2, y: box.y + 100 };
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(centre.x, centre.y);
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBe(120);
  await page.mouse.wheel(0, -120);
  await expect.poll(scrolled).toBe(0);
  await page.mouse.down();
  await page.mouse.up();
  await canvas.evaluate((element) =>
    element.addEventListener('wheel', (event) =>
      element.setAttribute('data-prevented', String(event.defaultPrevented)),
    ),
  );
  await page.mouse.wheel(0, 120);
  await expect(canvas).toHaveAttribute('data-prevented', 'true');
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBe(120);
});

test('choices are made with the keyboard alone', async ({ page }) => {
  await openViewer(page, product, 'still');
  const viewer = page.locator('vitrine-configurator');
  await viewer.getByRole('button', { name: /^doors/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(viewer.getByRole('radio', { name: 'doors 0' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('radio', { name: 'doors 1' })).toBeChecked();
  await expect(viewer.getByText('doors: doors 1 chosen')).toBeAttached();
  const design = await viewer.evaluate((element) => (element as unknown as { getDesign(): string }).getDesign());
  expect(design).toBe('walls-0,doors-1,taps-0');
});

test('leaves nothing behind when it is removed, twenty times over', async ({ page }) => {
  const watched = await watchPage(page);
  await openViewer(page, product, 'panorama');
  await watched.removeViewers();
  const before = await watched.counts();
  for (let round = 0; round < 20; round++) {
    await page.evaluate((src) => {
      const viewer = document.createElement('vitrine-configurator');
      viewer.setAttribute('src', src);
      document.body.append(viewer);
    }, `${product.sites.content}/panorama/latest.json`);
    await page.locator('vitrine-configurator').getByRole('button', { name: 'Save your design' }).waitFor();
    await watched.removeViewers();
  }
  // A file that the last one had asked for holds it until it is here.
  const more = async () => {
    const { nodes, listeners, ...graphics } = await watched.counts();
    return { ...graphics, nodes: nodes > before.nodes, listeners: listeners > before.listeners };
  };
  const none = { contexts: 0, textures: 0, buffers: 0, programs: 0, nodes: false, listeners: false };
  await expect.poll(more).toEqual(none);
});

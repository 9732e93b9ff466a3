import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { tileLimits } from '@vitrine/contract/configurators/tile-limits';
import type { Asset, LatestFile } from '@vitrine/contract/latest-file';
import { gridOf, tileFileArea } from '@vitrine/domain/design/view/tiles/tile-grid';
import sharp from 'sharp';
import { createPanoramicCamera } from '../src/kinds/panoramic/camera.ts';
import { makeTiledContent, type TiledContent } from './content/make-tiled-content.ts';
import { type Pixels, projected, psnr } from './cpu-image.ts';
import { type Sites, serveSites } from './serve.ts';
import { snapshotOf } from './snapshot-of.ts';
import { watchContext } from './watch/watch-context.ts';
import { watchPage } from './watch/watch-page.ts';

/** Tiles where memory, network, browser and sizes are not as usual. */

const ALIKE = 45;
/** As good as the whole image alone. */
const COARSE = 30;
const MEGABYTE = 1024 * 1024;
const TILE_BYTES = (tileLimits.size + 2 * tileLimits.edge) ** 2 * 4;
const TILE_FILE = /-\d-\d+-\d+\.webp$/;
/** The last column is 320 pixels wide and the last row 416 high; the view begins where the frame ends. */
const ODD = { width: 8000, height: 4000 };
const YAW = 180;
const BUILD = path.resolve(import.meta.dirname, '../dist');

test.use({ viewport: { width: 1340, height: 760 }, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

let sites: Sites;
let odd: TiledContent;
let folder: string;
test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-hostile-tiles-'));
  odd = await makeTiledContent(path.join(folder, 'odd'), { frame: ODD, yaw: YAW });
  sites = await serveSites(BUILD, folder);
});
test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const open = async (page: Page): Promise<void> => {
  await page.goto(sites.page(`<vitrine-configurator src="${sites.content}/odd/latest.json"></vitrine-configurator>`));
  await page.locator('vitrine-configurator').getByRole('button', { name: 'Save your design' }).waitFor();
};

/** A snapshot of the view, beside the same view of the whole panorama. */
async function compare(page: Page): Promise<{ shown: Pixels; exact: Pixels }> {
  const box = await page.locator('vitrine-configurator canvas').boundingBox();
  if (!box) throw new Error('The canvas has no bounding box');
  const camera = createPanoramicCamera(YAW, ODD.width);
  const size = { width: Math.round(box.width * 2), height: Math.round(box.height * 2) };
  const shown = await snapshotOf(page, size);
  return { shown, exact: projected(odd.wholeWith(0), camera.lens(camera.home(box), box), size.width, size.height) };
}

const likeness = async (page: Page): Promise<number> => {
  const { shown, exact } = await compare(page);
  return psnr(shown, exact);
};

const largestDifference = ({ shown, exact }: { shown: Pixels; exact: Pixels }): number =>
  shown.data.reduce((worst, value, at) => Math.max(worst, Math.abs(value - (exact.data[at] ?? 0))), 0);

test('tiles of a size that 512 does not divide are exact, also where the frame begins again', async ({ page }) => {
  const watched = await watchPage(page);
  const figures = await watchContext(page);
  await open(page);
  await expect.poll(async () => (await figures()).tiles).toBeGreaterThan(10);
  await expect.poll(() => likeness(page), { intervals: [2000] }).toBeGreaterThanOrEqual(ALIKE);
  expect(largestDifference(await compare(page))).toBeLessThanOrEqual(8);
  expect(watched.complaints).toEqual([]);
});

test('a tile that comes late: the whole image until then, without a hole, and then the tile', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let held = 0;
  await page.route(/base-1-(0|15)-\d+\.webp$/, async (route) => {
    held += 1;
    await arrived;
    await route.continue();
  });
  await open(page);
  await expect.poll(() => held).toBeGreaterThan(0);
  const before = await compare(page);
  expect(psnr(before.shown, before.exact)).toBeGreaterThanOrEqual(COARSE);
  expect(largestDifference(before)).toBeLessThanOrEqual(40);
  arrive();
  await expect.poll(() => likeness(page), { intervals: [2000] }).toBeGreaterThanOrEqual(ALIKE);
});

/** A list of images as it is for a source of twice the size. */
function enlarge({ frame, rect, variants, tiles }: Asset): Asset {
  const twice = { width: frame[0] * 2, height: frame[1] * 2 };
  const { columns, rows } = gridOf(twice);
  const [left, top, width, height] = rect;
  return {
    frame: [twice.width, twice.height],
    rect: [left * 2, top * 2, width * 2, height * 2],
    variants: variants.map((variant) => ({ ...variant, scale: (variant.scale * 2) as typeof variant.scale })),
    ...(tiles && {
      tiles: {
        name: tiles.name,
        levels: [
          { scale: 1, area: [0, 0, columns, rows] },
          ...tiles.levels.map((level) => ({ ...level, scale: 2 as const })),
        ],
      },
    }),
  };
}

test('a source of 16,000 pixels stays within 24 MB of tiles on a device with 2 GB', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }));
  const watched = await watchPage(page);
  const figures = await watchContext(page);
  await page.route('**/latest.json', async (route) => {
    const response = await route.fetch();
    const latest = (await response.json()) as LatestFile;
    const assets = Object.entries(latest.assets).map(([name, asset]) => [
      name,
      name === 'base.webp' ? enlarge(asset) : asset,
    ]);
    await route.fulfill({ response, json: { ...latest, assets: Object.fromEntries(assets) } });
  });
  const made = new Map<string, Promise<Buffer>>();
  await page.route(/base-[12]-\d+-\d+\.webp$/, async (route) => {
    const [, scale, column, row] = /-(\d)-(\d+)-(\d+)\.webp$/.exec(route.request().url())?.map(Number) ?? [];
    const frame = scale === 1 ? { width: ODD.width * 2, height: ODD.height * 2 } : ODD;
    const { width, height } = tileFileArea({ column: column ?? 0, row: row ?? 0 }, frame);
    const key = `${width} ${height}`;
    const image = sharp({ create: { width, height, channels: 3, background: '#96a0aa' } });
    const body = made.get(key) ?? image.webp().toBuffer();
    made.set(key, body);
    await route.fulfill({
      contentType: 'image/webp',
      headers: { 'access-control-allow-origin': '*' },
      body: await body,
    });
  });
  await open(page);
  await page.locator('vitrine-configurator canvas').focus();
  for (const key of ['+', '+', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(key);
    await watched.frames(20);
    await expect.poll(async () => (await figures()).tiles).toBeGreaterThan(5);
  }
  const { mostTiles } = await figures();
  console.log(`${mostTiles} tiles, ${Math.round((mostTiles * TILE_BYTES) / MEGABYTE)} MB`);
  expect(mostTiles * TILE_BYTES).toBeLessThanOrEqual(24 * MEGABYTE + TILE_BYTES);
  expect(watched.complaints).toEqual([]);
});

test('a browser without WebGL2 shows the whole image flat, and asks for no tile', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind === 'webgl2' ? null : Reflect.apply(getContext, this, [kind, ...more]);
    } as typeof getContext;
  });
  const watched = await watchPage(page);
  let asked = 0;
  page.on('request', (request) => {
    if (TILE_FILE.test(request.url())) asked += 1;
  });
  await open(page);
  await page.locator('vitrine-configurator').getByText('doors 1').click();
  const shown = await snapshotOf(page, { width: 400, height: 300 });
  await watched.frames(40);
  // Not one colour: an image is there.
  expect(new Set(shown.data).size).toBeGreaterThan(20);
  expect(asked).toBe(0);
  expect(watched.complaints).toEqual([]);
});

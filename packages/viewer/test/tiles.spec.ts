import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { tileLimits } from '@vitrine/contract/configurators/tile-limits';
import type { Lens, Size } from '@vitrine/domain/design/view/projection';
import { visibleTiles } from '@vitrine/domain/design/view/tiles/visible-tiles';
import { createPanoramicCamera } from '../src/kinds/panoramic/camera.ts';
import { makeTiledContent, TILED_FRAME, TILED_YAW, type TiledContent } from './content/make-tiled-content.ts';
import { type Pixels, projected, psnr } from './cpu-image.ts';
import { type Sites, serveSites } from './serve.ts';
import { snapshotOf } from './snapshot-of.ts';
import { loseContext } from './watch/lose-context.ts';
import { watchContext } from './watch/watch-context.ts';
import { watchPage } from './watch/watch-page.ts';

/** Decibels: what rounding on the graphics card may cost, and no more. */
const ALIKE = 45;
const MEGABYTE = 1024 * 1024;
const camera = createPanoramicCamera(TILED_YAW, TILED_FRAME.width);
const BUILD = path.resolve(import.meta.dirname, '../dist');

// A dense screen: on others, the whole image is as fine as the screen.
test.use({ viewport: { width: 1340, height: 760 }, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } });

let sites: Sites;
let content: TiledContent;
let folder: string;
test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-tiles-'));
  content = await makeTiledContent(path.join(folder, 'tiled'));
  sites = await serveSites(BUILD, folder);
});
test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const open = async (page: Page): Promise<void> => {
  await page.goto(sites.page(`<vitrine-configurator src="${sites.content}/tiled/latest.json"></vitrine-configurator>`));
  await page.locator('vitrine-configurator').getByRole('button', { name: 'Save your design' }).waitFor();
};

/** What the screen shows now: its size in pixels, and the tiles that it needs. */
async function viewOf(page: Page): Promise<{ size: Size; lens: Lens; tiles: number }> {
  const box = await page.locator('vitrine-configurator canvas').boundingBox();
  if (!box) throw new Error('The canvas has no bounding box');
  const lens = camera.lens(camera.home(box), box);
  const size = { width: Math.round(box.width * 2), height: Math.round(box.height * 2) };
  return { size, lens, tiles: visibleTiles(camera, lens, TILED_FRAME, 1).length };
}

/** A snapshot of all that the screen shows, beside the same view of the whole panorama. */
async function compare(page: Page, door: 0 | 1): Promise<{ shown: Pixels; exact: Pixels; lens: Lens }> {
  const { size, lens } = await viewOf(page);
  const shown = await snapshotOf(page, size);
  return { shown, exact: projected(content.wholeWith(door), lens, size.width, size.height), lens };
}

/** The largest difference from the exact image within a pixel of the border between two tiles, in levels. */
function differenceAtBorders({ shown, exact, lens }: { shown: Pixels; exact: Pixels; lens: Lens }): number {
  const { width, height } = shown;
  let most = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = camera.toUv(lens, ((x + 0.5) / width) * 2 - 1, 1 - ((y + 0.5) / height) * 2);
      const [across, down] = [(u * TILED_FRAME.width) % tileLimits.size, (v * TILED_FRAME.height) % tileLimits.size];
      const toBorder = Math.min(across, tileLimits.size - across, down, tileLimits.size - down);
      if (toBorder > 1) continue;
      for (let at = (y * width + x) * 3, end = at + 3; at < end; at++)
        most = Math.max(most, Math.abs((shown.data[at] ?? 0) - (exact.data[at] ?? 0)));
    }
  return most;
}

test('at rest, a view is as sharp as the whole panorama, without a seam, also after a choice', async ({ page }) => {
  const watched = await watchPage(page);
  const figures = await watchContext(page);
  await open(page);
  const { tiles } = await viewOf(page);
  await expect.poll(async () => (await figures()).tiles).toBeGreaterThanOrEqual(tiles);
  const first = await compare(page, 0);
  expect(psnr(first.shown, first.exact)).toBeGreaterThanOrEqual(ALIKE);
  expect(differenceAtBorders(first)).toBeLessThanOrEqual(2);

  await page.locator('vitrine-configurator').getByText('doors 1').click();
  await expect
    .poll(
      async () => {
        const { shown, exact } = await compare(page, 1);
        return psnr(shown, exact);
      },
      { intervals: [1000, 2000] },
    )
    .toBeGreaterThanOrEqual(ALIKE);
  expect(watched.complaints).toEqual([]);
  expect(await watched.violations()).toEqual([]);

  const { mostBytes, mostDraws, tiles: held } = await figures();
  console.log(`${Math.round(mostBytes / MEGABYTE)} MB of textures, ${held} tiles, ${mostDraws} draw calls`);
  expect(mostBytes).toBeLessThan(300 * MEGABYTE);
  expect(mostDraws).toBeLessThanOrEqual(100);
});

test('a tile that does not arrive leaves the whole image there, and no hole', async ({ page }) => {
  const figures = await watchContext(page);
  const { width, height } = TILED_FRAME;
  const missing = {
    column: Math.floor((0.5 + TILED_YAW / 360) * (width / 512)),
    row: Math.floor(height / 2 / 512) - 1,
  };
  let tries = 0;
  await page.route(`**/assets/base-1-${missing.column}-${missing.row}.webp`, (route) => {
    tries += 1;
    return route.abort();
  });
  await open(page);
  const { tiles } = await viewOf(page);
  await expect.poll(async () => (await figures()).tiles).toBeGreaterThanOrEqual(tiles - 1);
  const { shown, exact } = await compare(page, 0);
  // The whole image has half of the detail there: alike, not the same.
  expect(psnr(shown, exact)).toBeGreaterThanOrEqual(30);
  const most = shown.data.reduce((worst, value, at) => Math.max(worst, Math.abs(value - (exact.data[at] ?? 0))), 0);
  expect(most).toBeLessThanOrEqual(40);
  expect(tries).toBeGreaterThan(0);
  expect(tries).toBeLessThanOrEqual(2);
});

test('a context that is lost while tiles load comes back with tiles', async ({ page }) => {
  const watched = await watchPage(page);
  const figures = await watchContext(page);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let asked = 0;
  await page.route(/-1-\d+-\d+\.webp$/, async (route) => {
    asked += 1;
    await arrived;
    await route.continue();
  });
  await open(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await loseContext(page);
  await page.evaluate(() => (window as unknown as { forgetTextures(): void }).forgetTextures());
  arrive();
  await expect.poll(async () => (await figures()).tiles).toBeGreaterThan(5);
  expect(watched.complaints.filter((text) => !/context|WebGL/i.test(text))).toEqual([]);
});

test('a visitor who saves data gets the whole image only', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  let asked = 0;
  page.on('request', (request) => {
    if (/-1-\d+-\d+\.webp$/.test(request.url())) asked += 1;
  });
  const watched = await watchPage(page);
  await open(page);
  await snapshotOf(page, { width: 800, height: 600 });
  await watched.frames(60);
  expect(asked).toBe(0);
});

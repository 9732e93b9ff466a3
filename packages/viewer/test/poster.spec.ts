import { expect, type Locator, test } from '@playwright/test';
import { defaultDesign } from '@vitrine/domain/design/default-design';
import { restoreDesign } from '@vitrine/domain/design/restore-design';
import sharp from 'sharp';
import { createPanoramicCamera } from '../src/kinds/panoramic/camera.ts';
import { createFlatCamera } from '../src/kinds/stockset/camera.ts';
import { baseOf, makeOpening } from './content/make-opening.ts';
import { composited, type Pixels, projected, psnr } from './cpu-image.ts';
import { type Product, startProduct } from './product.ts';
import { holdFullFiles } from './watch/hold-full-files.ts';

/** Decibels: cells that are flat, a browser's way to read between pixels, and nothing that an eye would see. */
const ALIKE = 32;
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});

const pageOf = (latest: string, more = ''): string =>
  product.sites.page(`<vitrine-configurator src="${latest}" ${more}></vitrine-configurator>`);

/** What the poster shows, before the stage replaces it. */
async function pixelsOf(poster: Locator): Promise<Pixels> {
  const address = await poster.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const { data, info } = await sharp(Buffer.from(address.split(',')[1] ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

for (const text of [null, 'walls-2,doors-1,taps-1']) {
  test(`a panorama is visible before its full files, as the CPU would look at it: ${text ?? 'as it starts'}`, async ({
    page,
  }) => {
    const latest = `${product.sites.content}/panorama/latest.json`;
    await holdFullFiles(page, latest);
    await page.goto(pageOf(latest, text ? `design="${text}"` : ''));
    const poster = page.locator('vitrine-configurator .poster');
    const shown = await pixelsOf(poster);
    const { file } = product.panorama;
    const design = text ? restoreDesign(file, text).design : defaultDesign(file);
    const camera = createPanoramicCamera(20, 1024);
    const lens = camera.lens(camera.home(shown), shown);
    const expected = projected(await composited(product.panorama, design, 4), lens, shown.width, shown.height);
    expect(psnr(shown, expected)).toBeGreaterThanOrEqual(ALIKE);
  });
}

for (const [file, isBase] of [
  ['latest.json', false],
  ['opened.json', true],
] as const) {
  test(`a flat image covers its area before its full files, as sharp would cut it: ${file}`, async ({ page }) => {
    await makeOpening(product.still);
    const latest = `${product.sites.content}/still/${file}`;
    await holdFullFiles(page, latest);
    await page.goto(pageOf(latest));
    const poster = page.locator('vitrine-configurator .poster');
    if (isBase) await poster.locator('img').waitFor();
    const shown = isBase ? await screenshotOf(poster) : await pixelsOf(poster);
    const { base } = product.still.file;
    const design = defaultDesign(product.still.file);
    const layers = isBase ? [] : product.still.file.layers;
    const preview = await composited({ ...product.still, file: { ...product.still.file, layers } }, design, 4);
    const camera = createFlatCamera([base.width, base.height]);
    const [across, down] = camera.lens(camera.home(shown), shown).halfExtent;
    const cut = { width: Math.round(2 * across * preview.width), height: Math.round(2 * down * preview.height) };
    const [left, top] = [Math.round((preview.width - cut.width) / 2), Math.round((preview.height - cut.height) / 2)];
    const { data } = await sharp(preview.data, { raw: { width: preview.width, height: preview.height, channels: 3 } })
      .extract({ left, top, ...cut })
      .resize(shown.width, shown.height, { fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(psnr(shown, { ...shown, data })).toBeGreaterThanOrEqual(24);
  });
}

/** What is on the screen there. */
async function screenshotOf(part: Locator): Promise<Pixels> {
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

test.describe('a panorama that has a finished first view', () => {
  const yaw = 20;
  let latest = '';
  test.beforeAll(async () => {
    await makeOpening(product.panorama);
    latest = `${product.sites.content}/panorama/opened.json`;
  });

  test('is seen in full before the panorama is there, turns all the same, and then the view of before is gone', async ({
    page,
  }) => {
    const arrive = await holdFullFiles(page, latest);
    await page.goto(pageOf(latest));
    const viewer = page.locator('vitrine-configurator');
    const poster = viewer.locator('.poster');
    await expect(poster.locator('img')).toHaveCount(2);
    const shown = await screenshotOf(poster);
    const whole = await baseOf(product.panorama);
    const camera = createPanoramicCamera(yaw, 1024);
    const expected = projected(whole, camera.lens(camera.home(shown), shown), shown.width, shown.height);
    expect(psnr(shown, expected)).toBeGreaterThanOrEqual(34);
    // The stage below shows the preview, which a turn reveals.
    await expect(viewer.getByText('walls 1')).toBeVisible();
    await expect(poster).toHaveCount(1);
    const canvas = viewer.locator('[part=canvas]');
    await canvas.focus();
    await page.keyboard.press('ArrowRight');
    await expect(poster).toHaveCount(0);
    arrive();
    await expect(viewer.locator('.progress')).toBeHidden();
  });

  test('goes when the full panorama is there', async ({ page }) => {
    await page.goto(pageOf(latest));
    const viewer = page.locator('vitrine-configurator');
    await expect(viewer.locator('[part=canvas]')).toBeVisible();
    await expect(viewer.locator('.poster')).toHaveCount(0);
  });

  test('whose file does not load is done without', async ({ page }) => {
    await page.route(/opening-1/, (route) => route.abort());
    await page.goto(pageOf(latest));
    const viewer = page.locator('vitrine-configurator');
    await expect(viewer.getByText('walls 1')).toBeVisible();
    await expect(viewer.locator('.poster')).toHaveCount(0);
    await expect(viewer.locator('[part=canvas]')).toBeVisible();
  });
});

test('a line that is slow does not keep visitors from turning: the preview comes to the stage', async ({ page }) => {
  const latest = `${product.sites.content}/panorama/latest.json`;
  const arrive = await holdFullFiles(page, latest);
  await page.goto(pageOf(latest));
  const viewer = page.locator('vitrine-configurator');
  await viewer.locator('.poster').waitFor();
  await expect(viewer.locator('.poster')).toHaveCount(0);
  await expect(viewer.locator('.progress')).toBeVisible();
  await expect(viewer.getByText('walls 1')).toBeVisible();
  arrive();
  await expect(viewer.locator('.progress')).toBeHidden();
});

test('without its full files the preview comes to the stage, where it can be turned', async ({ page }) => {
  const latest = `${product.sites.content}/panorama/latest.json`;
  await holdFullFiles(page, latest, (route) => route.abort());
  await page.goto(pageOf(latest));
  const viewer = page.locator('vitrine-configurator');
  await expect(viewer.getByText('walls 1')).toBeVisible();
  await expect(viewer.locator('.poster')).toHaveCount(0);
  const image = viewer.locator('[part=canvas]');
  const before = await image.screenshot();
  await image.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => before.equals(await image.screenshot())).toBe(false);
});

test('without WebGL the poster goes once the still image is there', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...overrides: unknown[]) {
      return overrides[0] === 'webgl2' ? null : (real as (...all: unknown[]) => unknown).apply(this, overrides);
    } as typeof real;
  });
  const latest = `${product.sites.content}/still/latest.json`;
  const arrive = await holdFullFiles(page, latest);
  await page.goto(pageOf(latest));
  const viewer = page.locator('vitrine-configurator');
  await viewer.locator('.poster').waitFor();
  arrive();
  await expect(viewer.locator('.still img').first()).toBeVisible();
  await expect(viewer.locator('.poster')).toHaveCount(0);
});

import { expect, type Locator, test } from '@playwright/test';
import { defaultDesign } from '@vitrine/domain/design/default-design';
import { restoreDesign } from '@vitrine/domain/design/restore-design';
import sharp from 'sharp';
import { panoramicCamera } from '../src/kinds/panoramic/camera.ts';
import { flatCamera } from '../src/kinds/stockset/camera.ts';
import { composited, type Pixels, projected, psnr } from './cpu-picture.ts';
import { holdSharpFiles } from './hold-sharp-files.ts';
import { type Product, startProduct } from './product.ts';

/** Decibels: cells that are flat, a browser's way to read between pixels, and nothing that an eye would see. */
const ALIKE = 32;
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});

const pageOf = (latest: string, more = ''): string =>
  product.sites.page(`<vitrine-configurator src="${latest}" ${more}></vitrine-configurator>`);

/** What the poster shows, before the stage takes its place. */
async function pixelsOf(poster: Locator): Promise<Pixels> {
  const address = await poster.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const { data, info } = await sharp(Buffer.from(address.split(',')[1] ?? '', 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

for (const text of [null, 'walls-2,doors-1,taps-1']) {
  test(`a panorama is in sight before its sharp files, as the CPU would look at it: ${text ?? 'as it starts'}`, async ({
    page,
  }) => {
    const latest = `${product.sites.content}/panorama/latest.json`;
    await holdSharpFiles(page, latest);
    await page.goto(pageOf(latest, text ? `design="${text}"` : ''));
    const poster = page.locator('vitrine-configurator .poster');
    const shown = await pixelsOf(poster);
    const { file } = product.panorama;
    const design = text ? restoreDesign(file, text).design : defaultDesign(file);
    const camera = panoramicCamera(20, 1024);
    const lens = camera.lens(camera.home(shown), shown);
    const expected = projected(await composited(product.panorama, design, 4), lens, shown.width, shown.height);
    expect(psnr(shown, expected)).toBeGreaterThanOrEqual(ALIKE);
  });
}

test('a flat picture covers its place before its sharp files, as sharp would cut it', async ({ page }) => {
  const latest = `${product.sites.content}/still/latest.json`;
  await holdSharpFiles(page, latest);
  await page.goto(pageOf(latest));
  const shown = await pixelsOf(page.locator('vitrine-configurator .poster'));
  const { file } = product.still;
  const soft = await composited(product.still, defaultDesign(file), 4);
  const camera = flatCamera([file.base.width, file.base.height]);
  const [across, down] = camera.lens(camera.home(shown), shown).spread;
  const cut = { width: Math.round(2 * across * soft.width), height: Math.round(2 * down * soft.height) };
  const [left, top] = [Math.round((soft.width - cut.width) / 2), Math.round((soft.height - cut.height) / 2)];
  const { data } = await sharp(soft.data, { raw: { width: soft.width, height: soft.height, channels: 3 } })
    .extract({ left, top, ...cut })
    .resize(shown.width, shown.height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(psnr(shown, { ...shown, data })).toBeGreaterThanOrEqual(24);
});

test('a line that is slow does not keep visitors from turning: the soft picture comes to the stage', async ({
  page,
}) => {
  const latest = `${product.sites.content}/panorama/latest.json`;
  const arrive = await holdSharpFiles(page, latest);
  await page.goto(pageOf(latest));
  const viewer = page.locator('vitrine-configurator');
  await viewer.locator('.poster').waitFor();
  await expect(viewer.locator('.poster')).toHaveCount(0);
  await expect(viewer.locator('.progress')).toBeVisible();
  await expect(viewer.getByText('walls 1')).toBeVisible();
  arrive();
  await expect(viewer.locator('.progress')).toBeHidden();
});

test('without its sharp files the soft picture comes to the stage, where it can be turned', async ({ page }) => {
  const latest = `${product.sites.content}/panorama/latest.json`;
  await holdSharpFiles(page, latest, (route) => route.abort());
  await page.goto(pageOf(latest));
  const viewer = page.locator('vitrine-configurator');
  await expect(viewer.getByText('walls 1')).toBeVisible();
  await expect(viewer.locator('.poster')).toHaveCount(0);
  const picture = viewer.locator('canvas');
  const before = await picture.screenshot();
  await picture.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => before.equals(await picture.screenshot())).toBe(false);
});

test('without WebGL the poster goes once the still picture is there', async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
      return given[0] === 'webgl2' ? null : (real as (...all: unknown[]) => unknown).apply(this, given);
    } as typeof real;
  });
  const latest = `${product.sites.content}/still/latest.json`;
  const arrive = await holdSharpFiles(page, latest);
  await page.goto(pageOf(latest));
  const viewer = page.locator('vitrine-configurator');
  await viewer.locator('.poster').waitFor();
  arrive();
  await expect(viewer.locator('.still img').first()).toBeVisible();
  await expect(viewer.locator('.poster')).toHaveCount(0);
});

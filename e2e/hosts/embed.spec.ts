import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import sharp from 'sharp';
import { at, dataDirOfRun, HOSTS } from '../product.ts';
import { complaintsOf } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const FOLDER = 'content/oakline-kitchens/kitchens/stock-kitchen';
const LAYERS = ['walls', 'floor', 'splashback', 'worktops', 'doors', 'handles', 'taps'];
/** Item indexes by layer: none of them is in the design of the base image. */
const CHOSEN = [2, 3, 4, 2, 9, 2, 1];
const DESIGN = ['WA', 'FL', 'SP', 'WO', 'DO', 'HA', 'TA']
  .map((code, index) => `SSK-${code}-0${CHOSEN[index]}`)
  .join(',');

/** What the page's scripts see of the element. */
type Element = HTMLElement & {
  getDesign(): string;
  setDesign(design: string): unknown;
  snapshot(size: { width: number; height: number; type: string }): Promise<Blob>;
};

const openStock = async (page: Page): Promise<void> => {
  await page.goto(at(HOSTS.shop, `/stock.html?stocksetConfig=${DESIGN}`));
  await expect(page.getByRole('button', { name: /^Doors/ })).toContainText('Gloss Midnight');
};

/** The design drawn on the CPU from the same files of the content host. */
async function drawOnCpu(folder: string): Promise<Buffer> {
  const read = (file: string) => fs.readFileSync(path.join(folder, file));
  const { assets, details } = JSON.parse(read('latest.json').toString()) as LatestFile;
  const data = expandFile(details) as DrawableFile;
  const ids = DESIGN.split(',');
  const image = (image: string | null | undefined) => {
    const asset = assets[image ?? ''];
    const file = asset?.variants.find(({ scale }) => scale === 1)?.file;
    if (!asset || !file) throw new Error(`${image} was not taken in`);
    return { input: read(file), left: asset.rect[0], top: asset.rect[1] };
  };
  const layers = LAYERS.map((name) => {
    const items = data.layers.find((layer) => layer.safe_name === name)?.items ?? [];
    const item = items.find(({ id }) => ids.includes(String(id)));
    if (!item) throw new Error(`No item of ${name} is chosen`);
    return image(item.image_path);
  });
  return sharp(image(data.base.image).input).composite(layers).removeAlpha().raw().toBuffer();
}

/** Peak signal to noise ratio of two images of the same size, in decibels. */
function psnr(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  let squares = 0;
  for (let index = 0; index < one.length; index++) squares += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  return 10 * Math.log10((255 * 255 * one.length) / squares);
}

test('the composited image equals the one drawn from the files', async ({ page }) => {
  await openStock(page);
  const base64 = await page.evaluate(async () => {
    const element = document.querySelector('vitrine-configurator') as Element;
    const blob = await element.snapshot({ width: 1920, height: 1080, type: 'image/png' });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
      reader.readAsDataURL(blob);
    });
  });
  const shown = await sharp(Buffer.from(base64, 'base64')).removeAlpha().raw().toBuffer();
  expect(psnr(shown, await drawOnCpu(path.join(dataDirOfRun(), FOLDER)))).toBeGreaterThanOrEqual(45);
});

test('lives on a strict page of another site, and leaves nothing behind when it is removed', async ({ page }) => {
  const complaints = complaintsOf(page);
  await openStock(page);
  const left = await page.evaluate(async () => {
    const element = document.querySelector('vitrine-configurator') as Element;
    const design = element.getDesign();
    const canvas = element.shadowRoot?.querySelector('canvas');
    const context = canvas?.getContext('webgl2');
    element.remove();
    while (context?.isContextLost() === false) await new Promise(requestAnimationFrame);
    return { design, released: context?.isContextLost() };
  });
  expect(left.design).toContain(DESIGN);
  expect(left.released).toBe(true);
  expect(complaints).toEqual([]);
});

test('does not start where it is not allowed, and shows a message', async ({ page }) => {
  await page.route('**/stock-kitchen/latest.json*', async (route) => {
    const answer = await route.fetch({
      url: route.request().url().replace(HOSTS.content, '127.0.0.1'),
      headers: { host: `${HOSTS.content}` },
    });
    const latest = await answer.json();
    await route.fulfill({
      json: { ...latest, authorisedDomains: ['elsewhere.example'] },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.goto(at(HOSTS.shop, '/stock.html'));
  await expect(page.locator('vitrine-configurator')).toContainText(/domain|website|page/i);
  await expect(page.getByRole('button', { name: 'Save your design' })).toHaveCount(0);
});

test('the wheel scrolls the page until the visitor grabs the image', async ({ page }) => {
  await openStock(page);
  const box = await page.locator('vitrine-configurator canvas').boundingBox();
  if (!box) throw new Error('The viewer has no image');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
});

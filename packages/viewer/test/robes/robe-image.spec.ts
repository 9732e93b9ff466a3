import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { createHomeView } from '@vitrine/domain/design/robes/room/orbit';
import sharp from 'sharp';
import { drawRobe } from '../../../../apps/server/src/images/tasks/draw-robe.ts';
import { makeRobeContent } from '../content/robe-content.ts';
import { psnr } from '../cpu-image.ts';
import { type Product, startProduct } from '../product.ts';
import { snapshotOf } from '../snapshot-of.ts';

/** A small page: without a graphics card every pixel costs. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 600, height: 400 } });

const SIZE = { width: 800, height: 420 };
/** Decibels. What is left are edges thinner than a pixel, which graphics cards draw differently too. */
const ALIKE = 38;
const DESIGNS = [
  ['white', 'DR-01,FR-01,IN-01,MAT-03,w:2400,h:2300,n:3,t:TR-01,c:MAT-03'],
  ['glass before clothes', 'DR-02,FR-03,IN-01,MAT-07,w:3000,h:2400,n:4,t:TR-01,c:MAT-01,i2:IN-04'],
] as const;

let product: Product;
let folder = '';
test.beforeAll(async () => {
  product = await startProduct();
  folder = path.join(path.dirname(product.panorama.folder), 'robes');
  await makeRobeContent(folder);
});

test('the server draws wardrobes as the viewer shows them', async ({ page }) => {
  const { details: file, assets } = JSON.parse(fs.readFileSync(path.join(folder, 'latest.json'), 'utf8')) as {
    details: SlidingRobeFile;
    assets: AssetIndex;
  };
  await page.goto(
    product.sites.page(
      `<vitrine-configurator src="${product.sites.content}/robes/latest.json"></vitrine-configurator>`,
    ),
  );
  await page.locator('vitrine-configurator').getByRole('button', { name: 'Open doors' }).waitFor();
  const images = file.materials.flatMap(({ texture, tile_mm }) => {
    const name = texture && assets[texture]?.variants[0]?.file;
    return name
      ? [{ path: texture, name, bytes: fs.readFileSync(path.join(folder, name)), tile: tile_mm ?? 1000 }]
      : [];
  });
  for (const [name, design] of DESIGNS) {
    const { bytes } = await drawRobe({ file, design, images, view: createHomeView(), size: SIZE, format: 'png' });
    const data = await sharp(bytes).removeAlpha().raw().toBuffer();
    // The images of its materials arrive after the design.
    await expect
      .poll(async () => psnr(await snapshotOf(page, SIZE, design), { data, ...SIZE }), { message: name })
      .toBeGreaterThanOrEqual(ALIKE);
  }
});

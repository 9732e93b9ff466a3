import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { createHomeView } from '@vitrine/domain/design/robes/room/orbit';
import sharp from 'sharp';
import { drawRobe } from '../../../../apps/server/src/images/tasks/draw-robe.ts';
import { type Card, USUAL_CARD } from '../../../../apps/server/src/images/tasks/robe/visible-triangles.ts';
import { makeRobeContent } from '../content/robe-content.ts';
import { type Pixels, psnr } from '../cpu-image.ts';
import { type Product, startProduct } from '../product.ts';
import { snapshotOf } from '../snapshot-of.ts';

/** A small page: without a graphics card every pixel costs. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 600, height: 400 } });

const SIZE = { width: 1200, height: 630 };
/**
 * The software card that the tests' browser draws with. It has few places for corners, and reads depths on the wrong side of a
 * pixel's centre: as far to the left of it as the sample is to the right.
 */
const SOFTWARE_CARD = {
  samples: USUAL_CARD.samples,
  depths: USUAL_CARD.samples.map(([x, y]) => [1 - x, y] as const),
  grid: 16,
};
/** Decibels between the viewer's image and the server's, drawn as by the same card, and as by the usual ones. */
const ALIKE = { sameCard: 45, usualCard: 40 };
/** Milliseconds until a design's images are there; each look at it takes seconds here. */
const LOADED = 30_000;
const DESIGNS = [
  ['white', 'DR-01,FR-01,IN-01,MAT-03,w:2400,h:2300,n:3,t:TR-01,c:MAT-03'],
  ['mirrors', 'DR-01,FR-02,IN-02,MAT-05,w:2700,h:2200,n:3,t:TR-01,c:MAT-02'],
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
    const draw = async (card?: Card): Promise<Pixels> => {
      const view = createHomeView();
      const { bytes } = await drawRobe({
        file,
        design,
        images,
        view,
        size: SIZE,
        format: 'png',
        ...(card && { card }),
      });
      return { data: await sharp(bytes).removeAlpha().raw().toBuffer(), ...SIZE };
    };
    const [sameCard, usualCard] = [await draw(SOFTWARE_CARD), await draw()];
    const shown = (): Promise<Pixels> => snapshotOf(page, SIZE, design);
    // The images of its materials arrive after the design.
    await expect
      .poll(async () => psnr(await shown(), sameCard), { message: name, timeout: LOADED })
      .toBeGreaterThanOrEqual(ALIKE.sameCard);
    expect(psnr(await shown(), usualCard), name).toBeGreaterThanOrEqual(ALIKE.usualCard);
  }
});

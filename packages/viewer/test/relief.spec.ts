import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import sharp from 'sharp';
import { makeRobeContent } from './content/robe-content.ts';
import type { Pixels } from './cpu-image.ts';
import { type Product, startProduct } from './product.ts';
import { snapshotOf } from './snapshot-of.ts';
import { loseContext } from './watch/lose-context.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 260, height: 420 } });

/** Pixels of the images: one covers more than a pixel of the snapshot, so that the relief has not faded. */
const SIDE = 160;
const PERIOD = 8;
const SIZE = { width: 480, height: 480 };
/** Closed, without a mirror, as narrow and low as wardrobes are. */
const designOf = (material: string): string => `DR-01,FR-01,IN-08,${material},w:1200,h:1800,n:2,t:TR-01,c:MAT-03`;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
  const folder = path.join(path.dirname(product.panorama.folder), 'reliefs');
  await makeRobeContent(folder);
  const image = (name: string, colourAt: (x: number, y: number) => readonly number[]) => {
    const data = Array.from({ length: SIDE * SIDE }, (_, at) => colourAt(at % SIDE, Math.floor(at / SIDE))).flat();
    const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
    return sharp(Uint8Array.from(data), { raw })
      .webp({ lossless: true })
      .toFile(path.join(folder, 'assets', `materials-${name}.webp`));
  };
  // Grooves in red and green. What differs in blue is light.
  const grooved = (along: number) => {
    const level = 155 + 60 * Math.sin((2 * Math.PI * along) / PERIOD);
    return [level, level, 150];
  };
  await image('natural_oak', (x) => grooved(x));
  await image('walnut', (_, y) => grooved(y));
  await image('white', () => [155, 155, 150]);
  await image('graphite', () => [155, 155, 150]);
  const file = path.join(folder, 'latest.json');
  const latest = JSON.parse(fs.readFileSync(file, 'utf8')) as { details: SlidingRobeFile };
  for (const material of latest.details.materials) {
    if (material.id === 'MAT-04') Object.assign(material, { texture: 'materials/natural_oak.webp', finish: 'gloss' });
    // On white, the image counts as dark pores, on black as what is between them.
    if (material.id === 'MAT-03') material.hex = '#ffffff';
    if (material.id === 'MAT-05') material.hex = '#000000';
  }
  fs.writeFileSync(file, JSON.stringify(latest));
});

async function openRobe(page: Page) {
  const src = `${product.sites.content}/reliefs/latest.json`;
  await page.goto(product.sites.page(`<vitrine-configurator src="${src}"></vitrine-configurator>`));
  const viewer = page.locator('vitrine-configurator');
  await viewer.getByRole('button', { name: 'Open doors' }).waitFor();
  return viewer;
}

const at = ({ data, width }: Pixels, x: number, y: number, channel: number): number =>
  data[(y * width + x) * 3 + channel] ?? 0;

/**
 * How much the light on the left door follows its slopes: the change of blue, in levels, where the height rises most
 * to the right or down. 0 on a surface that is flat, whatever its colours.
 */
function lightOnSlopes(pixels: Pixels, [dx, dy]: readonly [dx: number, dy: number]): number {
  let [product, power] = [0, 0];
  for (let y = 180; y < 300; y++)
    for (let x = 150; x < 210; x++) {
      const rise = at(pixels, x + dx, y + dy, 1) - at(pixels, x - dx, y - dy, 1);
      const blue =
        2 * at(pixels, x, y, 2) - at(pixels, x - 4 * dx, y - 4 * dy, 2) - at(pixels, x + 4 * dx, y + 4 * dy, 2);
      product += rise * blue;
      power += rise * rise;
    }
  return (product / power) * Math.sqrt(power / (120 * 60));
}

test('wood has a relief that its light shows, from the window and from above; polished, it is nearly flat', async ({
  page,
}) => {
  await openRobe(page);
  const shown = (material: string): Promise<Pixels> => snapshotOf(page, SIZE, designOf(material));
  const oak = lightOnSlopes(await shown('MAT-01'), [1, 0]);
  const crosswise = lightOnSlopes(await shown('MAT-02'), [0, 1]);
  const lacquer = lightOnSlopes(await shown('MAT-04'), [1, 0]);
  // The window is at the left, the ceiling above: slopes that face them are brighter.
  expect(oak).toBeGreaterThan(1.5);
  expect(crosswise).toBeGreaterThan(1.5);
  expect(Math.abs(lacquer)).toBeLessThan(oak * 0.3);
});

test('a snapshot has the images of its design, also when they come late', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/materials-natural_oak.webp', async (route) => {
    await arrival;
    await route.continue();
  });
  await openRobe(page);
  const asked = page.waitForRequest('**/materials-natural_oak.webp');
  const taken = snapshotOf(page, SIZE, designOf('MAT-01'));
  await asked;
  arrive();
  expect(lightOnSlopes(await taken, [1, 0])).toBeGreaterThan(1.5);
});

test('a snapshot has the images again after a lost card is back', async ({ page }) => {
  await openRobe(page);
  await snapshotOf(page, SIZE, designOf('MAT-01'));
  await loseContext(page);
  expect(lightOnSlopes(await snapshotOf(page, SIZE), [1, 0])).toBeGreaterThan(1.5);
});

test('what is dark in an image is duller than what is bright', async ({ page }) => {
  const viewer = await openRobe(page);
  await viewer.locator('canvas').focus();
  for (let step = 0; step < 30; step++) await page.keyboard.press('ArrowRight');
  const brightness = async (material: string): Promise<number> => {
    const pixels = await snapshotOf(page, SIZE, designOf(material));
    let sum = 0;
    for (let y = 180; y < 280; y++) for (let x = 180; x < 280; x++) sum += at(pixels, x, y, 1);
    return sum / 10_000;
  };
  // The same image on both: only what it is compared with differs.
  const dull = await brightness('MAT-03');
  expect(await brightness('MAT-05')).toBeGreaterThan(dull + 2.5);
});

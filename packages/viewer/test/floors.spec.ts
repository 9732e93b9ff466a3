import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { floorCatalogue, floorImage, makeFloor } from './content/floor-content.ts';
import { type Product, startProduct } from './product.ts';
import { loseContext } from './watch/lose-context.ts';
import { watchPage } from './watch/watch-page.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Small: without a graphics card every pixel of the floor costs. */
test.use({ viewport: { width: 900, height: 600 } });

const SIZE = { width: 480, height: 270 };

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
  const folder = (name: string): string => path.join(product.still.folder, '..', name);
  const whole = floorCatalogue();
  await makeFloor(folder('floor'), whole);
  const { scene: _, ...roomless } = whole;
  await makeFloor(folder('roomless'), roomless);
  const plain = whole.blends.map((blend) => ({ ...blend, thumbnail: null }));
  await makeFloor(folder('plain'), { ...whole, blends: plain, finishes: [] });
});

const viewerOf = (page: Page) => page.locator('vitrine-configurator');
const open = async (page: Page, which: string): Promise<void> => {
  const src = `${product.sites.content}/${which}/latest.json`;
  await page.goto(product.sites.page(`<vitrine-configurator src="${src}"></vitrine-configurator>`));
};
const ready = (page: Page) => viewerOf(page).getByRole('button', { name: 'Save your design' }).waitFor();

/** Red, green and blue of a view of the design. */
async function snapshot(page: Page, design: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([design, size]) => {
      const viewer = document.querySelector('vitrine-configurator') as unknown as {
        setDesign(design: string): void;
        snapshot(options: object): Promise<Blob>;
      };
      viewer.setDesign(design);
      const blob = await viewer.snapshot({ ...size, type: 'image/png' });
      return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
    },
    [design, SIZE] as const,
  );
  return raw(Buffer.from(base64, 'base64'));
}

const raw = (image: Buffer | string): Promise<Buffer> => sharp(image).resize(SIZE).removeAlpha().raw().toBuffer();
const maskOf = (): Promise<Buffer> =>
  sharp(floorImage('floor_mask.png')).resize(SIZE).extractChannel(0).raw().toBuffer();

/** The mean colour inside the mask, and how much neighbours there differ. */
function lookAt(pixels: Buffer, mask: Buffer, belongs: (mask: number) => boolean): { mean: number[]; grain: number } {
  const sums = [0, 0, 0];
  let [count, grain] = [0, 0];
  mask.forEach((value, at) => {
    if (!belongs(value)) return;
    count++;
    for (let channel = 0; channel < 3; channel++)
      sums[channel] = (sums[channel] ?? 0) + (pixels[at * 3 + channel] ?? 0);
    grain += Math.abs((pixels[at * 3 + 1] ?? 0) - (pixels[at * 3 + 4] ?? 0));
  });
  return { mean: sums.map((sum) => sum / count), grain: grain / count };
}

const far = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))));

test('floors have the brightness and colour of the blends’ own previews, and leave room and page alone', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await open(page, 'floor');
  await ready(page);
  const [mask, room] = [await maskOf(), await raw(floorImage('base.webp'))];
  for (const [blend, preview] of [
    ['BLD-04', 'previews/blend_coastline.webp'],
    ['BLD-06', 'previews/blend_nightfall.webp'],
  ]) {
    const shown = await snapshot(page, `${blend},FIN-01`);
    const floor = lookAt(shown, mask, (value) => value > 250);
    const expected = lookAt(await raw(floorImage(preview ?? '')), mask, (value) => value > 250);
    expect(far(floor.mean, expected.mean), blend).toBeLessThan(5);
    expect(floor.grain, 'flakes can be distinguished').toBeGreaterThan(1.5);
    const walls = (pixels: Buffer) => lookAt(pixels, mask, (value) => value === 0);
    expect(far(walls(shown).mean, walls(room).mean)).toBeLessThan(1);
  }
  const [satin, gloss] = [await snapshot(page, 'BLD-06,FIN-01'), await snapshot(page, 'BLD-06,FIN-02')];
  expect(satin.equals(await snapshot(page, 'BLD-06,FIN-01')), 'always the same').toBe(true);
  expect(lookAt(gloss, mask, (value) => value > 250).mean[0]).toBeGreaterThan(
    (lookAt(satin, mask, (value) => value > 250).mean[0] ?? 0) + 0.3,
  );
  await watched.removeViewers();
  await expect.poll(watched.counts).toMatchObject({ contexts: 0, textures: 0, buffers: 0, programs: 0 });
});

test('a strict page needs nothing more; choices and a mix are made with the keyboard; a lost card comes back', async ({
  page,
}) => {
  const watched = await watchPage(page);
  await open(page, 'floor');
  await ready(page);
  const viewer = viewerOf(page);
  await viewer.getByRole('radio', { name: /Granite/ }).focus();
  await page.keyboard.press('ArrowRight');
  await viewer.getByRole('button', { name: 'Mix your own' }).press('Enter');
  await viewer.getByRole('slider', { name: 'Percent of Anthracite' }).press('ArrowRight');
  const design = () => viewer.evaluate((element) => (element as unknown as { getDesign(): string }).getDesign());
  await expect.poll(design).toBe('mix=FLK-06:51:m;FLK-05:34:m;FLK-02:15:s,FIN-01');
  await viewer.getByRole('button', { name: /Show larger/ }).click();
  await page.keyboard.press('Escape');
  expect(await watched.violations()).toEqual([]);
  expect(watched.complaints).toEqual([]);
  const mask = await maskOf();
  const look = async () => lookAt(await snapshot(page, 'BLD-05,FIN-01'), mask, (value) => value > 250);
  const before = await look();
  await loseContext(page);
  expect(far((await look()).mean, before.mean)).toBeLessThan(1);
});

test('on a card without enough memory, images of half the size are tried, and not again and again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { uploads: 0 });
    const gl = WebGL2RenderingContext.prototype as unknown as Record<string, (...input: unknown[]) => unknown>;
    const { texImage2D } = gl;
    gl.texImage2D = function (this: unknown, ...input: unknown[]) {
      (window as unknown as { uploads: number }).uploads += 1;
      return texImage2D?.apply(this, input);
    };
    gl.getError = () => WebGL2RenderingContext.OUT_OF_MEMORY;
  });
  const watched = await watchPage(page);
  await open(page, 'floor');
  await ready(page);
  const count = () => page.evaluate(() => (window as unknown as { uploads: number }).uploads);
  const countMore = async (): Promise<number> => {
    const before = await count();
    await watched.frames(150);
    return (await count()) - before;
  };
  await expect.poll(countMore).toBe(0);
});

test('beside the image of a tablet, blends have room for their names and prices', async ({ page }) => {
  await open(page, 'floor');
  await ready(page);
  const widths = await viewerOf(page)
    .locator('.blend-tiles .tile')
    .evaluateAll((tiles) => tiles.map((tile) => tile.clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(70);
});

test('leaves nothing behind when it is removed, twenty times over', async ({ page }) => {
  const watched = await watchPage(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'floor');
  await ready(page);
  await watched.removeViewers();
  const before = await watched.counts();
  for (let round = 0; round < 20; round++) {
    await page.evaluate((src) => {
      const viewer = document.createElement('vitrine-configurator');
      viewer.setAttribute('src', src);
      document.body.append(viewer);
    }, `${product.sites.content}/floor/latest.json`);
    await ready(page);
    await watched.removeViewers();
  }
  // A file that the last one had asked for holds it until it is here.
  const more = async () => {
    const { nodes: _, listeners, ...graphics } = await watched.counts();
    return { ...graphics, listeners: listeners > before.listeners };
  };
  await expect.poll(more).toEqual({ contexts: 0, textures: 0, buffers: 0, programs: 0, listeners: false });
});

test('files of another make: without a room it says so, without thumbnails and finishes it goes on', async ({
  page,
}) => {
  await open(page, 'roomless');
  await expect(viewerOf(page).getByRole('alert')).toContainText('There is no room to show yet');
  await open(page, 'plain');
  await ready(page);
  await expect(viewerOf(page).getByRole('radio', { name: /Domino/ })).toBeAttached();
  await expect(viewerOf(page).getByText('High Gloss')).toHaveCount(0);
});

test('without WebGL the floor is a still image of the same colour', async ({ page }) => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext as (
      this: HTMLCanvasElement,
      ...overrides: unknown[]
    ) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...overrides: unknown[]) {
      return overrides[0] === 'webgl2' ? null : original.apply(this, overrides);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await open(page, 'floor');
  await ready(page);
  await expect(viewerOf(page).getByText('This browser has no WebGL')).toBeVisible();
  const [shown, mask] = [await snapshot(page, 'BLD-04,FIN-01'), await maskOf()];
  const expected = await raw(floorImage('previews/blend_coastline.webp'));
  const floor = (pixels: Buffer) => lookAt(pixels, mask, (value) => value > 250).mean;
  expect(far(floor(shown), floor(expected))).toBeLessThan(6);
});

test.describe('axe', () => {
  /** Lets the script of axe pass the policy of the page. */
  test.use({ bypassCSP: true });
  test('finds nothing, beside the image and under it', async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, 'floor');
      await ready(page);
      const mixing = width > 800 ? 'button' : 'tab';
      await viewerOf(page).getByRole(mixing, { name: 'Mix your own' }).click();
      await page.addScriptTag({ path: AXE });
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(selector: string): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
        };
        const { violations } = await axe.run('vitrine-configurator');
        return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
      });
      expect(found, String(width)).toEqual([]);
    }
  });
});

import type { Page } from '@playwright/test';
import type { LatestFile } from '@vitrine/contract/latest-file';
import sharp from 'sharp';
import { at, HOSTS } from '../product.ts';
import { expect, test } from '../test.ts';

/**
 * Images by address show what the viewer shows: the server's image of a design, without loss, and the viewer's own of
 * the same size and view.
 */

/** Decibels: what rounding on the graphics card may cost, and no more. */
const ALIKE = 45;
/**
 * Of floors the graphics card computes where each patch of flakes comes from, in its own precision, and its smallest
 * copies of them.
 */
const ALIKE_FLOORS = 48;
/** Of wardrobes, edges that are thinner than a pixel differ, as they do from one graphics card to another. */
const ALIKE_WARDROBES = 40;

type Element = HTMLElement & {
  snapshot(size: { width: number; height: number; type: string }): Promise<Blob>;
};

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

const pixelsOf = async (bytes: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

async function shownBy(page: Page, size: { width: number; height: number }): Promise<Pixels> {
  const base64 = await page.evaluate(async (size) => {
    const element = document.querySelector('vitrine-configurator') as Element;
    const blob = await element.snapshot({ ...size, type: 'image/png' });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
      reader.readAsDataURL(blob);
    });
  }, size);
  return pixelsOf(Buffer.from(base64, 'base64'));
}

/** Peak signal to noise ratio of two images of the same size, in decibels. */
function psnr(one: Pixels, other: Pixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  let squares = 0;
  for (let index = 0; index < one.data.length; index++)
    squares += ((one.data[index] ?? 0) - (other.data[index] ?? 0)) ** 2;
  return 10 * Math.log10((255 * 255 * one.data.length) / squares);
}

/** What the page gets from the content host: from another site, as any page may. */
async function fetchFrom(page: Page, path: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    at(HOSTS.content, path),
  );
  return Buffer.from(base64, 'base64');
}

const KINDS = [
  ['a panorama', '/index.html', 'oakline-kitchens/kitchens/panoramic-kitchen', 'Save your design', ALIKE],
  ['a still', '/stock.html', 'oakline-kitchens/kitchens/stock-kitchen', 'Save your design', ALIKE],
  ['a floor', '/floors.html', 'terra-floors/floors/garage-floor', 'Request a sample', ALIKE_FLOORS],
  ['a wardrobe', '/wardrobes.html', 'oakline-kitchens/wardrobes/sliding-wardrobe', 'Open doors', ALIKE_WARDROBES],
] as const;
const SIZE = { width: 1200, height: 630 };
/** The viewer's own image has the files that suit its area of the screen, so that has to be about as large. */
test.use({ viewport: { width: 1700, height: 1050 } });

for (const [name, address, folder, ready, alike] of KINDS) {
  test(`${name} has the same image on the server and in the viewer`, async ({ page }) => {
    await page.goto(at(HOSTS.shop, address));
    await page.locator('vitrine-configurator').getByRole('button', { name: ready }).waitFor();
    const latest = JSON.parse(String(await fetchFrom(page, `/${folder}/latest.json`))) as LatestFile;
    const query = `configurator=${latest.configurator.id}&width=${SIZE.width}&height=${SIZE.height}&format=png`;
    const drawn = await pixelsOf(await fetchFrom(page, `/designs/image?${query}`));
    // The viewer is ready before its sharpest files have arrived.
    await expect.poll(async () => psnr(drawn, await shownBy(page, SIZE))).toBeGreaterThanOrEqual(alike);
  });
}

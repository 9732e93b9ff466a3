import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makeRobeContent } from '../content/robe-content.ts';
import type { Pixels } from '../cpu-image.ts';
import { type Product, startProduct } from '../product.ts';
import { snapshotOf } from '../snapshot-of.ts';
import { loseContext } from '../watch/lose-context.ts';
import { type DrawnFigures, setScreenClock } from '../watch/screen-clock.ts';
import { watchPage } from '../watch/watch-page.ts';

/** Small: without a graphics card every pixel costs. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 260, height: 420 } });

/** Of a refined snapshot: the frame itself, its samples, and what presents their average. */
const REFINED = 18;
/** Open, with mirrors, clothes and shadows. */
const DESIGN = 'DR-01,FR-02,IN-03,MAT-01,w:2700,h:2300,n:3,t:TR-02,c:MAT-08,d2:DR-01/MAT-06,i2:IN-01,i3:IN-05';
const SIZE = { width: 240, height: 200 };

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
  await makeRobeContent(path.join(path.dirname(product.panorama.folder), 'robes'));
});

async function openRobe(page: Page) {
  const src = `${product.sites.content}/robes/latest.json`;
  await page.goto(product.sites.page(`<vitrine-configurator src="${src}"></vitrine-configurator>`));
  const viewer = page.locator('vitrine-configurator');
  await viewer.getByRole('button', { name: 'Open doors' }).waitFor();
  return viewer;
}

/** How much edges that lead across the image change from pixel to pixel: stairs and dashes do, smooth ones do not. */
function stairs({ data, width, height }: Pixels): number {
  const grey = (x: number, y: number): number => data[(y * width + x) * 3 + 1] ?? 0;
  let [sum, count] = [0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      if (Math.abs(grey(x, y - 1) - grey(x, y + 1)) < 50) continue;
      sum += Math.abs(2 * grey(x, y) - grey(x - 1, y) - grey(x + 1, y));
      count += 1;
    }
  return sum / count;
}

type PageWatch = Awaited<ReturnType<typeof watchPage>>;
type Figures = Awaited<ReturnType<typeof setScreenClock>>;

/** Waits until nothing is drawn for twice the time after which frames are refined. */
async function rest(watched: PageWatch, figures: Figures): Promise<void> {
  for (let [before, now] = [-1, 0]; before !== now; ) {
    before = now;
    await watched.frames(32);
    now = (await figures()).frames;
  }
}

/** The passes over the image that a snapshot takes: one for each sample, and one to present them. */
async function passesOf(figures: Figures, snapshot: () => Promise<unknown>): Promise<number> {
  const { passes } = await figures();
  await snapshot();
  return (await figures()).passes - passes;
}

test('at rest a frame is refined, with finer edges, and then nothing is drawn until an input', async ({ page }) => {
  const watched = await watchPage(page);
  const figures = await setScreenClock(page);
  const viewer = await openRobe(page);
  const direct = await snapshotOf(page, SIZE, DESIGN);
  await rest(watched, figures);
  const { frames } = await figures();
  const refined = await snapshotOf(page, SIZE);
  expect(await passesOf(figures, () => snapshotOf(page, SIZE))).toBe(REFINED);
  expect(stairs(refined)).toBeLessThan(stairs(direct) * 0.85);
  // A snapshot leaves what the screen shows.
  await watched.frames(20);
  const seen = await figures();
  expect(seen.frames).toBe(frames);
  expect(seen.mostCalls).toBeLessThanOrEqual(60);
  expect(seen.mostTriangles).toBeLessThanOrEqual(150_000);

  await viewer.locator('canvas').focus();
  const passes = await page.evaluate(async () => {
    const { drawnFigures } = window as unknown as { drawnFigures: { passes: number } };
    const robe = document.querySelector('vitrine-configurator') as unknown as {
      shadowRoot: ShadowRoot;
      snapshot(size: object): Promise<Blob>;
    };
    const canvas = robe.shadowRoot.querySelector('canvas');
    canvas?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    const before = drawnFigures.passes;
    await robe.snapshot({ width: 64, height: 40 });
    return drawnFigures.passes - before;
  });
  // The frame itself, in the snapshot and perhaps on the screen: none is refined.
  expect(passes).toBeLessThanOrEqual(2);
  expect(watched.complaints).toEqual([]);
});

test('where a frame takes long, none is refined', async ({ page }) => {
  const watched = await watchPage(page);
  const figures = await setScreenClock(page, 8);
  await openRobe(page);
  await snapshotOf(page, SIZE, DESIGN);
  await rest(watched, figures);
  expect(await passesOf(figures, () => snapshotOf(page, SIZE))).toBe(1);
});

/** Moves the mouse that is down a little in each frame of the screen; returns the pixels drawn after each. */
async function turnEachFrame(frames: number): Promise<number[]> {
  const { drawnFigures } = window as unknown as { drawnFigures: DrawnFigures };
  const canvas = document.querySelector('vitrine-configurator')?.shadowRoot?.querySelector('canvas');
  const { left, top } = canvas?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const seen: number[] = [];
  for (let step = 1; step <= frames; step++) {
    const place = { clientX: left + 4 + 2 * step, clientY: top + 4 };
    canvas?.dispatchEvent(
      new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', buttons: 1, bubbles: true, ...place }),
    );
    await new Promise(requestAnimationFrame);
    seen.push(drawnFigures.pixels);
  }
  return seen;
}

test('while a hand turns it, slow frames have fewer pixels, and get them back at rest; a click costs none', async ({
  page,
}) => {
  const watched = await watchPage(page);
  const figures = await setScreenClock(page, 8);
  const viewer = await openRobe(page);
  await rest(watched, figures);
  const { pixels: all, frames } = await figures();
  const box = await viewer.locator('canvas').boundingBox();
  if (!box) throw new Error('The canvas has no bounding box');
  const [x, y] = [box.x + 4, box.y + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await watched.frames(12);
  expect((await figures()).frames).toBe(frames);
  const seen = await page.evaluate(turnEachFrame, 60);
  expect(seen.at(-1)).toBeLessThan(all * 0.2);
  // Never back and forth while it moves.
  expect(seen.toSorted((one, other) => other - one)).toEqual(seen);
  await page.mouse.up();
  await rest(watched, figures);
  expect((await figures()).pixels).toBeGreaterThan(all * 0.6);
  expect(watched.complaints).toEqual([]);
});

test('a context that is lost and a size that changes begin again', async ({ page }) => {
  // Fifty frames and more, each drawn without a graphics card.
  test.setTimeout(300_000);
  const watched = await watchPage(page);
  const figures = await setScreenClock(page);
  await openRobe(page);
  for (const act of [
    () => snapshotOf(page, SIZE, DESIGN),
    () => loseContext(page),
    () => page.setViewportSize({ width: 280, height: 440 }),
  ]) {
    await act();
    await rest(watched, figures);
    expect(await passesOf(figures, () => snapshotOf(page, SIZE))).toBe(REFINED);
  }
  expect(watched.complaints).toEqual([]);
});

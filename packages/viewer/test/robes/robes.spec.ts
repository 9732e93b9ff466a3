import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makeRobeContent } from '../content/robe-content.ts';
import { type Product, startProduct } from '../product.ts';
import { snapshotOf } from '../snapshot-of.ts';
import { loseContext } from '../watch/lose-context.ts';
import { watchPage } from '../watch/watch-page.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** One image a choice, whatever the machine's speed, and a small one: without a graphics card every pixel costs. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 900, height: 600 } });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
  const folder = path.dirname(product.panorama.folder);
  await makeRobeContent(path.join(folder, 'robes'));
  await makeRobeContent(path.join(folder, 'largest-robes'), {
    width_mm: { min: 1200, max: 10_000, step: 10, default: 2400 },
    door_count: { min: 2, max: 12 },
  });
});

const address = (content = 'robes'): string => `${product.sites.content}/${content}/latest.json`;

async function openRobe(page: Page, content?: string) {
  await page.goto(product.sites.page(`<vitrine-configurator src="${address(content)}"></vitrine-configurator>`));
  const viewer = page.locator('vitrine-configurator');
  await viewer.getByRole('button', { name: 'Open doors' }).waitFor();
  return viewer;
}

interface SeenColours {
  door: number[];
  wall: number[];
  /** Wall beside a narrow wardrobe, door of a wide one. */
  between: number[];
}

/** The colours of the middle door and of the wall beside the wardrobe. */
const look = (page: Page): Promise<SeenColours> =>
  page.evaluate(async () => {
    const viewer = document.querySelector('vitrine-configurator') as unknown as {
      snapshot(options: { width: number; height: number }): Promise<Blob>;
    };
    const image = await createImageBitmap(await viewer.snapshot({ width: 240, height: 160 }));
    const pen = new OffscreenCanvas(240, 160).getContext('2d', { willReadFrequently: true });
    pen?.drawImage(image, 0, 0);
    const at = (x: number, y: number) => [...(pen?.getImageData(x, y, 6, 6).data.slice(0, 3) ?? [])];
    return { door: at(117, 70), wall: at(14, 70), between: at(40, 76) };
  });

const design = (page: Page): Promise<string> =>
  page.evaluate(() =>
    (document.querySelector('vitrine-configurator') as unknown as { getDesign(): string }).getDesign(),
  );

const brightness = (colour: readonly number[]): number => colour.reduce((sum, channel) => sum + channel, 0) / 3;
const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((channel, index) => channel - (other[index] ?? 0)));

test('a choice changes the doors and leaves the wall; opened, they show the interior, also after the card was lost', async ({
  page,
}) => {
  const watched = await watchPage(page);
  const viewer = await openRobe(page);
  const white = await look(page);
  expect(brightness(white.door)).toBeGreaterThan(170);

  await viewer.getByRole('button', { name: /^Doors/ }).click();
  await viewer.getByRole('radio', { name: /^Graphite/ }).check({ force: true });
  const graphite = await look(page);
  expect(brightness(graphite.door)).toBeLessThan(brightness(white.door) - 60);
  expect(distance(graphite.wall, white.wall)).toBeLessThan(6);

  await viewer.getByRole('button', { name: 'Open doors' }).click();
  await expect(viewer.getByRole('button', { name: 'Close doors' })).toBeVisible();
  await viewer.getByRole('button', { name: 'Show dimensions' }).click();
  const opened = await look(page);
  expect(distance(opened.door, graphite.door)).toBeGreaterThan(20);
  const wide = await viewer.evaluate(async (element) => {
    const { snapshot } = element as unknown as { snapshot(size: object): Promise<Blob> };
    const { width, height } = await createImageBitmap(await snapshot.call(element, { width: 4096, height: 16 }));
    return [width, height];
  });
  expect(wide).toEqual([4096, 16]);
  await loseContext(page);
  await expect(viewer.getByRole('button', { name: 'Close doors' })).toBeVisible();
  const again = await look(page);
  for (const part of ['door', 'wall', 'between'] as const)
    expect(distance(again[part], opened[part]), part).toBeLessThan(4);
  expect(await watched.violations()).toEqual([]);
  expect(await watched.newGlobals()).toEqual([]);
  expect(watched.complaints).toEqual([]);
});

test('the size is typed or slid, keeps to its limits, and doors come with it', async ({ page }) => {
  const viewer = await openRobe(page);
  await viewer.evaluate((element) =>
    (element as unknown as { setDesign(text: string): void }).setDesign('DR-01,FR-01,IN-01,MAT-05,w:2400,n:3'),
  );
  expect(brightness((await look(page)).between)).toBeGreaterThan(150);
  const width = viewer.getByRole('spinbutton', { name: 'Width' });
  await width.fill('9999');
  await width.press('Enter');
  await expect(width).toHaveValue('4800');
  expect(await design(page)).toContain('w:4800,h:2300,n:4');
  expect(brightness((await look(page)).between)).toBeLessThan(110);
  await viewer.getByRole('slider', { name: 'Height' }).focus();
  await page.keyboard.press('Home');
  await expect(viewer.getByRole('spinbutton', { name: 'Height' })).toHaveValue('1800');
  expect(await design(page)).toContain('h:1800');
});

test('nothing comes through a door that hides it', async ({ page }) => {
  const viewer = await openRobe(page);
  const hidden = (inside: string): string =>
    `DR-01,FR-01,IN-08,MAT-05,w:3600,h:2400,n:4,t:TR-02,c:MAT-05,d3:DR-01/MAT-06,d4:DR-01/MAT-06,i1:${inside},i4:${inside}`;
  const size = { width: 1440, height: 900 };
  await snapshotOf(page, { width: 16, height: 16 }, hidden('IN-08'));
  await viewer.getByRole('button', { name: 'Open doors' }).click();
  const clothes = await snapshotOf(page, size, hidden('IN-02'));
  const empty = await snapshotOf(page, size, hidden('IN-08'));
  let through = 0;
  for (const [from, until] of [
    [270, 460],
    [1020, 1230],
  ] as const)
    for (let y = 180; y < 720; y++)
      for (let at = (y * size.width + from) * 3; at < (y * size.width + until) * 3; at++)
        if (Math.abs((clothes.data[at] ?? 0) - (empty.data[at] ?? 0)) > 4) through += 1;
  expect(through).toBe(0);
});

test('boards colour what is between them: oak warms a white shirt, and leaves the wall', async ({ page }) => {
  const viewer = await openRobe(page);
  const inside = (material: string): string => `DR-01,FR-04,IN-02,MAT-03,w:2400,h:2300,n:3,t:TR-01,c:${material}`;
  await snapshotOf(page, { width: 16, height: 16 }, inside('MAT-03'));
  await viewer.getByRole('button', { name: 'Open doors' }).click();
  /** Red to blue in squares of four pixels. */
  const warmthOf = async (material: string, ...squares: readonly (readonly [left: number, top: number])[]) => {
    const { data, width } = await snapshotOf(page, { width: 480, height: 300 }, inside(material));
    return squares.map(([left, top]) => {
      let [red, blue] = [0, 0];
      for (let at = 0; at < 16; at++) {
        const from = ((top + Math.floor(at / 4)) * width + left + (at % 4)) * 3;
        red += data[from] ?? 0;
        blue += data[from + 2] ?? 0;
      }
      return red / blue;
    });
  };
  const places = [
    [250, 120],
    [252, 195],
    [40, 120],
  ] as const;
  const [side, hem, wall] = await warmthOf('MAT-03', ...places);
  const [warmSide = 0, warmHem = 0, sameWall = 0] = await warmthOf('MAT-01', ...places);
  expect(warmSide).toBeGreaterThan((side ?? 0) + 0.03);
  expect(warmHem).toBeGreaterThan((hem ?? 0) + 0.03);
  expect(sameWall).toBeCloseTo(wall ?? 0, 2);
});

/** Counts the calls and triangles of each frame; the triangle that presents it ends one. Keeps the most of any. */
function countDrawing(): void {
  const most = { calls: 0, triangles: 0 };
  const now = { calls: 0, triangles: 0 };
  Object.assign(window, { most });
  const plane = WebGL2RenderingContext.prototype;
  const { drawArrays, drawElements } = plane;
  const add = (count: number): void => {
    now.calls++;
    now.triangles += count / 3;
  };
  plane.drawElements = function (mode, count, type, offset) {
    add(count);
    drawElements.call(this, mode, count, type, offset);
  };
  plane.drawArrays = function (mode, first, count) {
    add(count);
    drawArrays.call(this, mode, first, count);
    if (count !== 3) return;
    most.calls = Math.max(most.calls, now.calls);
    most.triangles = Math.max(most.triangles, now.triangles);
    Object.assign(now, { calls: 0, triangles: 0 });
  };
}

/** The most calls and triangles of a frame, each of a design that was just chosen, so that its shadows are drawn too. */
async function drawEach(page: Page, content: string, designs: readonly string[]) {
  await page.addInitScript(countDrawing);
  const viewer = await openRobe(page, content);
  return viewer.evaluate(async (element, designs) => {
    const robe = element as unknown as { setDesign(text: string): void; snapshot(size: object): Promise<Blob> };
    for (const design of designs) {
      robe.setDesign(design);
      await robe.snapshot({ width: 64, height: 40 });
    }
    return (window as unknown as { most: { calls: number; triangles: number } }).most;
  }, designs);
}

test('a frame of up to six doors takes at most 60 calls, with shadows and mirrors', async ({ page }) => {
  const most = await drawEach(page, 'robes', [
    'DR-01,FR-02,IN-03,MAT-01,w:2700,h:2300,n:3,t:TR-02,c:MAT-08,d2:DR-01/MAT-06,i2:IN-01,i3:IN-05',
    'DR-07,FR-03,IN-07,MAT-02,MAT-07,w:4000,h:2600,n:4,t:TR-02,c:MAT-01,d2:DR-01/MAT-06',
    'DR-07,FR-04,IN-01,MAT-03,MAT-07,w:4800,h:2600,n:6,t:TR-01,c:MAT-03,i2:IN-06',
  ]);
  expect(most.calls).toBeGreaterThan(40);
  expect(most.calls).toBeLessThanOrEqual(60);
});

test('a frame of the largest wardrobe, full of clothes, takes at most 100 calls and 150,000 triangles', async ({
  page,
}) => {
  const most = await drawEach(page, 'largest-robes', [
    'DR-07,FR-04,IN-01,MAT-03,MAT-07,w:9600,h:2600,n:12,t:TR-01,c:MAT-03',
  ]);
  expect(most.triangles).toBeGreaterThan(100_000);
  expect(most.triangles).toBeLessThanOrEqual(150_000);
  expect(most.calls).toBeLessThanOrEqual(100);
});

/** Without a graphics card each mount compiles its shaders again; VIEWER_MOUNTS=20 asks for the long run. */
const MOUNTS = Number(process.env.VIEWER_MOUNTS ?? 6);

test('leaves no context behind, however often it is removed', async ({ page }) => {
  test.setTimeout(60_000 + MOUNTS * 15_000);
  const watched = await watchPage(page);
  await page.setViewportSize({ width: 240, height: 480 });
  await openRobe(page);
  await watched.removeViewers();
  for (let round = 0; round < MOUNTS; round++) {
    await page.evaluate(async (src) => {
      const viewer = document.createElement('vitrine-configurator');
      viewer.setAttribute('src', src);
      const ready = new Promise((done) => viewer.addEventListener('vitrine-ready', done, { once: true }));
      document.body.append(viewer);
      await ready;
    }, address());
    await watched.removeViewers();
  }
  await expect.poll(watched.counts).toMatchObject({ contexts: 0 });
});

test.describe('axe', () => {
  test.use({ bypassCSP: true });
  for (const width of [1280, 390]) {
    test(`finds nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const viewer = await openRobe(page);
      await page.addScriptTag({ path: AXE });
      const role = width > 800 ? 'button' : 'tab';
      for (const name of [/^Size/, /^Doors/, /^Frame/, /^Inside/, /^Parts/]) {
        const head = viewer.getByRole(role, { name });
        if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
        const found = await page.evaluate(async () => {
          const { axe } = window as unknown as {
            axe: { run(part: string): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
          };
          const { violations } = await axe.run('vitrine-configurator');
          return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
        });
        expect(found, String(name)).toEqual([]);
      }
    });
  }
});

import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { floorCatalogue, makeFloor } from './content/floor-content.ts';
import { makeRobeContent } from './content/robe-content.ts';
import { openViewer, type Product, startProduct } from './product.ts';

const LONG = 'Donaudampfschifffahrtsgesellschaftsgrün';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
  const folder = path.dirname(product.panorama.folder);
  const file = floorCatalogue();
  const long: FloorsFile = {
    ...file,
    flakes: file.flakes.map((flake) => ({ ...flake, name: `${LONG} ${flake.id}` })),
    finishes: (file.finishes ?? []).map((finish) => ({ ...finish, name: `${finish.name} (zweilagig, ${LONG})` })),
  };
  await makeFloor(path.join(folder, 'long-floor'), long);
  await makeRobeContent(path.join(folder, 'long-robes'));
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const viewerOf = (page: Page): Locator => page.locator('vitrine-configurator');

/** What sticks out of the panel at its sides, beside what scrolls sideways on purpose. */
const sticksOut = (page: Page): Promise<string[]> =>
  viewerOf(page).evaluate((element) => {
    const panel = element.shadowRoot?.querySelector('.panel');
    const { left, right } = (panel as HTMLElement).getBoundingClientRect();
    return [...(panel?.querySelectorAll<HTMLElement>('*') ?? [])]
      .filter(
        (each) =>
          each.getClientRects().length > 0 &&
          !each.closest('.tabs, .chips, .tiles, .unseen, thead, .hidden-input, caption'),
      )
      .filter((each) => each.getBoundingClientRect().right > right + 1 || each.getBoundingClientRect().left < left - 1)
      .map((each) => `${each.localName}.${each.className}`);
  });

for (const width of [1280, 360, 288]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('long names of flakes and finishes leave every control in the panel', async ({ page }) => {
      await openViewer(page, product, 'long-floor');
      const viewer = viewerOf(page);
      const open = (name: string) => viewer.getByRole(width > 800 ? 'button' : 'tab', { name }).click();
      if (width < 800) await open('Finish');
      await expect(viewer.getByRole('radiogroup', { name: 'Choose Finish' })).toBeVisible();
      expect(await sticksOut(page)).toEqual([]);
      if (width < 800) {
        await open('Flake size');
        await expect(viewer.getByRole('radiogroup', { name: 'Choose Flake size' })).toBeVisible();
        expect(await sticksOut(page)).toEqual([]);
      }
      await open('Mix your own');
      await expect(viewer.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
      expect(await sticksOut(page)).toEqual([]);
    });

    test('the specification shows every price, and names the parts as the panel does', async ({ page }) => {
      const address = `${product.sites.content}/long-robes/latest.json`;
      await page.goto(product.sites.page(`<vitrine-configurator src="${address}" lang="de"></vitrine-configurator>`));
      const viewer = viewerOf(page);
      await viewer.getByRole('button', { name: 'Entwurf speichern' }).click();
      await viewer.getByRole('tab', { name: 'Ausstattung ansehen' }).click();
      const row = viewer.getByRole('row', { name: /^Tür 3/ });
      await expect(row.locator('.number')).toContainText('£');
      await expect(viewer.getByRole('row', { name: /^Fach 1/ })).toBeVisible();
      await expect(viewer.getByRole('table')).not.toContainText(/Door|Internal|Frame|Width/);
      expect(await sticksOut(page)).toEqual([]);
    });
  });
}

test('a box that is as wide as its contents shows a viewer that can be used', async ({ page }) => {
  const address = `${product.sites.content}/long-floor/latest.json`;
  const element = `<vitrine-configurator src="${address}"></vitrine-configurator>`;
  await page.goto(product.sites.page(`<dialog open>${element}</dialog>`));
  await expect(viewerOf(page).getByRole('tab').first()).toBeVisible();
  expect((await viewerOf(page).boundingBox())?.width).toBe(280);
});

test('in a page from right to left the texts keep their order', async ({ page }) => {
  const address = `${product.sites.content}/long-robes/latest.json`;
  const element = `<vitrine-configurator src="${address}"></vitrine-configurator>`;
  await page.goto(product.sites.page(`<div dir="rtl">${element}</div>`));
  const size = viewerOf(page).getByText(/^\d+ × \d+ mm$/);
  await expect(size).toBeVisible();
  expect(await size.evaluate((each) => getComputedStyle(each).direction)).toBe('ltr');
});

test('a wardrobe shows no black image while the part that draws it loads', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/robe-scene*.js', async (route) => {
    await held;
    await route.continue();
  });
  const address = `${product.sites.content}/long-robes/latest.json`;
  await page.goto(product.sites.page(`<vitrine-configurator src="${address}"></vitrine-configurator>`));
  const canvas = viewerOf(page).locator('canvas').first();
  await expect(canvas).toBeAttached();
  await expect(canvas).toBeHidden();
  release();
  await expect(canvas).toBeVisible();
});

test.describe('a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true });

  test('the image fits the window, and the form begins at its head', async ({ page }) => {
    await openViewer(page, product, 'long-floor');
    const viewer = viewerOf(page);
    await viewer.getByRole('tab').first().waitFor();
    const stage = await viewer.locator('.stage').boundingBox();
    expect(stage?.height).toBeLessThan(360);
    await viewer.getByRole('button', { name: 'Save your design' }).click();
    await expect(viewer.getByRole('heading', { name: 'Save your changes' })).toBeInViewport();
    // A wrong field becomes visible with its label.
    await viewer.locator('.form-body').evaluate((body) => body.scrollTo(0, body.scrollHeight));
    await viewer.getByRole('button', { name: 'Save your design' }).click();
    await expect(viewer.getByLabel('Name', { exact: true })).toBeFocused();
    const hidden = await viewer.locator('.form-body').evaluate((body) => {
      const label = body.querySelector('label');
      return body.getBoundingClientRect().top - (label?.getBoundingClientRect().top ?? 0);
    });
    expect(hidden).toBeLessThanOrEqual(1);
  });
});

test.describe('forced colours', () => {
  test.use({
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
  });

  test('what is chosen can be seen', async ({ page }) => {
    const address = `${product.sites.content}/long-robes/latest.json`;
    await page.goto(product.sites.page(`<vitrine-configurator src="${address}"></vitrine-configurator>`));
    const outline = (name: string) =>
      viewerOf(page)
        .getByRole('button', { name })
        .evaluate((each) => getComputedStyle(each).outlineStyle);
    await expect.poll(() => outline('3 doors')).toBe('solid');
    expect(await outline('4 doors')).toBe('none');
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { FloorsFile, LayeredFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import { floorCatalogue, makeFloor } from './content/floor-content.ts';
import { makeRobeContent } from './content/robe-content.ts';
import { openViewer, type Product, startProduct } from './product.ts';

const COLOURS = ['Anthrazit', 'Crème', 'Grün', 'Eiche', 'Weiß'];
/** 'Crème 2 matt' and so on, which no image tells apart. */
const nameOf = (index: number): string =>
  `${COLOURS[index % COLOURS.length]} ${index} ${index % 2 === 0 ? 'matt' : 'gloss'}`;

/** So many of a list, with names and ids of their own. */
const multiply = <T extends { id: string | number; name: string }>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, index) => {
    const one = list[index % list.length] as T;
    const id = index < list.length ? one.id : typeof one.id === 'number' ? 1000 + index : `${one.id}-${index}`;
    return { ...one, id, name: nameOf(index) };
  });

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
  const content = path.dirname(product.panorama.folder);
  await makeFloor(path.join(content, 'many-blends'), {
    ...floorCatalogue(),
    blends: multiply(floorCatalogue().blends, 30) as FloorsFile['blends'],
  });
  await makeRobeContent(path.join(content, 'many-materials'));
  change<SlidingRobeFile>(path.join(content, 'many-materials', 'latest.json'), (file) => ({
    ...file,
    materials: multiply(file.materials, 30) as SlidingRobeFile['materials'],
  }));
  fs.copyFileSync(path.join(product.panorama.folder, 'latest.json'), manyWalls());
  change<LayeredFile>(manyWalls(), (file) => ({
    ...file,
    layers: file.layers.map((layer) =>
      layer.name === 'walls' ? { ...layer, items: multiply(layer.items, 200) } : layer,
    ),
  }));
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Beside the panorama's other data, because its images are there. */
const manyWalls = (): string => path.join(product.panorama.folder, 'many.json');

function change<T>(file: string, changed: (details: T) => T): void {
  const latest = JSON.parse(fs.readFileSync(file, 'utf8'));
  const details = changed(expandFile(latest.details) as T);
  fs.writeFileSync(file, JSON.stringify({ ...latest, details: minifyFile(details as never) }));
}

const viewerOf = (page: Page): Locator => page.locator('vitrine-configurator');
const searchOf = (page: Page, layer: string): Locator =>
  viewerOf(page).getByRole('searchbox', { name: `Search ${layer}`, exact: true });
const tilesOf = (page: Page, layer: string): Locator =>
  viewerOf(page)
    .getByRole('radiogroup', { name: `Choose ${layer}`, exact: true })
    .getByRole('radio');

for (const width of [1280, 390])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a layer with many choices has a search, whose words find names in any case and order', async ({ page }) => {
      await openViewer(page, product, 'panorama', '', 'many.json');
      const viewer = viewerOf(page);
      const search = searchOf(page, 'walls');
      const tiles = tilesOf(page, 'walls');
      await expect(tiles).toHaveCount(200);
      await search.fill('MATT creme 46');
      await expect(tiles).toHaveCount(2);
      await viewer.getByText('Crème 46 matt').click();
      await expect(tiles.first()).toBeChecked();

      await search.fill('creme brulee');
      await expect(viewer.getByText('Nothing found.')).toBeVisible();
      await expect(tiles).toHaveCount(0);
      await search.press('Escape');
      await expect(tiles).toHaveCount(200);
      await expect(viewer.getByText('Nothing found.')).toBeHidden();
    });

    test('what was typed stays while the form or another layer is open; few choices have no search', async ({
      page,
    }) => {
      await openViewer(page, product, 'panorama', '', 'many.json');
      const viewer = viewerOf(page);
      await searchOf(page, 'walls').fill('grün');
      await viewer.getByRole('button', { name: 'Save your design' }).click();
      await viewer.getByRole('button', { name: 'Close the form' }).click();
      await expect(searchOf(page, 'walls')).toHaveValue('grün');
      await expect(tilesOf(page, 'walls')).toHaveCount(40);

      const open = (layer: RegExp) => viewer.getByRole(width > 800 ? 'button' : 'tab', { name: layer }).click();
      await open(/^doors/);
      await expect(tilesOf(page, 'doors')).toHaveCount(3);
      await expect(viewer.getByRole('searchbox')).toHaveCount(0);
      await open(/^walls/);
      await expect(searchOf(page, 'walls')).toHaveValue('grün');
      await expect(tilesOf(page, 'walls')).toHaveCount(40);
    });

    test('so do the blends of a floor and the materials of a wardrobe', async ({ page }) => {
      await openViewer(page, product, 'many-blends');
      await searchOf(page, 'Blend').fill('weiß 14');
      await expect(tilesOf(page, 'Blend')).toHaveCount(1);

      await openViewer(page, product, 'many-materials');
      await viewerOf(page)
        .getByRole(width > 800 ? 'button' : 'tab', { name: /^Doors/ })
        .click();
      await searchOf(page, 'Panels').fill('eiche 13');
      await expect(tilesOf(page, 'Panels')).toHaveCount(1);
      await expect(viewerOf(page).getByText('Eiche 13 gloss').last()).toBeInViewport();
    });
  });

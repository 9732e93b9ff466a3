import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { restoreDesign } from '@vitrine/domain/design/restore-design';
import { type MadeContent, makeContent } from './content/make-content.ts';
import { composited, psnr } from './cpu-image.ts';
import { openViewer, type Product, startProduct } from './product.ts';
import { snapshotOf } from './snapshot-of.ts';
import { watchPage } from './watch/watch-page.ts';

let product: Product;
let made: Record<'odd-panorama' | 'odd-still', MadeContent>;
const KINDS = ['odd-panorama', 'odd-still'] as const;

/** Another shape than the demo's: a low panorama, a tall still, nine layers, lost thumbnails, lost images. */
test.beforeAll(async () => {
  product = await startProduct();
  const folder = (name: string): string => path.join(product.still.folder, '..', name);
  made = {
    'odd-panorama': await makeContent(folder('odd-panorama'), 'panoramic', [1280, 384]),
    'odd-still': await makeContent(folder('odd-still'), 'stockset', [400, 720]),
  };
});

const viewerOf = (page: Page) => page.locator('vitrine-configurator');

/** Rewrites what latest.json says of a made configurator. */
function change({ folder }: MadeContent, edit: (latest: LatestFile) => void): () => void {
  const file = path.join(folder, 'latest.json');
  const before = fs.readFileSync(file, 'utf8');
  const latest = JSON.parse(before) as LatestFile;
  edit(latest);
  fs.writeFileSync(file, JSON.stringify(latest));
  return () => fs.writeFileSync(file, before);
}

/** Three times the layers, without thumbnails or with some that are nowhere. */
const nineLayers = ({ file }: MadeContent) =>
  [0, 1, 2].flatMap((room) =>
    file.layers.map((layer) => ({
      ...layer,
      name: `${layer.name} of room ${room}`,
      safe_name: `${layer.safe_name}_${room}`,
      items: layer.items.map((item, index) => ({
        ...item,
        id: `${item.id}-${room}`,
        thumbnail: index === 0 ? null : 'thumbs/nowhere',
      })),
    })),
  );

test('a tall still is composited as its files say', async ({ page }) => {
  await openViewer(page, product, 'odd-still');
  for (const design of ['walls-0,doors-0,taps-0', 'walls-2,doors-1,taps-1']) {
    const expected = await composited(made['odd-still'], restoreDesign(made['odd-still'].file, design).design);
    expect(psnr(await snapshotOf(page, { width: 400, height: 720 }, design), expected)).toBeGreaterThanOrEqual(45);
  }
});

for (const kind of KINDS) {
  test(`${kind}: nine layers, with no thumbnails or lost ones, are all offered and chosen from`, async ({ page }) => {
    const restore = change(made[kind], (latest) => {
      latest.details = { ...made[kind].file, layers: nineLayers(made[kind]) };
    });
    const watched = await watchPage(page);
    await openViewer(page, product, kind);
    await expect(viewerOf(page).locator('.row')).toHaveCount(9);
    await viewerOf(page)
      .getByRole('button', { name: /^taps of room 2/ })
      .click();
    await viewerOf(page).getByText('taps 1').click();
    await expect(viewerOf(page).getByText('taps of room 2: taps 1 chosen')).toBeAttached();
    await expect(viewerOf(page).getByRole('button', { name: /^Choose / })).not.toHaveCount(0);
    expect(watched.complaints).toEqual([]);
    restore();
  });

  test(`${kind}: an image that the index lacks is named, and the rest is shown and chosen`, async ({ page }) => {
    const restore = change(made[kind], ({ assets }) => {
      delete assets['doors-0'];
    });
    await openViewer(page, product, kind);
    await expect(viewerOf(page).getByText('There is no image of doors 0 yet. The rest is shown.')).toBeVisible();
    await viewerOf(page).getByText('walls 1').click();
    await expect(viewerOf(page).getByText('walls: walls 1 chosen')).toBeAttached();
    await expect(viewerOf(page).getByRole('alert')).toHaveCount(0);
    restore();
  });

  test(`${kind}: a file that is gone is named too; without the base it says that there is no image`, async ({
    page,
  }) => {
    const { folder } = made[kind];
    const gone = [1, 2, 4].map((scale) => path.join(folder, 'assets', `taps-0-${scale}.webp`));
    for (const file of gone) fs.renameSync(file, `${file}.away`);
    await openViewer(page, product, kind);
    await expect(viewerOf(page).getByText('There is no image of taps 0 yet. The rest is shown.')).toBeVisible();
    for (const file of gone) fs.renameSync(`${file}.away`, file);
    const restore = change(made[kind], ({ assets }) => {
      delete assets['base.webp'];
    });
    await page.reload();
    await expect(viewerOf(page).getByRole('alert')).toContainText('The image did not load');
    restore();
  });
}

test('images up to 4096 pixels a side, and no more, in each type', async ({ page }) => {
  await openViewer(page, product, 'odd-still');
  for (const [asked, got] of [
    [
      { width: 4096, height: 2304 },
      { width: 4096, height: 2304 },
    ],
    [
      { width: 9000, height: 20 },
      { width: 4096, height: 20 },
    ],
    [
      { width: 0, height: 0.4 },
      { width: 1, height: 1 },
    ],
  ] as const) {
    const { width, height } = await snapshotOf(page, asked);
    expect({ width, height }).toEqual(got);
  }
  const types = await page.evaluate(() => {
    const viewer = document.querySelector('vitrine-configurator') as unknown as {
      snapshot(options: object): Promise<Blob>;
    };
    return Promise.all(
      ['image/png', 'image/jpeg', 'image/webp'].map(async (type) => (await viewer.snapshot({ type, width: 64 })).type),
    );
  });
  expect(types).toEqual(['image/png', 'image/jpeg', 'image/webp']);
});

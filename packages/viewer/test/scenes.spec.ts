import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import { restoreDesign } from '@vitrine/domain/design/restore-design';
import sharp from 'sharp';
import { aLatest } from './content/a-latest.ts';
import type { MadeContent } from './content/make-content.ts';
import { composited, psnr } from './cpu-image.ts';
import { type Product, startProduct } from './product.ts';
import { snapshotOf } from './snapshot-of.ts';
import { watchPage } from './watch/watch-page.ts';

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const ALIKE = 45;
const WHOLE = { width: 960, height: 640 };
/** The images that the second scene has: the base and one wall. */
const DUSK = ['base.webp', 'walls-1'];

let product: Product;
let dusk: MadeContent;
test.beforeAll(async () => {
  product = await startProduct();
  dusk = await addDusk(product.still);
});

/** Writes scenes.json beside latest.json, with a scene in negative; answers what that scene shows. */
async function addDusk({ file, assets, folder }: MadeContent): Promise<MadeContent> {
  const both: AssetIndex = { ...assets };
  for (const name of DUSK) {
    const asset = assets[name];
    if (!asset) throw new Error(`There is no ${name}`);
    const variants = asset.variants.map((variant) => ({ ...variant, file: variant.file.replace('.', '-dusk.') }));
    for (const [index, { file: to }] of variants.entries())
      await sharp(path.join(folder, asset.variants[index]?.file ?? ''))
        .negate({ alpha: false })
        .webp({ lossless: true })
        .toFile(path.join(folder, to));
    both[`scenes/dusk/${name}`] = { ...asset, variants };
  }
  const images = DUSK.map((name) => `scenes/dusk/${name}`);
  const scenes = [
    { id: 'day', deployVersion: 1, name: 'Day' },
    { id: 'dusk', deployVersion: 1, name: 'Dusk', images },
  ];
  const details = minifyFile({ ...file, project_info: { scene_selector: { scenes } } });
  const latest = aLatest({ details, assets: both, authorisedDomains: ['127.0.0.1'] });
  latest.configurator.type = 'stockset';
  fs.writeFileSync(path.join(folder, 'scenes.json'), JSON.stringify(latest));
  return { file: inDusk(file), assets: both, folder };
}

function inDusk(file: DrawableFile): DrawableFile {
  const own = (name: string): string => (DUSK.includes(name) ? `scenes/dusk/${name}` : name);
  const layers = file.layers.map((layer) => ({
    ...layer,
    items: layer.items.map((item) => ({ ...item, image_path: own(item.image_path ?? '') })),
  }));
  return { ...file, base: { ...file.base, image: own(file.base.image) }, layers };
}

async function expectSeen(page: Page, content: MadeContent, design: string): Promise<void> {
  const expected = await composited(content, restoreDesign(content.file, design).design);
  expect(psnr(await snapshotOf(page, WHOLE, design), expected), design).toBeGreaterThanOrEqual(ALIKE);
}

const findings = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(selector: string): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    const { violations } = await axe.run('vitrine-configurator');
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
  });

test('another scene fades in by keyboard with its own images, keeps the design, and goes when the page says so', async ({
  page,
}) => {
  const watched = await watchPage(page);
  const src = `${product.sites.content}/still/scenes.json`;
  await page.goto(product.sites.page(`<vitrine-configurator src="${src}"></vitrine-configurator>`));
  const viewer = page.locator('vitrine-configurator');
  const strip = viewer.getByRole('radiogroup', { name: 'Scenes' });
  await strip.waitFor();
  await expectSeen(page, product.still, 'walls-1,doors-2,taps-1');
  await viewer.evaluate(({ shadowRoot }) => {
    const stage = shadowRoot?.querySelector('.stage');
    const note = () => stage?.querySelector('canvas.held') && stage.setAttribute('data-was-held', '');
    if (stage) new MutationObserver(note).observe(stage, { childList: true });
  });
  await strip.getByRole('radio', { name: 'Day' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Dusk is shown')).toBeAttached();
  await expect(viewer.locator('.stage')).toHaveAttribute('data-was-held', '');
  await expect(viewer.locator('.held')).toHaveCount(0);
  await expect(strip.getByRole('radio', { name: 'Dusk' })).toBeFocused();
  await expectSeen(page, dusk, 'walls-1,doors-2,taps-1');
  for (const tile of await strip.locator('label').all())
    expect((await tile.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.evaluate(AXE);
  expect(await findings(page)).toEqual([]);
  await viewer.evaluate((element) => element.setAttribute('scene', 'day'));
  await expect(viewer.getByText('Day is shown')).toBeAttached();
  await expectSeen(page, product.still, 'walls-1,doors-0,taps-1');
  expect(await watched.violations()).toEqual([]);
  expect(watched.complaints).toEqual([]);
});

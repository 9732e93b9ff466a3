import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { openViewer, type Product, startProduct } from './product.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** Lets the script of axe pass the policy of the page. */
test.use({ bypassCSP: true });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});

async function findings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(async () => {
    interface AxeResult {
      violations: { id: string; nodes: { target: string[] }[] }[];
    }
    const { axe } = window as unknown as { axe: { run(selector: string): Promise<AxeResult> } };
    const { violations } = await axe.run('vitrine-configurator');
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
  });
}

for (const [name, width] of [
  ['beside the image', 1280],
  ['under the image, as on a phone', 390],
] as const) {
  test(`axe finds nothing: panel ${name}, form, errors, specification`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openViewer(page, product, 'panorama');
    expect(await findings(page), 'choices').toEqual([]);
    const viewer = page.locator('vitrine-configurator');
    const save = viewer.getByRole('button', { name: 'Save your design' });
    await save.click();
    await save.click();
    await expect(viewer.getByText('Name is required!')).toBeVisible();
    expect(await findings(page), 'form with errors').toEqual([]);
    await viewer.getByRole('tab', { name: 'View specifications' }).click();
    expect(await findings(page), 'specification').toEqual([]);
  });
}

test('at 320 px no button covers the hint, and the save button has one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openViewer(page, product, 'panorama');
  const viewer = page.locator('vitrine-configurator');
  const hint = await viewer.locator('[part=hint]').boundingBox();
  const controls = await viewer.locator('[part=controls]').boundingBox();
  if (!hint || !controls) throw new Error('The viewer has no hint or no buttons');
  const isApart = hint.y + hint.height <= controls.y || hint.x + hint.width <= controls.x;
  expect(isApart).toBe(true);
  const label = viewer.locator('[part=save] > bdi');
  expect(await label.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('axe finds nothing where the viewer says that it cannot start', async ({ page }) => {
  await page.goto(product.sites.page('<vitrine-configurator src="/nothing/latest.json"></vitrine-configurator>'));
  await expect(page.locator('vitrine-configurator').getByRole('alert')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test('the text on any accent can be read at 4.5:1, also when the page changes it', async ({ page }) => {
  await openViewer(page, product, 'panorama');
  const accents = [
    '#1c1a17',
    '#a6552e',
    '#62b9a4',
    '#ffff00',
    '#767676',
    '#777777',
    'rgb(0 90 255 / 50%)',
    'hsl(7 90% 50%)',
  ];
  const contrasts = await page.evaluate((colours) => {
    const element = document.querySelector<HTMLElement>('vitrine-configurator');
    const button = element?.shadowRoot?.querySelector('.primary');
    const plane = document.createElement('canvas').getContext('2d');
    if (!element || !button || !plane) return [];
    const luminance = (colour: string): number => {
      plane.fillStyle = colour;
      plane.fillRect(0, 0, 1, 1);
      const linear = [...plane.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
    };
    return colours.map((accent) => {
      element.style.setProperty('--vitrine-accent', accent);
      const { color } = getComputedStyle(button);
      const [one, other] = [luminance(color), luminance(accent.replace(' / 50%', ''))].sort((a, b) => b - a);
      return ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05);
    });
  }, accents);
  expect(contrasts).toHaveLength(accents.length);
  for (const [at, contrast] of contrasts.entries()) expect(contrast, accents[at]).toBeGreaterThanOrEqual(4.49);
});

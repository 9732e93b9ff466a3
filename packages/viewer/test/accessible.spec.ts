import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { openViewer, type Product, startProduct } from './product.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** axe is a script of its own: only it may pass the page's policy. */
test.use({ bypassCSP: true });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});

async function findings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(async () => {
    interface Found {
      violations: { id: string; nodes: { target: string[] }[] }[];
    }
    const { axe } = window as unknown as { axe: { run(place: string): Promise<Found> } };
    const { violations } = await axe.run('vitrine-configurator');
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
  });
}

for (const [name, width] of [
  ['beside the picture', 1280],
  ['under the picture, as on a phone', 390],
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

test('axe finds nothing where the viewer says that it cannot start', async ({ page }) => {
  await page.goto(product.sites.page('<vitrine-configurator src="/nothing/latest.json"></vitrine-configurator>'));
  await expect(page.locator('vitrine-configurator').getByRole('alert')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

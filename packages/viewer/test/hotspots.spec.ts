import { expect, type Page, test } from '@playwright/test';
import { openViewer, type Product, startProduct } from './product.ts';
import { watchPage } from './watch/watch-page.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});

const viewerOf = (page: Page) => page.locator('vitrine-configurator');
const dot = (page: Page, layer: string) => viewerOf(page).getByRole('button', { name: `Choose ${layer}` });
const centreOf = async (page: Page, layer: string): Promise<{ x: number; y: number }> => {
  const box = await dot(page, layer).boundingBox();
  if (!box) throw new Error(`${layer} has no dot`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

for (const [which, width] of [
  ['panorama', 1280],
  ['still', 390],
] as const) {
  test(`${which} at ${width}: a dot opens its layer in the panel, by mouse and by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const watched = await watchPage(page);
    await openViewer(page, product, which);
    const opener = width > 800 ? 'button' : 'tab';
    await dot(page, 'taps').click();
    await expect(viewerOf(page).getByRole(opener, { name: /^taps/ })).toBeFocused();
    await expect(viewerOf(page).getByRole('radio', { name: 'taps 1' })).toBeAttached();
    await dot(page, 'doors').press('Enter');
    await expect(viewerOf(page).getByRole(opener, { name: /^doors/ })).toBeFocused();
    await expect(viewerOf(page).getByRole('radio', { name: 'doors 1' })).toBeAttached();
    await viewerOf(page).getByRole('button', { name: 'Save your design' }).click();
    await expect(dot(page, 'doors')).toBeHidden();
    expect(await watched.violations()).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
}

test('a dot is on its layer: only what is chosen there changes the colour under it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openViewer(page, product, 'still');
  const at = await centreOf(page, 'doors');
  /** The colour beside the dot, which covers the exact centre, once the design is drawn. */
  const seen = async (design: string): Promise<string> => {
    await viewerOf(page).evaluate(async (element, design) => {
      const viewer = element as unknown as { setDesign(text: string): void; snapshot(): Promise<Blob> };
      viewer.setDesign(design);
      await viewer.snapshot();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }, design);
    return (await page.screenshot({ clip: { x: at.x + 14, y: at.y - 2, width: 4, height: 4 } })).toString('base64');
  };
  const navy = await seen('walls-0,doors-0,taps-0');
  expect(await seen('walls-1,doors-0,taps-0')).toBe(navy);
  expect(await seen('walls-1,doors-2,taps-0')).not.toBe(navy);
});

test('dots go with the image; who drags on one turns it; they are hidden while it moves', async ({ page }) => {
  await openViewer(page, product, 'panorama');
  const before = await centreOf(page, 'doors');
  const dots = viewerOf(page).locator('.spots');
  await dots.evaluate((element) => {
    const note = () => element.classList.contains('turning') && element.setAttribute('data-was-hidden', '');
    new MutationObserver(note).observe(element, { attributes: true, attributeFilter: ['class'] });
  });
  await page.mouse.move(before.x, before.y);
  await page.mouse.down();
  await page.mouse.move(before.x + 90, before.y, { steps: 6 });
  await expect(dots).toHaveAttribute('data-was-hidden', '');
  await expect(dots).toHaveClass('spots');
  expect(Math.abs((await centreOf(page, 'doors')).x - before.x - 90)).toBeLessThan(14);
  await page.mouse.up();
  await expect(viewerOf(page).getByRole('button', { name: /^walls/ })).toHaveAttribute('aria-expanded', 'true');
});

test('with the colours of a high contrast theme a dot keeps the outline that shows it on any image', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openViewer(page, product, 'still');
  const shadow = () => dot(page, 'doors').evaluate((button) => getComputedStyle(button, '::before').boxShadow);
  expect(await shadow()).toContain('rgba(0, 0, 0, 0.42)');
});

test('the page can leave the dots out', async ({ page }) => {
  const src = `${product.sites.content}/still/latest.json`;
  await page.goto(product.sites.page(`<vitrine-configurator src="${src}" hotspots="off"></vitrine-configurator>`));
  await viewerOf(page).getByRole('button', { name: 'Save your design' }).waitFor();
  await expect(viewerOf(page).getByRole('button', { name: /^doors/ })).toBeVisible();
  await expect(viewerOf(page).locator('.spots')).toHaveCount(0);
});

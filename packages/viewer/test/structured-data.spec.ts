import { expect, type Page, test } from '@playwright/test';
import { type Product, startProduct } from './product.ts';
import { watchPage } from './watch/watch-page.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});

const NAME = '</script><script>document.title = "broken"</script>';
const SCRIPT = 'head script[type="application/ld+json"]';

/** Opens a page with viewers of one configurator. Resolves with the addresses of the feed that they ask for. */
async function openWithFeed(page: Page, attributes: readonly string[], status = 200): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/panorama/latest.json', async (route) => {
    const answer = await route.fetch();
    const latest = await answer.json();
    latest.endpoints.designs = `${product.sites.content}/api/viewer/designs`;
    await route.fulfill({ response: answer, json: latest });
  });
  await page.route('**/products.jsonld*', (route) => {
    asked.push(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status, headers, json: { '@type': 'ProductGroup', name: NAME } });
  });
  const src = `${product.sites.content}/panorama/latest.json`;
  const elements = attributes.map((each) => `<vitrine-configurator src="${src}" ${each}></vitrine-configurator>`);
  await page.goto(product.sites.page(elements.join('')));
  const viewers = page.locator('vitrine-configurator');
  for (let at = 0; at < attributes.length; at++) {
    await viewers.nth(at).scrollIntoViewIfNeeded();
    await viewers.nth(at).locator('canvas').first().waitFor();
  }
  return asked;
}

const removeFirst = (page: Page) => page.evaluate(() => document.querySelector('vitrine-configurator')?.remove());

test('a page with a strict policy gets the products of its configurator, once, until its last viewer is gone', async ({
  page,
}) => {
  const watched = await watchPage(page);
  const asked = await openWithFeed(page, ['structured-data lang="de"', 'structured-data lang="de"']).catch(async () => {
    throw new Error(`The viewers did not start: ${watched.complaints.join()}`);
  });
  const script = page.locator(SCRIPT);
  await expect(script).toHaveCount(1);
  const text = (await script.textContent()) ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@type': 'ProductGroup', name: NAME });
  const { pathname, searchParams } = new URL(asked[0] ?? '');
  expect(pathname).toMatch(/^\/api\/feeds\/\d+\/products\.jsonld$/);
  expect(searchParams.get('lang')).toBe('de');
  expect(await watched.violations()).toEqual([]);
  await removeFirst(page);
  await expect(script).toHaveCount(1);
  await removeFirst(page);
  await expect(script).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('without the attribute nothing is fetched', async ({ page }) => {
  const asked = await openWithFeed(page, ['']);
  // As long as a viewer with the attribute takes.
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => requestIdleCallback(() => resolve(undefined), { timeout: 1000 }), 1500),
      ),
  );
  expect(asked).toEqual([]);
  await expect(page.locator(SCRIPT)).toHaveCount(0);
});

test('a configurator without a feed adds nothing, and the viewer says nothing of it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const asked = await openWithFeed(page, ['structured-data'], 404);
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.locator(SCRIPT)).toHaveCount(0);
  await expect(page.locator('vitrine-configurator').getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});

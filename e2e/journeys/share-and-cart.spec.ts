import fs from 'node:fs';
import { chromium, type Locator, type Page } from '@playwright/test';
import { takeAPersonsTime } from '../a-persons-time.ts';
import { expectAccessible } from '../accessibility.ts';
import { chromiumOptions } from '../chromium.ts';
import { emailsAbout } from '../mailbox.ts';
import { at, HOSTS } from '../product.ts';
import { expect, test } from '../test.ts';

// The accessibility check runs its own script in the page.
test.use({ bypassCSP: true });

type Element = HTMLElement & { getDesign(): string };

const viewerOn = async (page: Page, address = at(HOSTS.shop), index = 0): Promise<Locator> => {
  await page.goto(address);
  const viewer = page.locator('vitrine-configurator').nth(index);
  await viewer.scrollIntoViewIfNeeded();
  await viewer.getByRole('button', { name: 'Share' }).waitFor();
  return viewer;
};

const designOf = (viewer: Locator): Promise<string> => viewer.evaluate((element) => (element as Element).getDesign());

/** Opens the dialog and returns the short link in it. */
const share = async (viewer: Locator): Promise<string> => {
  await viewer.getByRole('button', { name: 'Share' }).click();
  const link = viewer.getByRole('dialog', { name: 'Share your design' }).getByLabel('Link to this design');
  await expect(link).toHaveValue(/^http:\/\/api\.vitrine\.localhost:\d+\/s\/[2-9a-z]{9}$/);
  return link.inputValue();
};

test('a design is shared by a short link, and saved as a sheet', async ({ page }) => {
  const viewer = await viewerOn(page);
  await viewer.getByRole('radio', { name: /Matt Cashmere/ }).check({ force: true });
  const design = await designOf(viewer);
  const link = await share(viewer);
  await expect(viewer.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectAccessible(page, 'share dialog');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    viewer.getByRole('dialog').getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Panoramic-Kitchen.pdf');
  expect(
    fs
      .readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const opened = await viewerOn(page, link);
  expect(new URL(page.url()).hostname).toBe(HOSTS.shop);
  expect(await designOf(opened)).toBe(design);
});

test('on a page with two viewers, the link opens in the one that shared it', async ({ page }) => {
  await page.addInitScript(() => {
    const twice = new MutationObserver(() => {
      const first = document.querySelector('vitrine-configurator');
      if (!first) return;
      twice.disconnect();
      const second = first.cloneNode() as HTMLElement;
      first.setAttribute('name', 'left');
      second.setAttribute('name', 'right');
      first.after(second);
    });
    twice.observe(document, { childList: true, subtree: true });
  });
  const right = await viewerOn(page, at(HOSTS.shop), 1);
  const before = await designOf(right);
  await right.getByRole('radio', { name: /Matt Cashmere/ }).check({ force: true });
  const design = await designOf(right);
  expect(design).not.toBe(before);
  const opened = await viewerOn(page, await share(right), 1);
  expect(await designOf(opened)).toBe(design);
  expect(await designOf(page.locator('vitrine-configurator').first())).toBe(before);
});

test('an unknown link leads to a page with a message', async ({ page }) => {
  const answer = await page.goto(at('api.vitrine.localhost', '/s/nobodymade'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Design not found' })).toBeVisible();
});

test('a design goes into the page’s cart with the prices of the server', async ({ page }) => {
  const viewer = await viewerOn(page, at(HOSTS.shop, '/wardrobes'));
  await expect(viewer.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await viewer.evaluate((element) => {
    element.setAttribute('cart', '');
    element.addEventListener('vitrine-cart', (event) => Object.assign(window, { cart: (event as CustomEvent).detail }));
  });
  await viewer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(viewer.getByRole('button', { name: 'Added to the cart' })).toBeVisible();
  const cart = await page.evaluate(
    () =>
      (
        window as unknown as {
          cart: { priced: string; total: number; lines: { quantity: number; unit_price: number }[] };
        }
      ).cart,
  );
  expect(cart.priced).toBe('server');
  expect(cart.lines.length).toBeGreaterThan(3);
  expect(cart.total).toBeCloseTo(cart.lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 0));
});

test('an enquiry without a connection is stored and sent later, once, also over a slow one', async ({
  page,
  context,
}) => {
  const email = 'offline.visitor@example.org';
  const viewer = await viewerOn(page);
  await viewer.getByRole('button', { name: 'Save your design' }).click();
  await viewer.getByLabel(/^Name/).fill('Olive Fern');
  await viewer.getByLabel(/^Email/).fill(email);
  await viewer.getByLabel(/^Phone/).fill('07700 900412');
  await viewer.getByRole('checkbox').check({ force: true });
  await takeAPersonsTime(page);
  await context.setOffline(true);
  await viewer.getByRole('button', { name: 'Save your design' }).click();
  await expect(viewer.getByRole('alertdialog', { name: 'No connection' })).toBeVisible();
  await expectAccessible(page, 'no connection');
  await viewer.getByRole('button', { name: 'Try again' }).click();
  await expect(viewer.getByRole('alertdialog', { name: 'No connection' })).toBeVisible();
  const network = await context.newCDPSession(page);
  await context.setOffline(false);
  const slow3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', slow3G);
  await expect(viewer.getByText('Changes saved successfully.', { exact: false })).toBeVisible();
  // One to the organisation, one to the visitor.
  await emailsAbout(page.request, email, 2);
});

test('without WebGL a wardrobe is drawn from the front, and offers only what works', async () => {
  const { args: _, ...options } = await chromiumOptions();
  const browser = await chromium.launch({
    ...options,
    args: ['--no-sandbox', '--disable-gpu', '--disable-webgl', '--disable-webgl2'],
  });
  const page = await browser.newPage();
  const viewer = await viewerOn(page, at(HOSTS.shop, '/wardrobes'));
  expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2'))).toBeNull();
  await expect(viewer.getByText('This browser has no WebGL')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Open doors' })).toHaveCount(0);
  const before = await viewer.locator('.still').screenshot();
  await viewer.getByRole('button', { name: 'Show dimensions' }).click();
  expect((await viewer.locator('.still').screenshot()).equals(before)).toBe(false);
  await share(viewer);
  await browser.close();
});

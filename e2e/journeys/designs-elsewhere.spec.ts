import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';
import { SaxesParser } from 'saxes';
import { expectAccessible } from '../accessibility.ts';
import { at, HOSTS, PORT } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

// The accessibility check runs its own script in the page.
test.use({ bypassCSP: true });

const CARD_READER = 'WhatsApp/2.24.6.77 A';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const viewerOn = async (page: Page, address: string): Promise<Locator> => {
  await page.goto(address);
  const viewer = page.locator('vitrine-configurator').first();
  await viewer.scrollIntoViewIfNeeded();
  await viewer.getByRole('button', { name: 'Share' }).waitFor();
  return viewer;
};

/** Text of an attribute as a browser reads it. */
const readMarkup = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const metaOf = (html: string, property: string): string =>
  readMarkup(new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1] ?? '');

/** Fetches an address of the product, whose hosts only browsers resolve. */
function read(request: APIRequestContext, address: string, headers: Record<string, string> = {}): Promise<APIResponse> {
  const { host, pathname, search } = new URL(address);
  return request.get(`http://127.0.0.1:${PORT}${pathname}${search}`, { headers: { host, ...headers } });
}

/** The bytes of an image that an address answers, whose type is checked. */
async function imageAt(request: APIRequestContext, address: string): Promise<Buffer> {
  const answer = await read(request, address);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  return answer.body();
}

test('a chat that reads a shared link shows the design on its card', async ({ page, request }) => {
  const viewer = await viewerOn(page, at(HOSTS.shop));
  await viewer.getByRole('radio', { name: /Matt Cashmere/ }).check({ force: true });
  await viewer.getByRole('button', { name: 'Share' }).click();
  const field = viewer.getByRole('dialog').getByLabel('Link to this design');
  await expect(field).toHaveValue(/\/s\/[2-9a-z]{9}$/);
  const link = await field.inputValue();

  const card = await (await read(request, link, { 'user-agent': CARD_READER })).text();
  expect(metaOf(card, 'og:title')).toBe('Panoramic Kitchen – Oakline Kitchens');
  expect(metaOf(card, 'og:description')).toContain('Matt Cashmere');
  const own = await imageAt(request, metaOf(card, 'og:image'));
  const other = new URL(metaOf(card, 'og:image'));
  for (const name of ['design', 'sig']) other.searchParams.delete(name);
  expect((await imageAt(request, other.href)).equals(own)).toBe(false);

  const oembed = readMarkup(/type="application\/json\+oembed" href="([^"]+)"/.exec(card)?.[1] ?? '');
  const record = await (await read(request, oembed)).json();
  expect(record).toMatchObject({ type: 'photo', title: 'Panoramic Kitchen – Oakline Kitchens' });
  expect((await imageAt(request, record.url)).equals(own)).toBe(true);

  await page.setContent(card);
  await expectAccessible(page, 'card of a design');
});

/** The elements of Google's namespace in each item. Fails on XML that is not well-formed. */
function itemsOf(xml: string): Record<string, string>[] {
  const items: Record<string, string>[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    if (name === 'item') items.push({});
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => Object.assign(items.at(-1) ?? {}, { [name]: text }));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return items;
}

test('a manufacturer puts its designs into a product feed, in which a shop finds them valid', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/configurators/1/integration/code'));
  await page.getByRole('button', { name: 'Set up the product feed' }).click();
  const field = page.getByLabel('Page with the configurator');
  await field.fill('https://elsewhere.test/kitchens');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(at(HOSTS.shop));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Ok' }).click();
  const products = page.getByRole('region', { name: 'Products' });
  await expect(products.getByRole('listitem').first()).toContainText('Panoramic Kitchen');
  await expect(products.getByRole('listitem').first()).toContainText('In the feed');
  await expect(products.locator('img').first()).toBeVisible();
  await expectAccessible(page, 'product feed');

  const address =
    (await page
      .getByRole('figure', { name: /Google Merchant Center/ })
      .locator('code')
      .textContent()) ?? '';
  const answer = await read(request, address);
  expect(answer.headers()['content-type']).toContain('application/xml');
  const items = itemsOf(await answer.text());
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    expect(item['g:price']).toMatch(/^\d+\.\d{2} GBP$/);
    expect(item).toMatchObject({ 'g:condition': 'new', 'g:availability': 'in_stock', 'g:identifier_exists': 'no' });
    await imageAt(request, item['g:image_link'] ?? '');
  }
  // What the feed links to opens.
  await viewerOn(page, items[0]?.['g:link'] ?? '');

  const code = await (await read(request, address.replace('.xml', '.jsonld'))).json();
  expect(code).toMatchObject({ '@type': 'ProductGroup', name: 'Panoramic Kitchen' });
  expect(code.hasVariant).toHaveLength(items.length);
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
});

test('presets are products of the feed, each with its own image and link', async ({ page, request }) => {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/configurators/2/integration/code'));
  await page.getByRole('button', { name: 'Set up the product feed' }).click();
  await page.getByLabel('Page with the configurator').fill(at(HOSTS.shop, '/stock'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Ok' }).click();
  const products = page.getByRole('region', { name: 'Products' });
  await expect(products.getByRole('listitem').filter({ hasText: 'Nordic light' })).toContainText('In the feed');

  const feed = page.getByRole('figure', { name: /Google Merchant Center/ }).locator('code');
  const items = itemsOf(await (await read(request, (await feed.textContent()) ?? '')).text());
  const preset = items.find((item) => item['g:title'] === 'Stock Kitchen: After dark');
  expect(items).toHaveLength(4);
  expect(new Set(items.map((item) => item['g:id'])).size).toBe(4);
  expect(new Set(items.map((item) => item['g:item_group_id'])).size).toBe(1);
  const image = await imageAt(request, preset?.['g:image_link'] ?? '');
  expect(image.equals(await imageAt(request, items[0]?.['g:image_link'] ?? ''))).toBe(false);
  const viewer = await viewerOn(page, preset?.['g:link'] ?? '');
  await expect(viewer.getByRole('button', { name: 'After dark' })).toHaveAttribute('aria-pressed', 'true');
});

test('an owner opens another image size, and a page shows an image of it without a signature', async ({
  page,
  request,
}) => {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/configurators/1/integration/code'));
  const sizes = page.getByRole('region', { name: 'Image sizes' });
  const address = new URL(
    (await sizes.getByRole('figure', { name: 'Address of an image' }).locator('code').textContent()) ?? '',
  );
  await imageAt(request, address.href);
  address.searchParams.set('width', '640');
  address.searchParams.set('height', '360');
  expect((await read(request, address.href)).status()).toBe(403);

  await sizes.getByRole('button', { name: 'Add a size' }).press('Enter');
  await page.keyboard.type('640');
  await page.keyboard.press('Tab');
  await page.keyboard.type('360');
  await expectAccessible(page, 'image sizes');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ok' }).click();
  await imageAt(request, address.href);

  await sizes.getByRole('button', { name: 'Remove size 5' }).click();
  await sizes.getByRole('button', { name: 'Save sizes' }).click();
  await page.getByRole('button', { name: 'Ok' }).click();
  expect((await read(request, address.href)).status()).toBe(403);
});

test('the way into the own room says so when it does not load', async ({ page }) => {
  await page.route(/\/chunks\/RoomDialog-/, (route) => route.abort());
  const viewer = await viewerOn(page, at(HOSTS.shop, '/wardrobes'));
  await viewer.getByRole('button', { name: 'See it in your room' }).click();
  await expect(viewer.getByRole('alert')).toHaveText('This is not possible at the moment. Please try again later.');
});

test('a visitor scans the code beside a wardrobe, and each device gets its own file', async ({
  page,
  request,
  browser,
}) => {
  const viewer = await viewerOn(page, at(HOSTS.shop, '/wardrobes'));
  const sharing = page.waitForResponse((response) => response.url().endsWith('/designs/share'));
  await viewer.getByRole('button', { name: 'See it in your room' }).click();
  const dialog = viewer.getByRole('dialog', { name: 'See it in your room' });
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expectAccessible(page, 'wardrobe in the room');
  const link = (await (await sharing).json()).data.url as string;

  for (const [userAgent, extension, type] of [
    [IPHONE, 'usdz', 'model/vnd.usdz+zip'],
    [ANDROID, 'glb', 'model/gltf-binary'],
  ] as const) {
    const context = await browser.newContext({ userAgent, viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await phone.goto(`${link}/room`);
    await expect(phone.getByRole('heading', { name: /in your room/ })).toBeVisible();
    const target = (await phone.getByRole('link', { name: 'Open the camera' }).getAttribute('href')) ?? '';
    const address = new RegExp(`http[^?#&]*/designs/models/[2-9a-z]+\\.${extension}`).exec(decodeURIComponent(target));
    const file = await read(request, address?.[0] ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, type]);
    await context.close();
  }
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility.ts';
import { at, HOSTS } from '../../product.ts';
import { signInByForm } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

test.use({ bypassCSP: true });

const COPIES = 60;

/** The list of configurators comes from the server with copies of its first one before all others. */
const multiplyConfigurators = (page: Page) =>
  page.addInitScript((copies) => {
    const multiplied = (key: string, value: unknown): unknown =>
      ['configurators', 'data'].includes(key) && Array.isArray(value)
        ? [
            ...Array.from({ length: copies }, (_, index) => ({
              ...value[0],
              id: 1000 + index,
              name: `Kitchen ${index}`,
            })),
            ...value,
          ]
        : value;
    const fetchFromServer = window.fetch;
    window.fetch = async (...request) => {
      const response = await fetchFromServer(...request);
      if (!/\/api\/(shell|configurators)$/.test(response.url)) return response;
      return new Response(JSON.stringify(JSON.parse(await response.text(), multiplied)), response);
    };
  }, COPIES);

const openMenu = async (page: Page, address: string) => {
  await page.goto(at(HOSTS.oakline, address));
  const menu = page.getByRole('navigation', { name: 'Main' });
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await expect(menu.or(opener)).toBeVisible();
  if (await opener.isVisible()) await opener.click();
  await expect(menu.getByText(`Kitchen ${COPIES - 1}`)).toBeAttached();
  return menu;
};

test('with many configurators the other views stay in reach, the open one is in view, and a search finds others', async ({
  page,
}) => {
  await signInByForm(page, HOSTS.oakline, 'owner@oakline.test');
  await multiplyConfigurators(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size);
      const menu = await openMenu(page, '/configurators/3/data');
      for (const view of ['Configurators', 'Customer Enquiries', 'Analytics'])
        await expect(menu.getByRole('link', { name: view, exact: true })).toBeInViewport();
      await expect(menu.locator('[aria-current="page"]')).toBeInViewport();
      await expect(menu.getByText('Kitchen 0', { exact: true })).not.toBeInViewport();
      await expectAccessible(page, `a menu of many configurators, ${size.width} px`);
    });
  await test.step('on a low screen the menu scrolls as a whole', async () => {
    await page.setViewportSize({ width: 1440, height: 420 });
    const menu = await openMenu(page, '/configurators');
    const enquiries = menu.getByRole('link', { name: 'Customer Enquiries' });
    await expect(enquiries).not.toBeInViewport();
    await enquiries.click();
    await expect(page.getByRole('heading', { name: 'Customer Enquiries' })).toBeVisible();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at(HOSTS.oakline, '/configurators'));
  await page.getByRole('textbox', { name: 'Search Configurators' }).fill('kitchen 17');
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect(tiles).toHaveCount(1);
  await expect(tiles).toContainText('Kitchen 17');
  await expectAccessible(page, 'a search among configurators');
  await tiles.getByRole('link').first().click();
  await expect(tiles).not.toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Search Configurators' })).toHaveValue('kitchen 17');
  await expect(tiles).toHaveCount(1);
});

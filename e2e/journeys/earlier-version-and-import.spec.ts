import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { HOSTS } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

// The accessibility check runs its own script in the page.
test.use({ bypassCSP: true });

const openData = async (page: Page, name: string): Promise<void> => {
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('link').first();
  const address = await tile.getAttribute('href');
  await page.goto(new URL(`${address}/data`, page.url()).href);
};
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const openList = async (page: Page): Promise<void> => {
  await page.goto(new URL('/organisations/Oakline%20Kitchens/configurators', page.url()).href);
  await expect(page.getByRole('heading', { name: 'Configurators' })).toBeVisible();
};

test('options are changed in bulk, a file brings a new item, and an earlier version is read from a link', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');

  await test.step('1. walls of a stock set are selected together, disabled, and saved', async () => {
    await openList(page);
    await openData(page, 'Stock Kitchen');
    await page
      .getByRole('list', { name: 'Categories' })
      .getByRole('link', { name: /^Walls/ })
      .click();
    await page.getByLabel('Select Soft Linen').click();
    await page.getByLabel('Select Plaster Pink').click();
    await expectAccessible(page, 'options of a stock set with a selection');
    await press(page, 'Disable');
    await expect(page.getByText('2 edits in 1 layer')).toBeVisible();
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog', { name: 'Save Changes' }).getByRole('button', { name: 'Save Changes' }).click();
    await press(page, 'Ok');
    await expect(page.getByRole('switch', { name: 'Soft Linen enabled' })).not.toBeChecked();
  });

  await test.step('2. the history opens the previous version, which is read-only', async () => {
    await page.getByRole('button', { name: /^Version v/ }).click();
    await page.getByRole('menuitem', { name: 'Version history' }).click();
    await page
      .getByRole('button', { name: /^Open v/ })
      .last()
      .click();
    await expect(page.getByText(/^Version v[\d.]+, read-only$/)).toBeVisible();
    const toggle = page.getByRole('switch', { name: 'Soft Linen enabled' });
    await expect(toggle).toBeDisabled();
    await toggle.click({ force: true });
    await expect(toggle).toBeChecked();
    await expectAccessible(page, 'a version that is only read');
  });

  await test.step('3. its link shows the same to another user of the organisation', async () => {
    const link = new URL(page.url());
    const guest = await browser.newPage();
    await signIn(guest, HOSTS.oakline, 'staff@oakline.test');
    await guest.goto(new URL(link.pathname.replace(/^.*(?=\/configurators)/, '') + link.search, guest.url()).href);
    await expect(guest.getByText(/^Version v[\d.]+, read-only$/)).toBeVisible();
    await guest.getByRole('button', { name: /^Go to v[\d.]+, the newest$/ }).click();
    await expect(guest.getByText(/, read-only$/)).toBeHidden();
    await guest.close();
  });

  await test.step('4. a file brings a new handle: listed first, then saved as the next version', async () => {
    await openList(page);
    await openData(page, 'Panoramic Kitchen');
    await page.getByRole('tab', { name: /^Handles/ }).click();
    await press(page, 'Export and import');
    await page.getByRole('menuitem', { name: 'Import' }).click();
    const modal = page.getByRole('dialog', { name: 'Import' });
    await expect(modal).toBeVisible();
    await page.reload();
    const text = 'ID,Name,SKU,Price\n,Leather Loop,HD-900,12.50\n,,HD-901,1\n';
    const buffer = Buffer.from(text);
    await modal.getByLabel('CSV or Excel file').setInputFiles({ name: 'handles.csv', mimeType: 'text/csv', buffer });
    await expect(modal.getByText(/^1 new, 0 changed, .* 1 with issues$/)).toBeVisible();
    await expect(modal.getByRole('row', { name: /Leather Loop.*leather-loop.*HD-900/ })).toBeVisible();
    await expectAccessible(page, 'an import that creates');
    await modal.getByRole('button', { name: /^Create 1 item in v/ }).click();
    await press(page, 'Ok');
    await expect(page.getByRole('textbox', { name: 'Name of Leather Loop' })).toHaveValue('Leather Loop');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Price of Leather Loop' })).toHaveValue('£12.50');
  });

  expect(complaints).toEqual([]);
});

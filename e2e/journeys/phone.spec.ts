import { expectAccessible } from '../accessibility.ts';
import { at, HOSTS } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, bypassCSP: true });

/** Nothing overflows to the right: a phone's page never scrolls sideways. */
const expectNoSideways = async (page: import('@playwright/test').Page): Promise<void> => {
  const [contentWidth, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(contentWidth).toBeLessThanOrEqual(width ?? 0);
};

test('a reseller works with one thumb: menu, list, data and enquiries', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await expectNoSideways(page);
  await expectAccessible(page, 'configurators on a phone');
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('link', { name: 'Customer Enquiries' }).click();
  await expect(page.getByText('Priya Shah')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'enquiries on a phone');
  await page.goto(at(HOSTS.oakline, '/configurators/1'));
  await expect(page).toHaveURL(/\/analytics\/options$/);
  await expect(page.getByRole('list', { name: 'Top locations' })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'analytics on a phone');
  await page.getByRole('navigation', { name: 'Configurator' }).getByRole('link', { name: 'Data' }).click();
  await expect(page.getByText('Chalk White')).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page, 'data on a phone');
  expect(complaints).toEqual([]);
});

test('no field that takes text is so small that a phone zooms in, in long lists too', async ({ page }) => {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  const owners = Array.from({ length: 20 }, (_, at) => ({ id: 900 + at, name: `Owner ${at}`, reseller: null }));
  await page.route('**/enquiry-owners', (route) => route.fulfill({ json: { data: owners } }));
  await page.goto(at(HOSTS.oakline, '/enquiries'));
  const owner = page.getByRole('combobox', { name: 'Filter by owner' });
  await owner.click();
  await expect(page.getByRole('option', { name: 'Owner 19' })).toBeAttached();
  await expect(owner).toBeEditable();
  const sizes = await page
    .locator('input:visible:not([readonly])')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

test('a visitor designs on a phone with the image visible', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(at(HOSTS.shop));
  const canvas = page.locator('vitrine-configurator canvas');
  await expect(canvas).toBeVisible();
  await expectNoSideways(page);
  await page.getByRole('tab', { name: 'Worktops' }).click();
  await page.getByRole('radio', { name: /Walnut/ }).check({ force: true });
  await expect(page.getByRole('radio', { name: /Walnut/ })).toBeChecked();
  const box = await canvas.boundingBox();
  expect(box?.height ?? 0).toBeGreaterThan(150);
  await page.getByRole('button', { name: 'Save your design' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
  const above = await canvas.boundingBox();
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeGreaterThan(150);
  await expectAccessible(page, 'save form on a phone');
  expect(complaints).toEqual([]);
});

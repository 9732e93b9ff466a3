import type { Page } from '@playwright/test';
import { HOSTS } from '../product.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const openKitchen = async (page: Page): Promise<void> => {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Panoramic Kitchen' });
  await tile.getByRole('link').click();
};

test('the terms of the form open from the preview', async ({ page, context }) => {
  await openKitchen(page);
  const viewer = page.frameLocator('iframe[title^="Preview of"]');
  await viewer.getByRole('button', { name: 'Save your design' }).click();
  const opened = context.waitForEvent('page');
  await viewer.getByRole('link', { name: /new window/ }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
  expect(new URL(terms.url()).pathname).toBe('/privacy');
  expect(await terms.evaluate(() => window.opener)).toBeNull();
});

test('the design of the preview is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openKitchen(page);
  const viewer = page.frameLocator('iframe[title^="Preview of"]');
  const field = page.getByLabel('Design', { exact: true });
  await expect(field).toHaveValue(/,/);
  const before = await field.inputValue();
  await viewer.getByRole('radio', { name: /Matt Cashmere/ }).check({ force: true });
  await expect(field).not.toHaveValue(before);
  await page.getByRole('button', { name: 'Copy: Design' }).click();
  const design = await page.evaluate(() => navigator.clipboard.readText());
  expect(design).toBe(await field.inputValue());
});

import path from 'node:path';
import type { Page } from '@playwright/test';
import { at, HOSTS, ROOT } from '../product.ts';
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

test('a page of a configurator without images asks for no file that does not exist', async ({ page }) => {
  const list = '/organisations/Oakline%20Kitchens/configurators';
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  await page.goto(at(HOSTS.admin, list));
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Create New Configurator' });
  await form.getByLabel('Configurator name').fill('Kitchen Without Images');
  await form.getByRole('radio', { name: 'New project' }).check();
  await form.getByLabel('Project name').fill('Drafts');
  await form.getByRole('radio', { name: 'Panoramic' }).check();
  const file = path.join(ROOT, 'demo/content/panoramic/catalogue.json');
  await form.getByLabel(/file \*/).setInputFiles(file);
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Ok' }).click();
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await page.getByRole('main').getByRole('link', { name: 'Kitchen Without Images' }).click();
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await expect(page.getByRole('row', { name: /Matt Cashmere|Chalk White/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(missing).toEqual([]);
});

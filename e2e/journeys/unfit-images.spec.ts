import type { Page } from '@playwright/test';
import { BATHROOM, bathroomZip, jsonOf, largerBaseZip, unfitZip } from '../bathroom.ts';
import { createAndOpen, fillNewConfigurator } from '../create-configurator.ts';
import { HOSTS } from '../product.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const NAME = 'Bad Lagune';
const DATA = jsonOf('lagune.json', BATHROOM);

const configurators = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/configurators')).text()).replace(/"updated_at":"[^"]*"/g, ''));

test('layers that would hide the base, or have another size, are named before anything is saved', async ({ page }) => {
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  const form = await fillNewConfigurator(page, { name: NAME, project: 'Bäder', type: 'Panoramic', data: DATA });
  const before = await configurators(page);

  await test.step('1. each image is named with what is wrong with it', async () => {
    await form.getByLabel('Images as a ZIP file').setInputFiles(await unfitZip());
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
    for (const file of ['tiles_white.png', 'vanity_oak.png'])
      await expect(form.getByText(`${file} has no transparent areas`)).toBeVisible();
    await expect(form.getByText('tap_chrome.png must be 512 × 256 pixels, like room.jpg.')).toBeVisible();
  });

  await test.step('2. nothing was saved, and what was typed is still there', async () => {
    expect(await configurators(page)).toBe(before);
    await expect(form.getByLabel('Configurator name')).toHaveValue(NAME);
    await expect(form.getByLabel('Project name')).toHaveValue('Bäder');
    await expect(form.getByRole('radio', { name: 'Panoramic' })).toBeChecked();
    await expect(form.getByText('lagune.json')).toBeVisible();
  });

  await test.step('3. with the corrected ZIP alone it is created and goes live', async () => {
    await form.getByLabel('Images as a ZIP file').setInputFiles(await bathroomZip());
    await createAndOpen(page, form, NAME);
    await expect(page.getByText('Currently deployed')).toBeVisible();
  });

  await test.step('4. a version whose base has another size than its layers is not deployed, and the screen says why', async () => {
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    const update = page.getByRole('dialog', { name: 'Update Json data' });
    await update.getByLabel(/^JSON file/).setInputFiles(DATA);
    await update.getByLabel('Images as a ZIP file').setInputFiles(await largerBaseZip());
    await update.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('An updated version has been created!')).toBeVisible();
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByText(/Preparing images/)).toBeHidden();
    await page.getByRole('button', { name: 'Deploy To Live' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, update live' }).click();
    await expect(page.getByText(/Some images of layers do not have the size of the base image/)).toBeVisible();
    await expect(page.getByText('tiles_white.png, tiles_petrol.png, vanity_oak.png')).toBeVisible();
  });
});

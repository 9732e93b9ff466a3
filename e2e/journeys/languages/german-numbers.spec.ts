import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { BATHROOM, bathroomZip, jsonOf } from '../../bathroom.ts';
import { createAndOpen, fillNewConfigurator } from '../../create-configurator.ts';
import { at, dataDirOfRun, HOSTS } from '../../product.ts';
import { complaintsOf, signInByForm } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

test.use({ locale: 'de-DE' });

const NAME = 'Bad Komma';
const price = (page: Page, name: string) => page.getByRole('textbox', { name: `Price of ${name}` });

/** The paths of all files in a folder and below. */
const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? path.join(entry.parentPath, entry.name) : []));

/** The data of the newest version, as it is stored. */
function storedData(): string {
  const files = filesIn(path.join(dataDirOfRun(), 'content')).filter(
    (file) => file.includes('bad-komma') && file.endsWith('/data.json'),
  );
  const newest = files.sort((one, other) => fs.statSync(other).mtimeMs - fs.statSync(one).mtimeMs)[0];
  return fs.readFileSync(newest ?? '', 'utf8');
}

/** Screens are in English from here on; how the person writes numbers is still the browser's. */
async function readEnglish(page: Page): Promise<void> {
  await page.goto(at(HOSTS.admin, '/settings'));
  await page.getByLabel('Sprache', { exact: true }).selectOption('en-gb');
  await page.getByRole('button', { name: 'Sprache speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Your language' })).toBeVisible();
}

test('prices with a decimal comma and a file in Windows-1252 are stored as meant', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signInByForm(page, HOSTS.admin, 'admin@vitrine.test');
  await readEnglish(page);
  const data = jsonOf('bad.json', BATHROOM);
  const form = await fillNewConfigurator(page, { name: NAME, project: 'Komma', type: 'Panoramic', data });
  await form.getByLabel('Images as a ZIP file').setInputFiles(await bathroomZip());
  await createAndOpen(page, form, NAME);
  await expect(page.getByText('Currently deployed')).toBeVisible();
  await page.getByRole('link', { name: 'Data', exact: true }).click();

  await test.step('1. typed into a cell', async () => {
    await price(page, 'Petrol').fill('59,95');
    await price(page, 'Petrol').press('Tab');
    await expect(price(page, 'Petrol')).toHaveValue('€59.95');
  });

  await test.step('2. pasted as a column', async () => {
    await page.getByRole('tab', { name: /^Vanity/ }).click();
    await price(page, 'Oak').focus();
    await price(page, 'Oak').evaluate((cell) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '1.299,50\n1.499,00\n');
      cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await price(page, 'Oak').blur();
    await expect(price(page, 'Oak')).toHaveValue('€1,299.50');
  });

  await test.step('3. in bulk', async () => {
    await page.getByLabel('Select Walnut').click();
    await page.getByRole('button', { name: 'Change price' }).click();
    await page.getByLabel('How the price changes').selectOption('set');
    await page.getByLabel('Amount').fill('1.450,25');
    await page.getByRole('button', { name: 'Change price' }).last().click();
    await expect(price(page, 'Walnut')).toHaveValue('€1,450.25');
  });

  await test.step('4. from a file of Excel, which asks how it writes numbers', async () => {
    await page.getByRole('tab', { name: /^Taps/ }).click();
    await page.getByRole('button', { name: 'Export and import' }).click();
    await page.getByRole('menuitem', { name: 'Import' }).click();
    const modal = page.getByRole('dialog', { name: 'Import' });
    const choose = (text: string) =>
      modal
        .getByLabel('CSV or Excel file')
        .setInputFiles({ name: 'armaturen.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
    await choose('ID;Name;Price\n31;größer;1.299\n');
    await expect(modal.getByRole('group', { name: 'Numbers in this file are written as' })).toBeVisible();
    await choose('ID;Name;Price\n31;größer;1.299\n32;Schwarz;1.299,00\n');
    await expect(modal.getByText('Text encoding: Windows-1252')).toBeVisible();
    await modal.getByRole('button', { name: /^Add changes of 2 rows/ }).click();
    await expect(price(page, 'Chrome')).toHaveValue('€1,299.00');
    await expect(price(page, 'Black')).toHaveValue('€1,299.00');
  });

  await test.step('5. and saved', async () => {
    await page.keyboard.press('Control+s');
    const modal = page.getByRole('dialog', { name: 'Save Changes' });
    await modal.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByRole('button', { name: 'Ok', exact: true }).click();
    await expect(page.getByText('You have unsaved changes')).toBeHidden();
    const stored = storedData();
    expect(stored).not.toContain('\uFFFD');
    const { layers } = JSON.parse(stored) as { layers: { items: { id: number; name: string; price: number }[] }[] };
    expect(
      Object.fromEntries(layers.flatMap(({ items }) => items.map(({ id, name, price }) => [id, [name, price]]))),
    ).toEqual({
      11: ['Weiß glänzend', 59.9],
      12: ['Petrol', 59.95],
      21: ['Oak', 1299.5],
      22: ['Walnut', 1450.25],
      31: ['größer', 1299],
      32: ['Schwarz', 1299],
    });
  });
  expect(complaints).toEqual([]);
});

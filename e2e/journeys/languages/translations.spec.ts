import fs from 'node:fs/promises';
import { translationMessages as messages } from '@vitrine/contract/translations/messages';
import { expectAccessible } from '../../accessibility.ts';
import { at, HOSTS } from '../../product.ts';
import { complaintsOf, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

/** axe runs as a script of its own. */
test.use({ bypassCSP: true });

const KITCHEN = 1;

test('a translator fills what is missing, exchanges a file, and a German visitor reads the names', async ({ page }) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, `/configurators/${KITCHEN}/data`));
  await page.getByRole('button', { name: messages.title, exact: true }).click();
  await page.getByLabel(messages.language, { exact: true }).selectOption('de');
  await page.getByLabel(messages.show, { exact: true }).selectOption('missing');
  await expectAccessible(page, 'translations');

  await test.step('types with the keyboard and saves', async () => {
    await page.getByLabel(messages.translationOf('Walls')).focus();
    await page.keyboard.type('Wände');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Kreideweiß');
    await page.keyboard.press('Control+s');
    await expect(page.getByText(messages.savedLive)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(messages.translationOf('Walls'))).toBeHidden();
  });

  const file = await test.step('exports what is missing as XLIFF', async () => {
    await page.getByRole('button', { name: messages.more, exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: messages.exportXliff(messages.exportMissing) }).click();
    return fs.readFile(await (await download).path(), 'utf8');
  });
  expect(file).toContain('<source xml:space="preserve">Floor</source>');

  await test.step('imports it translated, after a look at what changes', async () => {
    const translated = file.replace(
      '<source xml:space="preserve">Floor</source>',
      '<source xml:space="preserve">Floor</source><target xml:space="preserve">Fußboden</target>',
    );
    await page.getByRole('button', { name: messages.more, exact: true }).click();
    await page.getByRole('menuitem', { name: messages.importTitle }).click();
    await page
      .getByLabel(messages.importFile)
      .setInputFiles({ name: 'de.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(translated) });
    await expect(page.getByRole('region', { name: messages.importChanged(1) })).toContainText('Fußboden');
    await page.getByRole('button', { name: messages.importApply(1) }).click();
    await expect(page.getByText(messages.imported(1))).toBeVisible();
  });

  await test.step('a visitor reads German, another one English', async () => {
    const german = await page.context().newPage();
    await german.goto(at(HOSTS.shop));
    const viewer = german.locator('vitrine-configurator').first();
    await viewer.evaluate((element) => element.setAttribute('lang', 'de'));
    await expect(viewer.getByRole('button', { name: 'Wände Kreideweiß' })).toBeVisible();
    await expect(viewer.getByRole('button', { name: 'Fußboden Oak Planks' })).toBeVisible();
    await viewer.evaluate((element) => element.setAttribute('lang', 'fr'));
    await expect(viewer.getByRole('button', { name: 'Walls Chalk White' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('the language of the catalogue is changed on a phone, with the keyboard, after a warning', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, `/configurators/${KITCHEN}/translations`));
  const change = page.getByRole('button', { name: messages.changeSource });
  const dialog = page.getByRole('dialog', { name: messages.sourceTitle });
  const choose = async (language: string): Promise<void> => {
    await change.focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel(messages.language).selectOption(language);
    await expect(dialog.getByText(/^This changes no name\./)).toBeVisible();
    await expectAccessible(page, 'the language of the catalogue');
    await dialog.getByRole('button', { name: 'Save' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).press('Enter');
    await expect(dialog).toBeHidden();
  };
  await choose('it');
  await expect(page.getByText(messages.sourceIs('Italian'))).toBeVisible();
  await expect(page.getByLabel(messages.language, { exact: true }).locator('option[value=en-gb]')).toHaveCount(1);
  await choose('');
  await expect(page.getByText(messages.sourceIs('English (UK)'))).toBeVisible();
});

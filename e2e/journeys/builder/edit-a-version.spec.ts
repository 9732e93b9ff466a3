import fs from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../accessibility.ts';
import { BATHROOM, bathroomZip, jsonOf } from '../../bathroom.ts';
import { createAndOpen, fillNewConfigurator } from '../../create-configurator.ts';
import { documentedPolicy, serveSite } from '../../hosts/site.ts';
import { at, HOSTS } from '../../product.ts';
import { complaintsOf, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

const NAME = 'Bath with colours';
const RANGE = ['Vanity fjord', 'Vanity heather', 'Vanity amber'];

/** One more colour of the vanity, at its place in the bathroom's room. */
async function render(folder: string, name: string, background: string): Promise<string> {
  const path = `${folder}/${name}.png`;
  const input = { create: { width: 120, height: 60, channels: 4, background } } as const;
  await sharp({ create: { width: 512, height: 256, channels: 4, background: '#0000' } })
    .composite([{ input, left: 0, top: 0 }])
    .png()
    .toFile(path);
  return path;
}

/** The new colours that a visitor of the maker's website can choose. */
async function coloursOf(context: BrowserContext, folder: string): Promise<string[]> {
  const content = (path: string) => at(HOSTS.content, path);
  const page = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:," /><script type="module" src="${content('/viewer/v1/vitrine.js')}"></script><vitrine-configurator src="${content(`/${folder}/latest.json`)}"></vitrine-configurator>`;
  const site = await serveSite({ '/': page }, documentedPolicy(content(''), at('api.vitrine.localhost', '')));
  const visitor = await context.newPage();
  await visitor.goto(site.at(HOSTS.shop, '/'));
  const viewer = visitor.locator('vitrine-configurator');
  await viewer.getByRole('button', { name: /^Vanity/ }).click();
  await expect(viewer.getByRole('radio', { name: /^Walnut/ })).toHaveCount(1);
  const counts = await Promise.all(
    RANGE.map((name) => viewer.getByRole('radio', { name: new RegExp(`^${name}`) }).count()),
  );
  await visitor.close();
  site.close();
  return RANGE.filter((_, at) => counts[at] === 1);
}

const folderOf = (page: Page): Promise<string> =>
  page.evaluate(async (name) => {
    const { data } = await (await fetch('/api/configurators')).json();
    return data.find((one: { name: string }) => one.name === name).data_url;
  }, NAME);

const deploy = async (page: Page): Promise<void> => {
  await page
    .getByRole('alertdialog', { name: 'Deploy To Live' })
    .getByRole('button', { name: 'Yes, update live' })
    .click();
  await expect(page.getByText('Configurator has been deployed successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
};

test('a colour range comes onto a live configurator, and goes again with the earlier version', async ({
  page,
  context,
  browser,
}, info) => {
  fs.mkdirSync(info.outputPath(), { recursive: true });
  const colours = ['#3f6d8e', '#8d7a99', '#c98a2b'];
  const renders = await Promise.all(RANGE.map((name, index) => render(info.outputPath(), name, colours[index] ?? '')));

  await test.step('1. a configurator is live, made from a data file', async () => {
    const admin = await browser.newPage();
    await signIn(admin, HOSTS.admin, 'admin@vitrine.test');
    const form = await fillNewConfigurator(admin, {
      ...{ name: NAME, project: 'Colours', type: 'Panoramic' },
      data: jsonOf('bathroom.json', BATHROOM),
    });
    await form.getByLabel('Images as a ZIP file').setInputFiles(await bathroomZip());
    await createAndOpen(admin, form, NAME);
    await expect(admin.getByText('Currently deployed')).toBeVisible();
    await admin.close();
  });

  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  const complaints = complaintsOf(page);
  const folder = await folderOf(page);
  const preview = page.frameLocator('iframe[title="Preview of Preview"]');

  await test.step('2. three images become three items, at once in the viewer beside them', async () => {
    await page.getByRole('main').getByRole('link', { name: NAME }).click();
    await page.getByRole('button', { name: 'Layers and images' }).click();
    await expect(preview.locator('canvas[part=canvas]')).toBeVisible();
    await page.getByRole('button', { name: 'Vanity 2 items' }).click();
    await page.getByLabel('Add images').setInputFiles(renders);
    await expect(page.getByRole('list', { name: 'Items of Vanity' }).getByRole('listitem')).toHaveCount(5);
    await preview.getByRole('tab', { name: 'Vanity' }).click();
    await expect(preview.getByText('Vanity heather').first()).toBeVisible();
    await page.getByRole('button', { name: 'Vanity amber' }).click();
    await page.getByLabel('Price').fill('1.399,00');
    await page.getByLabel('Price').press('Enter');
  });

  await test.step('3. they are still there after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: 'Items of Vanity' }).getByRole('listitem')).toHaveCount(5);
  });

  await test.step('4. they are saved as the next version, which visitors do not see yet', async () => {
    await page.getByRole('button', { name: 'Save as version' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as version' });
    await expect(dialog.getByText('3 differences')).toBeVisible();
    await dialog.getByLabel('Note').fill('Colours of the year');
    await dialog.getByRole('button', { name: 'Save as version' }).click();
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByRole('button', { name: 'Version v2' })).toBeVisible();
    expect(await coloursOf(context, folder)).toEqual([]);
  });

  await test.step('5. deployed, visitors choose from them', async () => {
    await page.getByRole('button', { name: 'Deploy To Live' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Deploy To Live' }).getByText('Vanity amber')).toBeVisible();
    await deploy(page);
    await expect.poll(() => coloursOf(context, folder)).toEqual(RANGE);
  });

  await test.step('6. the history says why, and brings the earlier version back', async () => {
    await page.getByRole('button', { name: 'Version v2' }).click();
    await page.getByRole('menuitem', { name: 'Version history' }).click();
    const history = page.getByRole('table', { name: 'Version history' });
    await expect(history.getByRole('row', { name: /v2 .*Colours of the year/ })).toBeVisible();
    await history.getByRole('button', { name: 'Deploy v1', exact: true }).click();
    await deploy(page);
    expect(await coloursOf(context, folder)).toEqual([]);
  });
  expect(complaints).toEqual([]);
});

test.describe('with assistive technology', () => {
  test.use({ bypassCSP: true });

  test('the builder of a version is accessible', async ({ page }) => {
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    await page.goto(at(HOSTS.oakline, '/configurators/1/build'));
    await page.getByRole('list', { name: 'Items of Walls' }).getByRole('button').first().click();
    await expectAccessible(page, 'Layers and images');
    await page.getByLabel('Item name').fill('Chalk');
    await page.getByLabel('Item name').press('Enter');
    await page.getByRole('button', { name: 'Save as version' }).click();
    await expectAccessible(page, 'Save as version');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'Save as version on a phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Discard changes' })).toBeDisabled();
  });
});

import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { at, HOSTS, ROOT } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';
import { zipOf } from '../zip.ts';

test.use({ bypassCSP: true });

const CONTENT = path.join(ROOT, 'demo/content/panoramic');
const TENANT = '/organisations/Oakline%20Kitchens/configurators';

const FOLDER = '/oakline-kitchens/showrooms/island-kitchen';
const STYLE = '.viewer { outline: 3px solid rgb(1, 2, 3) }';
const SCRIPT = 'document.documentElement.dataset.island = "loaded";';

interface SmallFile {
  layers: { items: { image_path: string; thumbnail: string; price: unknown }[] }[];
  filter_groups: unknown[];
}

/** Walls and taps of the demo's panorama, two items each, with their images. */
function smallCatalogue(): { file: SmallFile; images: Map<string, Buffer> } {
  const file = JSON.parse(fs.readFileSync(path.join(CONTENT, 'catalogue.json'), 'utf8'));
  file.layers = [file.layers[0], file.layers[6]].map((layer) => ({ ...layer, items: layer.items.slice(0, 2) }));
  file.filter_groups = [];
  const names = [
    'base.webp',
    ...(file as SmallFile).layers.flatMap(({ items }) => items.flatMap((item) => [item.image_path, item.thumbnail])),
  ];
  return { file, images: new Map(names.map((name) => [name, fs.readFileSync(path.join(CONTENT, name))])) };
}

const json = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
});

const chooseData = (form: Locator, file: ReturnType<typeof json>): Promise<void> =>
  form.getByLabel(/file \*/).setInputFiles(file);

/** A page of another site that embeds it loads data, style and script from the content host. */
async function opensElsewhere(page: Page): Promise<void> {
  const shop = await page.context().newPage();
  const loaded: string[] = [];
  shop.on('response', (response) => {
    if (response.ok() && response.url().startsWith(at(HOSTS.content, FOLDER))) loaded.push(response.url());
  });
  await shop.goto(at(HOSTS.shop, '/'));
  await shop.evaluate(
    ([script, src]) => {
      document.body.innerHTML = `<vitrine-configurator src="${src}" style="height:400px"></vitrine-configurator>`;
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: script }));
    },
    [at(HOSTS.content, '/viewer/v1/vitrine.js'), at(HOSTS.content, `${FOLDER}/latest.json`)],
  );
  await expect(shop.locator('html[data-island="loaded"]')).toHaveCount(1);
  await expect(shop.locator('vitrine-configurator .viewer')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  for (const name of [/latest\.json$/, /assets\/.+\.css$/, /assets\/.+\.js$/])
    expect(loaded).toContainEqual(expect.stringMatching(name));
  await shop.close();
}

test('an administrator creates a configurator from its files, edits it, updates its data and deletes it', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const { file, images } = smallCatalogue();
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  await page.goto(at(HOSTS.admin, TENANT));
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(at(HOSTS.admin, `${TENANT}/create`));

  const form = page.getByRole('dialog', { name: 'Create New Configurator' });
  await form.getByLabel('Configurator name').fill('Island Kitchen');
  await form.getByRole('radio', { name: 'New project' }).check();
  await form.getByLabel('Project name').fill('configurators');
  await expect(form.getByText("Project name can not be 'configurators' as it is a reserved word!")).toBeVisible();
  await form.getByLabel('Project name').fill('Showrooms');
  await form.getByRole('radio', { name: 'Panoramic' }).check();
  await chooseData(form, json('island.json', file));
  const zip = { name: 'renders.zip', mimeType: 'application/zip', buffer: zipOf(images) };
  await form.getByLabel('Images as a ZIP file').setInputFiles(zip);
  await form.getByLabel('Style sheet').setInputFiles({ ...json('island.css', STYLE), mimeType: 'text/css' });
  await form.getByLabel('Script').setInputFiles({ ...json('island.js', SCRIPT), mimeType: 'text/javascript' });
  await expectAccessible(page, 'Create New Configurator');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Configurator has been created successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();

  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: /Showrooms/ })).toBeVisible();
  await main.getByRole('link', { name: 'Island Kitchen' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Island Kitchen' })).toBeVisible();
  // Its images are prepared in the background. Then it goes live.
  await expect(main.getByText(/Preparing images/)).toBeHidden();
  await expect(main.getByText('Currently deployed')).toBeVisible();
  const viewer = page.frameLocator('iframe[title="Preview of Island Kitchen"]');
  await expect(viewer.getByText('Soft Linen').or(viewer.getByText('Chalk White')).first()).toBeVisible();

  await page.getByRole('link', { name: 'Data', exact: true }).click();
  const thumbnail = page.getByRole('table').locator('img').first();
  await expect(thumbnail).toHaveAttribute('src', new RegExp(`^${at(HOSTS.content, FOLDER)}/assets/`));
  await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await opensElsewhere(page);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Configurator' });
  await expect(edit.getByRole('button', { name: 'Update' })).toBeDisabled();
  await edit.getByLabel('Name').fill('Harbour Kitchen');
  await expectAccessible(page, 'Edit Configurator');
  const reloaded = page.waitForEvent('load');
  await edit.getByRole('button', { name: 'Update' }).click();
  await reloaded;
  await expect(main.getByRole('heading', { name: 'Harbour Kitchen' })).toBeVisible();

  // The browser also logs a rejected request to the console.
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const update = page.getByRole('dialog', { name: 'Update Json data' });
  const broken = structuredClone(file);
  for (const { items } of broken.layers) for (const item of items) item.price = 'free';
  await chooseData(update, json('island-2.json', broken));
  await update.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(update.getByText('layers[1].items[1].price: must be a number')).toBeVisible();
  for (const { items } of broken.layers) for (const item of items) item.price = 12.5;
  await chooseData(update, json('island-2.json', broken));
  await update.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('An updated version has been created!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  await page.getByRole('button', { name: /^Version v/ }).click();
  await expect(page.getByRole('menuitem', { name: /v2/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Harbour Kitchen' });
  await expect(question.getByText('Are you sure you want to delete this configurator?')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Configurator has been deleted successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(at(HOSTS.admin, TENANT));
  await expect(main.getByRole('link', { name: 'Harbour Kitchen' })).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../accessibility.ts';
import { at, HOSTS } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ bypassCSP: true });

const FOLDER = '/oakline-kitchens/bedrooms/fitted-bedroom';
const TENANT = '/organisations/Oakline%20Kitchens/configurators';

/** What the page's scripts see of the element. */
type Viewer = HTMLElement & { getDesign(): string };

/** A photo of a room: wall, furniture, floor. */
async function photoOf(wall: string, furniture: string, floor: string): Promise<Buffer> {
  const part = (height: number, background: string) =>
    sharp({ create: { width: 900, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await part(600, wall))
    .composite([
      { input: await part(260, furniture), left: 0, top: 200 },
      { input: await part(200, floor), left: 0, top: 400 },
    ])
    .jpeg()
    .toBuffer();
}

/** Enables the style finder, as the provider's staff does. Presets are enabled with it. */
async function turnOn(page: Page): Promise<string> {
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  await page.goto(at(HOSTS.admin, TENANT));
  await page
    .getByRole('link', { name: /Fitted Bedroom/ })
    .first()
    .click();
  await page.waitForURL(/\/configurators\/\d+/);
  const id = /\/configurators\/(\d+)/.exec(page.url())?.[1] ?? '';
  await page.goto(at(HOSTS.admin, `${TENANT}/${id}/edit`));
  const modal = page.getByRole('dialog', { name: 'Edit Configurator' });
  await modal.getByRole('switch', { name: 'Style finder' }).click();
  await modal.getByRole('button', { name: /^(Save|Update|Edit)/ }).click();
  await expect(modal).toBeHidden();
  return id;
}

const addFromPhoto = async (page: Page, name: string, photo: Buffer): Promise<void> => {
  const form = page.getByRole('form', { name: 'Add a preset' });
  await form.getByLabel('Name').fill(name);
  await form
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: photo });
  await form.getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByRole('listitem', { name })).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('');
};

/** A page of another site that embeds it. */
async function openElsewhere(page: Page): Promise<Page> {
  const shop = await page.context().newPage();
  await shop.goto(at(HOSTS.shop, '/'));
  await shop.evaluate(
    ([script, src]) => {
      document.body.innerHTML = `<vitrine-configurator src="${src}" style="height:700px"></vitrine-configurator>`;
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: script }));
    },
    [at(HOSTS.content, '/viewer/v1/vitrine.js'), at(HOSTS.content, `${FOLDER}/latest.json`)],
  );
  return shop;
}

const designOf = (shop: Page): Promise<string> =>
  shop.locator('vitrine-configurator').evaluate((viewer: Viewer) => viewer.getDesign());

test('a preset that is made from a photo reaches the visitor’s page', async ({ page, browser }) => {
  const id = await turnOn(page);
  const own = await (await browser.newContext({ bypassCSP: true })).newPage();
  const complaints = complaintsOf(own);
  await signIn(own, HOSTS.oakline, 'owner@oakline.test');
  await own.goto(at(HOSTS.oakline, `/configurators/${id}/customisation/presets`));
  await expect(own.getByText('No presets yet')).toBeVisible();

  await addFromPhoto(own, 'Night', await photoOf('#7f97a8', '#22314a', '#33373c'));
  await addFromPhoto(own, 'Daylight', await photoOf('#f7f6f2', '#fbfbf9', '#c9a878'));
  const images = own.getByAltText(/^Design of /);
  await expect(images).toHaveCount(2);
  for (const image of await images.all()) {
    await expect(image).toHaveJSProperty('naturalWidth', 960);
    expect((await image.boundingBox())?.height).toBe(300);
  }
  await expectAccessible(own, 'Presets');
  await own.getByRole('button', { name: 'Save & Deploy' }).click();
  await own.getByRole('button', { name: 'Ok' }).click();
  await expect(own.getByText('You have unsaved changes')).toBeHidden();

  const shop = await openElsewhere(own);
  const presets = shop.getByRole('group', { name: 'Presets' });
  const before = await presets
    .getByRole('button', { name: 'Night' })
    .click()
    .then(() => designOf(shop));
  await expect(presets.getByRole('button', { name: 'Night' })).toHaveAttribute('aria-pressed', 'true');
  await expect(shop.getByRole('button', { name: /^Doors/ })).toContainText(/Navy|Midnight|Graphite|Anthracite/);
  await presets.getByRole('button', { name: 'Daylight' }).click();
  await expect(shop.getByRole('button', { name: /^Doors/ })).toContainText(/Porcelain|White/);
  expect(await designOf(shop)).not.toBe(before);
  await own.context().close();
  expect(complaints).toEqual([]);
});

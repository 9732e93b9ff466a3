import fs from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../accessibility.ts';
import { OAKLINE_LIST } from '../../create-configurator.ts';
import { documentedPolicy, serveSite } from '../../hosts/site.ts';
import { at, HOSTS } from '../../product.ts';
import { complaintsOf, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';
import { withoutWebp } from '../../without-webp.ts';

const NAME = 'Bath by day and night';
const [WIDTH, HEIGHT] = [1024, 512];

type Box = readonly [left: number, top: number, width: number, height: number];
const LAYERS: readonly [folder: string, box: Box, colours: Readonly<Record<string, string>>][] = [
  ['01_Walls', [0, 30, WIDTH, 290], { Chalk: '#f1efe9', Sage: '#8f9d83' }],
  ['02_Vanity', [380, 260, 270, 110], { Oak: '#b98a56', Walnut: '#5b3b23' }],
];

/** Writes the renders of a bathroom as a folder; returns its path. */
async function writeRenders(folder: string, background: string): Promise<string> {
  fs.mkdirSync(folder, { recursive: true });
  const room = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } });
  await room.jpeg().toFile(path.join(folder, 'room.jpg'));
  for (const [name, [left, top, width, height], colours] of LAYERS) {
    fs.mkdirSync(path.join(folder, name));
    for (const [item, colour] of Object.entries(colours))
      await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } })
        .composite([{ input: { create: { width, height, channels: 4, background: colour } }, left, top }])
        .png()
        .toFile(path.join(folder, name, `${item}.png`));
  }
  return folder;
}

const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Preview of Preview"]');

const addDoorRange = async (page: Page, item: string, range: string): Promise<void> => {
  await page.getByRole('button', { name: item, exact: true }).click();
  const chips = page.getByRole('combobox', { name: 'Door ranges' });
  await chips.fill(range);
  await chips.press('Enter');
  await expect(page.getByRole('region', { name: 'Details' }).getByText(range, { exact: true })).toBeVisible();
};

const cutThumbnail = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: item, exact: true }).click();
  await page.getByRole('button', { name: 'Cut the thumbnail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cut the thumbnail' });
  const size = dialog.getByRole('slider', { name: 'Size' });
  const before = Number(await size.getAttribute('aria-valuenow'));
  await size.press('ArrowLeft');
  await expect(size).toHaveAttribute('aria-valuenow', String(before - 0.01));
  const frame = dialog.getByTestId('cut-frame');
  const left = dialog.getByRole('slider', { name: 'From the left' });
  const was = await left.getAttribute('aria-valuenow');
  const box = await frame.boundingBox();
  if (!box) throw new Error('The frame is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(left).not.toHaveAttribute('aria-valuenow', was ?? '');
  await dialog.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByText('Cut by hand')).toBeVisible();
};

/** Drags an item behind another one of its layer. */
const dragBehind = async (page: Page, item: string, other: string): Promise<void> => {
  const [from, to] = await Promise.all(
    [item, other].map((name) => page.getByRole('button', { name, exact: true }).boundingBox()),
  );
  if (!from || !to) throw new Error('The items are not shown');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 3);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 3, { steps: 8 });
  await page.mouse.up();
  await expect(page.getByRole('list', { name: 'Items of Vanity' }).getByRole('listitem')).toHaveText([other, item]);
};

/** Turns the preview to another direction, as a person does. */
const turnPreview = async (page: Page): Promise<void> => {
  const canvas = previewOf(page).locator('canvas').first();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The preview is not shown');
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
};

/** Switches presets on, as the provider's staff does; returns the configurator's id. */
const switchPresetsOn = async (page: Page): Promise<string> => {
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  await page.goto(at(HOSTS.admin, OAKLINE_LIST));
  await page.getByRole('main').getByRole('link', { name: NAME }).click();
  await page.waitForURL(/\/configurators\/\d+/);
  const id = /\/configurators\/(\d+)/.exec(page.url())?.[1] ?? '';
  await page.goto(at(HOSTS.admin, `${OAKLINE_LIST}/${id}/edit`));
  const modal = page.getByRole('dialog', { name: 'Edit Configurator' });
  await modal.getByRole('switch', { name: 'Presets' }).click();
  await modal.getByRole('button', { name: /^(Save|Update|Edit)/ }).click();
  await expect(modal).toBeHidden();
  return id;
};

test('a scene, a cut thumbnail, door ranges and a preset are live for a visitor', async ({
  page,
  browser,
  context,
}, info) => {
  test.setTimeout(240_000);
  const renders = await writeRenders(path.join(info.outputPath(), 'Bath'), '#e9e3d8');
  const night = await writeRenders(path.join(info.outputPath(), 'Night'), '#2b2a44');
  await withoutWebp(context);
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  const complaints = complaintsOf(page);
  const preview = previewOf(page);
  let id = '';

  await test.step('1. items get door ranges as chips, and a thumbnail of their own', async () => {
    await page.goto(at(HOSTS.oakline, '/configurators/build'));
    await page.getByLabel('Choose a folder').setInputFiles(renders);
    await expect(preview.locator('canvas').first()).toBeVisible();
    await addDoorRange(page, 'Oak', 'Shaker');
    await addDoorRange(page, 'Walnut', 'Slab');
    await preview.getByRole('tab', { name: 'Vanity' }).click();
    await expect(preview.getByText('Shaker').first()).toBeVisible();
    await cutThumbnail(page, 'Oak');
    await dragBehind(page, 'Oak', 'Walnut');
  });

  await test.step('2. a scene gets images by their names and a first view, and the preview shows it', async () => {
    await page.getByRole('button', { name: 'Add scene' }).click();
    await page.getByLabel('Scene name').fill('Night');
    await page.getByLabel('Scene name').press('Enter');
    await page.getByLabel('Add a folder').setInputFiles(night);
    await expect(page.getByRole('list', { name: '5 of 5 images of its own' })).toBeVisible();
    await expect(preview.getByRole('radio', { name: 'Night' })).toBeChecked();
    await turnPreview(page);
    await page.getByRole('button', { name: 'Start here' }).click();
    await expect(page.getByRole('region', { name: 'Details' }).getByText(/^-?\d+° from the centre/)).toBeVisible();
  });

  await test.step('3. it is created and goes live', async () => {
    await page.getByRole('button', { name: 'Create configurator' }).click();
    const form = page.getByRole('dialog', { name: 'Create New Configurator' });
    await form.getByLabel('Configurator name').fill(NAME);
    await form.getByRole('radio', { name: 'New project' }).check();
    await form.getByLabel('Project name').fill('Rooms by day');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Configurator has been created successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByText('Currently deployed')).toBeVisible();
    const admin = await browser.newPage();
    id = await switchPresetsOn(admin);
    await admin.close();
  });

  await test.step('4. a design that is chosen in the preview becomes a preset', async () => {
    await page.goto(at(HOSTS.oakline, `/configurators/${id}/build`));
    await preview.getByRole('tab', { name: 'Vanity' }).click();
    await preview.getByRole('radio', { name: /^Walnut/ }).press('Space');
    const save = page.getByRole('button', { name: 'Save as preset' });
    const frame = await preview.owner().boundingBox();
    expect((await save.boundingBox())?.y, 'below the preview').toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0));
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Save this design as a preset' });
    await dialog.getByLabel('Name').fill('Dark wood');
    await dialog.getByRole('button', { name: 'Save as preset' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('5. a visitor sees all of it', async () => {
    const folder = await page.evaluate(async (name) => {
      const { data } = await (await fetch('/api/configurators')).json();
      return data.find((one: { name: string }) => one.name === name).data_url;
    }, NAME);
    const content = (address: string): string => at(HOSTS.content, address);
    const html = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:," /><script type="module" src="${content('/viewer/v1/vitrine.js')}"></script><vitrine-configurator src="${content(`/${folder}/latest.json`)}"></vitrine-configurator>`;
    const site = await serveSite({ '/': html }, documentedPolicy(content(''), at('api.vitrine.localhost', '')));
    const visitor = await context.newPage();
    await visitor.goto(site.at(HOSTS.shop, '/'));
    const viewer = visitor.locator('vitrine-configurator');
    const vanity = viewer.getByRole('button', { name: /^Vanity/ });
    if ((await vanity.getAttribute('aria-expanded')) === 'false') await vanity.click();
    await expect(viewer.getByText('Shaker').first()).toBeVisible();
    await viewer.getByRole('radio', { name: 'Night' }).check({ force: true });
    await expect(viewer.getByText('Night').first()).toBeVisible();
    await viewer.getByRole('group', { name: 'Presets' }).getByRole('button', { name: 'Dark wood' }).click();
    await expect(viewer.getByRole('button', { name: /^Vanity Walnut/ })).toBeVisible();
    const latest = await visitor.evaluate(
      async (address) => (await fetch(address)).json(),
      content(`/${folder}/latest.json`),
    );
    expect(JSON.stringify(latest.details)).toMatch(/thumbnails\/vanity\/oak-[\da-f]{8}\.png/);
    expect(Object.keys(latest.assets).filter((file) => /^scenes\/[^/]+\//.test(file))).toHaveLength(5);
    await visitor.close();
    site.close();
  });
  expect(complaints).toEqual([]);
});

test.describe('with assistive technology', () => {
  // axe is a script of its own; the journey above runs under the pages' own policy.
  test.use({ bypassCSP: true });

  test('items, filters, thumbnails and scenes are accessible', async ({ page }, info) => {
    const renders = await writeRenders(path.join(info.outputPath(), 'Bath'), '#e9e3d8');
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    await page.goto(at(HOSTS.oakline, '/configurators/build'));
    await page.getByLabel('Choose a folder').setInputFiles(renders);
    await addDoorRange(page, 'Oak', 'Shaker');
    await expectAccessible(page, 'An item with chips');
    await page.getByRole('button', { name: 'Edit Door ranges everywhere' }).click();
    await expect(page.getByLabel('Name of Shaker (1 item)')).toBeVisible();
    await expectAccessible(page, 'Door ranges');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Cut the thumbnail' }).click();
    await expect(page.getByRole('slider', { name: 'Size' })).toBeVisible();
    await expectAccessible(page, 'Cut the thumbnail');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Walnut', exact: true }).press('Control+a');
    await expect(page.getByRole('heading', { name: '2 items' })).toBeVisible();
    await expectAccessible(page, 'Several items');
    await page.getByRole('button', { name: 'Add scene' }).click();
    await expectAccessible(page, 'A scene');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Details' }).click();
    await expectAccessible(page, 'A scene on a phone');
  });
});

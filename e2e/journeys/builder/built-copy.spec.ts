import fs from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../accessibility.ts';
import { at, HOSTS, PORT } from '../../product.ts';
import { complaintsOf, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

test.use({ bypassCSP: true });

const NORTHSIDE = 'northside.vitrine.localhost';
const MANUFACTURERS = 'oakline-kitchens/kitchens/panoramic-kitchen';
const COPY = 'oakline-kitchens/resellers/northside-interiors/panoramic-kitchen';
const COLOUR = 'Northside plum';

interface Live {
  version: number;
  details: { base: { width: number; height: number }; layers: { items: { n: string }[] }[] };
}

const readLive = async (page: Page, folder: string): Promise<Live> => {
  const headers = { host: HOSTS.content };
  return (await page.request.get(`http://127.0.0.1:${PORT}/${folder}/latest.json`, { headers })).json();
};

const wallsOf = async (page: Page, folder: string): Promise<string[]> =>
  ((await readLive(page, folder)).details.layers[0]?.items ?? []).map(({ n }) => n);

/** The switch of Northside's settings, as the manufacturer sees it. */
async function openSwitch(owner: Page) {
  await owner.goto(at(HOSTS.oakline, '/resellers'));
  await owner.getByRole('main').getByRole('link', { name: 'Northside Interiors' }).first().click();
  await owner.getByRole('navigation', { name: 'Reseller' }).getByRole('link', { name: 'Settings' }).click();
  return owner.getByRole('switch', { name: 'Can change layers and images' });
}

test('a reseller adds a colour to its copy, once its manufacturer allows it; the manufacturer’s stays as it is', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(240_000);
  const complaints = complaintsOf(page);
  const owner = await (await browser.newContext({ bypassCSP: true })).newPage();
  await signIn(owner, HOSTS.oakline, 'owner@oakline.test');
  await signIn(page, NORTHSIDE, 'dealer@northside.test');
  const buildButton = page.getByRole('button', { name: 'Layers and images' });
  const before = (await readLive(page, MANUFACTURERS)).version;

  await test.step('without it, nothing is offered', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Panoramic Kitchen' }).click();
    await expect(page.getByRole('button', { name: /^Version v/ })).toBeVisible();
    await expect(buildButton).toBeHidden();
  });

  await test.step('the manufacturer allows it', async () => {
    const allowed = await openSwitch(owner);
    await expectAccessible(owner, 'settings of a reseller');
    await allowed.click();
    await expect(owner.getByText('Reseller has been edited successfully!')).toBeVisible();
    await owner.getByRole('button', { name: 'Ok' }).click();
    await expect(allowed).toBeChecked();
  });

  await test.step('the reseller adds an item with its own image, and saves a version of its copy', async () => {
    await page.reload();
    await buildButton.click();
    await page.getByRole('button', { name: /^Walls \d+ items$/ }).click();
    const { width, height } = (await readLive(page, MANUFACTURERS)).details.base;
    fs.mkdirSync(info.outputPath(), { recursive: true });
    const file = info.outputPath(`${COLOUR}.png`);
    const input = { create: { width: 800, height: 400, channels: 4, background: '#6b2f4f' } } as const;
    await sharp({ create: { width, height, channels: 4, background: '#0000' } })
      .composite([{ input, left: 0, top: 0 }])
      .png()
      .toFile(file);
    await page.getByLabel('Add images').setInputFiles([file]);
    await expect(page.getByRole('button', { name: COLOUR })).toBeVisible();
    await page.getByRole('button', { name: 'Save as version' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save as version' });
    await dialog.getByRole('button', { name: 'Save as version' }).click();
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByRole('button', { name: /^Version v/ })).toBeVisible();
  });

  await test.step('deployed, its visitors choose the colour, and those of the manufacturer do not', async () => {
    await expect(page.getByText(/^Preparing images/)).toBeHidden();
    await page.getByRole('button', { name: 'Deploy To Live' }).click();
    await page.getByRole('button', { name: 'Yes, update live' }).click();
    await expect(page.getByText('Configurator has been deployed successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect.poll(() => wallsOf(page, COPY)).toContain(COLOUR);
    expect(await wallsOf(page, MANUFACTURERS)).not.toContain(COLOUR);
    expect((await readLive(page, MANUFACTURERS)).version).toBe(before);
  });

  await test.step('taken back, the builder is closed to the reseller at once', async () => {
    await (await openSwitch(owner)).click();
    await expect(owner.getByText('Reseller has been edited successfully!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Version v/ })).toBeVisible();
    await expect(buildButton).toBeHidden();
  });
  await owner.context().close();
  expect(complaints).toEqual([]);
});

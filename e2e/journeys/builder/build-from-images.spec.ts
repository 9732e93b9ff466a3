import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../accessibility.ts';
import { documentedPolicy, serveSite } from '../../hosts/site.ts';
import { at, HOSTS } from '../../product.ts';
import { complaintsOf, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

const WIDTH = 1024;
const HEIGHT = 512;
const ORGANISATION = 'Atelier Nord';
const SITE = 'atelier-nord.localhost';
/** What a person may need from the empty list to the live configurator: clicks, choices, and fields that are typed. */
const MOST_INTERACTIONS = 25;

type Box = readonly [left: number, top: number, width: number, height: number];

/** The renders of a bathroom maker: what it calls them, and which part of the room each layer covers. */
const LAYERS: readonly [folder: string, box: Box, files: readonly string[]][] = [
  ['01_Wände', [0, 30, WIDTH, 290], ['Kreide weiß', 'Salbei', 'Terrakotta', 'Tiefsee blau', 'Greige', 'Lehmputz']],
  ['02_Boden', [0, 320, WIDTH, 192], ['Eiche natur', 'Eiche geräuchert', 'Terrazzo', 'Schiefer', 'Beton', 'Zement']],
  [
    '03_Waschtisch',
    [380, 260, 270, 110],
    ['Nussbaum', 'Eiche hell', 'Weiß matt', 'Anthrazit', 'Fjord', 'Rosé', 'Esche'],
  ],
  ['04_Platte', [370, 240, 290, 20], ['Carrara', 'Nero Marquina', 'Quarz', 'Travertin', 'Keramik', 'Granit']],
  ['05_Spiegel', [440, 90, 140, 120], ['Rund', 'Oval', 'Eckig', 'Halbrund', 'Bogen']],
  ['06_Armatur', [505, 215, 16, 26], ['Chrom', 'Messing', 'Schwarz matt', 'Kupfer', 'Nickel']],
  ['07_Leuchte', [490, 30, 50, 50], ['Kugel opal', 'Kegel', 'Leinen', 'Glas']],
];

const fill = (at: number) => ({ r: (at * 53) % 256, g: (at * 97) % 256, b: (at * 31) % 256, alpha: 1 });

/** Writes 40 renders as a folder on disk; returns its path. */
async function writeRenders(folder: string): Promise<string> {
  const room = path.join(folder, 'Atelier Nord');
  fs.mkdirSync(room, { recursive: true });
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#e9e3d8' } })
    .jpeg()
    .toFile(path.join(room, '00_Raum leer.jpg'));
  let count = 0;
  for (const [name, [left, top, width, height], files] of LAYERS) {
    fs.mkdirSync(path.join(room, name));
    for (const [index, file] of files.entries()) {
      count += 1;
      const input = { create: { width, height, channels: 4, background: fill(count) } } as const;
      await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } })
        .composite([{ input, left, top }])
        .png()
        .toFile(path.join(room, name, `${String(index + 1).padStart(2, '0')}_${file.replaceAll(' ', '_')}.png`));
    }
  }
  fs.writeFileSync(
    path.join(room, 'Preise.csv'),
    'Datei;Bezeichnung;Artikelnummer;Preis\n01_Nussbaum.png;Nussbaum geölt;WT-100;1.299,00\n',
  );
  return room;
}

/** An organisation without configurators, made by staff; resolves with its list on screen. */
async function openEmptyOrganisation(page: Page): Promise<void> {
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  await page.goto(at(HOSTS.admin, '/organisations/setupNewOrg'));
  const form = page.getByRole('dialog');
  await form.getByLabel(/Organisation name/).fill(ORGANISATION);
  await form.getByLabel(/Authorised domain/).fill(`https://${SITE}/`);
  await form.getByLabel(/Subdomain/).fill('ateliernord');
  await form.getByLabel(/Main contact/).fill('hello@atelier-nord.example');
  await form.getByLabel(/Monthly session limit/).fill('5000');
  await form.getByLabel(/Annual contract length/).fill('2');
  await form.getByLabel(/Enterprise/).check();
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('The organisation has been added successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  await page.goto(at(HOSTS.admin, `/organisations/${encodeURIComponent(ORGANISATION)}/configurators`));
}

test('a folder of 40 renders becomes a live, embedded configurator without a data file', async ({
  page,
  context,
}, info) => {
  const renders = await writeRenders(info.outputPath());
  await openEmptyOrganisation(page);
  const complaints = complaintsOf(page);
  let interactions = 0;
  const interact = async (done: Promise<unknown>): Promise<void> => {
    interactions += 1;
    await done;
  };
  const preview = page.frameLocator('iframe[title="Preview of Preview"]');

  await test.step('1. the folder becomes a draft, with layers, names and order from its files', async () => {
    await interact(page.getByRole('main').getByRole('button', { name: 'Build from images' }).last().click());
    await interact(page.getByLabel('Choose a folder').setInputFiles(renders));
    await expect(page.getByRole('list', { name: 'Items of Leuchte' })).toBeVisible();
    for (const [at, [folder, , files]] of LAYERS.entries()) {
      const layer = page.getByRole('list', { name: 'Layers' }).locator('> li').nth(at);
      const names = files.map((name) => (name === 'Nussbaum' ? 'Nussbaum geölt' : name));
      await expect(layer.getByRole('list', { name: `Items of ${folder.slice(3)}` }).getByRole('listitem')).toHaveText(
        names,
      );
    }
  });

  await test.step('2. the viewer beside it shows the draft from this device, and a change at once', async () => {
    await expect(preview.getByRole('tab', { name: 'Waschtisch' })).toBeVisible();
    await expect(preview.locator('canvas[part=canvas]')).toBeVisible();
    await interact(page.getByRole('button', { name: 'Salbei', exact: true }).click());
    await expect(preview.getByRole('radio', { name: /^Salbei/ })).toBeChecked();
    await interact(page.getByLabel('Item name').fill('Salbei hell'));
    await interact(page.getByLabel('Item name').press('Enter'));
    await expect(preview.getByText('Salbei hell').first()).toBeVisible();
    await interact(page.getByRole('button', { name: 'Undo' }).click());
    await expect(preview.getByText('Salbei hell')).toHaveCount(0);
    await interact(page.getByRole('button', { name: 'Redo' }).click());
    await expect(preview.getByText('Salbei hell').first()).toBeVisible();
  });

  await test.step('3. the draft survives a reload with its images', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Salbei hell' })).toBeVisible();
    await expect(preview.locator('canvas[part=canvas]')).toBeVisible();
  });

  await test.step('4. the design in the preview becomes the one that visitors see first', async () => {
    const details = page.getByRole('region', { name: 'Details' });
    await interact(page.getByRole('button', { name: /^Room/ }).click());
    await expect(details.getByText(/^Kreide weiß, /)).toBeVisible();
    await interact(preview.getByRole('radio', { name: /^Salbei hell/ }).press('Space'));
    await interact(page.getByRole('button', { name: 'Start with this design' }).click());
    await expect(details.getByText(/^Salbei hell, /)).toBeVisible();
  });

  await test.step('5. it is created and goes live', async () => {
    await interact(page.getByRole('button', { name: 'Create configurator' }).click());
    const form = page.getByRole('dialog', { name: 'Create New Configurator' });
    await interact(form.getByLabel('Configurator name').fill('Bad Nord'));
    await interact(form.getByLabel('Project name').fill('Bäder'));
    await interact(form.getByRole('button', { name: 'Create', exact: true }).click());
    await expect(page.getByText('Configurator has been created successfully!')).toBeVisible();
    await interact(page.getByRole('button', { name: 'Ok' }).click());
    await expect(page.getByText('Currently deployed')).toBeVisible();
  });

  await test.step('6. visitors of the maker’s website choose from it', async () => {
    const configurators = await page.evaluate(async () => (await fetch('/api/configurators')).json());
    const { data_url: folder } = configurators.data.find(({ name }: { name: string }) => name === 'Bad Nord');
    const site = await serveSite(
      {
        '/': `<!doctype html><html lang="de"><title>${ORGANISATION}</title><link rel="icon" href="data:," /><script type="module" src="${at(HOSTS.content, '/viewer/v1/vitrine.js')}"></script><vitrine-configurator src="${at(HOSTS.content, `/${folder}/latest.json`)}" lang="de"></vitrine-configurator>`,
      },
      documentedPolicy(at(HOSTS.content, ''), at('api.vitrine.localhost', '')),
    );
    const visitor = await context.newPage();
    await visitor.goto(site.at(SITE, '/'));
    const viewer = visitor.locator('vitrine-configurator');
    await viewer.getByRole('button', { name: /^Waschtisch Nussbaum/ }).click();
    await expect(viewer.getByText('Nussbaum geölt').first()).toBeVisible();
    await expect(viewer.getByText('1.299')).toHaveCount(1);
    await expect(viewer.getByText('Salbei hell').first()).toBeVisible();
    await expect(viewer.getByText('Kreide weiß')).toHaveCount(0);
    await visitor.close();
    site.close();
  });

  expect(interactions).toBeLessThanOrEqual(MOST_INTERACTIONS);
  expect(complaints).toEqual([]);
});

test.describe('by keyboard and with assistive technology', () => {
  // axe is a script of its own; the journey above runs under the pages' own policy.
  test.use({ bypassCSP: true });

  test('the builder is accessible, and layers move by keyboard', async ({ page }, info) => {
    const renders = await writeRenders(info.outputPath());
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    await page.goto(at(HOSTS.oakline, '/configurators/build'));
    await page.getByText('Drop a folder or a ZIP').waitFor();
    await expectAccessible(page, 'Build from images, empty');
    await page.getByLabel('Choose a folder').setInputFiles(renders);
    await page.getByRole('button', { name: 'Boden 6 items' }).click();
    await expectAccessible(page, 'Build from images');

    const layers = page.getByRole('list', { name: 'Layers' }).locator('> li');
    await page.getByRole('button', { name: 'Move Boden' }).press('Space');
    // The keys of the list work a moment after its position is announced.
    await expect(page.getByText('Boden: position 2 of 7')).toBeAttached();
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByText('Boden: position 1 of 7')).toBeAttached({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(layers.nth(0)).toContainText('Boden');
    await page.keyboard.press('Control+z');
    await expect(layers.nth(0)).toContainText('Wände');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: 'Details' }).click();
    await expectAccessible(page, 'Build from images on a phone');
    await expect(page.getByLabel('Layer name')).toBeVisible();
  });
});

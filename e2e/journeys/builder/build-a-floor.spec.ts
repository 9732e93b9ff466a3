import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../../accessibility.ts';
import { documentedPolicy, serveSite } from '../../hosts/site.ts';
import { at, HOSTS } from '../../product.ts';
import { complaintsOf, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

const WIDTH = 960;
const HEIGHT = 640;

/** A photo of an empty garage: a wall, and a floor that is darker on its left. */
async function takePhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const shadow = await sharp({ create: { width: 300, height: 260, channels: 3, background: '#6f6f6d' } })
    .png()
    .toBuffer();
  const floor = await sharp({ create: { width: WIDTH, height: 260, channels: 3, background: '#b4b3af' } })
    .composite([{ input: shadow, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#e9e3d8' } })
    .composite([{ input: floor, left: 0, top: HEIGHT - 260 }])
    .jpeg()
    .toBuffer();
  return { name: 'garage.jpg', mimeType: 'image/jpeg', buffer };
}

const previewOf = (page: Page) => page.frameLocator('iframe[title="Preview of Preview"]');

async function openFloor(page: Page): Promise<void> {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/configurators/build'));
  await page.getByRole('button', { name: /^Flake floor/ }).click();
}

async function addBlend(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add many' }).click();
  await page.getByLabel('One flake a line').fill('Signal White; #F1F0EA; FL-1; 14.50\nJet Black; #0E0E10');
  await page.getByRole('button', { name: 'Add 2 flakes' }).click();
  await page.getByRole('button', { name: 'Add blend' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Domino');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  for (const flake of ['Signal White', 'Jet Black']) {
    await page.getByLabel('Add a flake to the mixture').selectOption(flake);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
}

const share = (page: Page, flake: string) => page.getByRole('textbox', { name: `Share of ${flake} in per cent` });

test('a floor from one photo: flakes, a mixture, corners, brush and light, live on the maker’s website', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await openFloor(page);
  const complaints = complaintsOf(page);
  const preview = previewOf(page);

  await test.step('1. flakes are pasted and mixed; the viewer shows them before there is a room', async () => {
    await addBlend(page);
    await expect(share(page, 'Jet Black')).toHaveValue('50');
    await share(page, 'Jet Black').fill('33,3');
    await share(page, 'Jet Black').press('Enter');
    await expect(share(page, 'Signal White')).toHaveValue('66.7');
    await expect(preview.getByText('Domino').first()).toBeVisible();
    await expect(preview.locator('canvas').first()).toBeVisible();
  });

  await test.step('2. the photo has corners, which are moved; its real size is typed with a comma', async () => {
    await page.getByRole('button', { name: /^Room/ }).click();
    await page.getByLabel('Photo of the room').setInputFiles(await takePhoto());
    await expect(page.getByLabel('Width between the corners')).toHaveValue('4');
    await page.getByLabel('Width between the corners').fill('3,50');
    await page.getByLabel('Width between the corners').press('Enter');
    await expect(page.getByLabel('Width between the corners')).toHaveValue('3.5');
    await page.getByRole('tab', { name: 'Corners' }).click();
    const corner = page.getByRole('button', { name: /^Far left corner: / });
    await expect(corner).toHaveAccessibleName('Far left corner: 269, 397');
    await corner.press('Shift+ArrowLeft');
    await expect(corner).toHaveAccessibleName('Far left corner: 250, 397');
    await expect(page.getByRole('group', { name: 'Corners' })).toHaveAttribute('aria-busy', 'false');
    const { x = 0, y = 0, width = 0, height = 0 } = (await corner.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 40, y + height / 2 - 10, { steps: 4 });
    await page.mouse.up();
    await expect(corner).not.toHaveAccessibleName('Far left corner: 250, 397');
    await expect(page.getByRole('group', { name: 'Corners' })).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(corner).toHaveAccessibleName('Far left corner: 250, 397');
  });

  await test.step('3. what is on the floor is erased; light comes from the photo', async () => {
    await page.getByRole('tab', { name: 'Brush' }).click();
    const mask = page.getByTestId('mask');
    const painted = () =>
      mask.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        let count = 0;
        for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 127) count++;
        return count / (canvas.width * canvas.height);
      });
    await expect.poll(painted).toBeGreaterThan(0.1);
    const before = await painted();
    await page.getByRole('radio', { name: 'Erase' }).check();
    const { x = 0, y = 0, width = 0, height = 0 } = (await mask.boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.4, y + height * 0.85);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.6, y + height * 0.85, { steps: 5 });
    await page.mouse.up();
    await expect.poll(painted).toBeLessThan(before - 0.01);
    await expect(page.getByText('painted.png')).toBeVisible();
    await page.getByRole('button', { name: 'Take it from the photo' }).click();
    await expect(page.getByText('light.png')).toBeVisible();
    await page.getByRole('tab', { name: 'Preview', exact: true }).click();
    await expect(page.getByText(/before this can be created/)).toHaveCount(0);
  });

  await test.step('4. the draft survives a reload with photo, mask and light', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Room/ }).click();
    await expect(page.getByText('painted.png')).toBeVisible();
    await expect(preview.locator('canvas').first()).toBeVisible();
  });

  await test.step('5. it is created and goes live', async () => {
    await page.getByRole('button', { name: 'Create configurator' }).click();
    const form = page.getByRole('dialog', { name: 'Create New Configurator' });
    await form.getByLabel('Configurator name').fill('Garage Floor');
    await form.getByRole('radio', { name: 'New project' }).check();
    await form.getByLabel('Project name').fill('Garages');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Configurator has been created successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByText('Currently deployed')).toBeVisible();
  });

  await test.step('6. a visitor of the maker’s website sees it', async () => {
    const configurators = await page.evaluate(async () => (await fetch('/api/configurators')).json());
    const { data_url: folder } = configurators.data.find(({ name }: { name: string }) => name === 'Garage Floor');
    const site = await serveSite(
      {
        '/': `<!doctype html><html lang="en"><title>Floors</title><link rel="icon" href="data:," /><script type="module" src="${at(HOSTS.content, '/viewer/v1/vitrine.js')}"></script><vitrine-configurator src="${at(HOSTS.content, `/${folder}/latest.json`)}"></vitrine-configurator>`,
      },
      documentedPolicy(at(HOSTS.content, ''), at('api.vitrine.localhost', '')),
    );
    const visitor = await context.newPage();
    const visitorComplaints = complaintsOf(visitor);
    await visitor.goto(site.at(HOSTS.shop, '/'));
    const viewer = visitor.locator('vitrine-configurator');
    await expect(viewer.getByText('Domino').first()).toBeVisible();
    await expect(viewer.getByText('33.3').first()).toBeVisible();
    await expect(viewer.locator('canvas').first()).toBeVisible();
    await visitor.close();
    site.close();
    expect(visitorComplaints).toEqual([]);
  });

  expect(complaints).toEqual([]);
});

test.describe('with assistive technology', () => {
  // axe is a script of its own; the journey above runs under the pages' own policy.
  test.use({ bypassCSP: true });

  test('flakes, mixture, corners and brush are accessible, and values can be edited on a phone', async ({ page }) => {
    await openFloor(page);
    await expectAccessible(page, 'A floor, empty');
    await addBlend(page);
    await expectAccessible(page, 'The mixture of a blend');
    await page.getByRole('button', { name: /^Room/ }).click();
    await page.getByLabel('Photo of the room').setInputFiles(await takePhoto());
    await page.getByRole('tab', { name: 'Corners' }).click();
    await expect(page.getByRole('button', { name: /^Near left corner/ })).toBeVisible();
    await expectAccessible(page, 'Corners of a floor');
    await page.getByRole('tab', { name: 'Brush' }).click();
    await expect(page.getByTestId('mask')).toBeVisible();
    await expectAccessible(page, 'Brush');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('Painting needs a larger screen')).toBeVisible();
    await page.getByRole('tab', { name: 'Parts' }).click();
    await page.getByRole('button', { name: 'Jet Black', exact: true }).click();
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByLabel('Price').fill('12.50');
    await page.getByLabel('Price').press('Enter');
    await expectAccessible(page, 'A flake on a phone');
  });
});

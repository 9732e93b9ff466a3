import sharp from 'sharp';
import { expectAccessible } from '../../accessibility.ts';
import { untilReloaded } from '../../create-configurator.ts';
import { documentedPolicy, serveSite } from '../../hosts/site.ts';
import { at, HOSTS } from '../../product.ts';
import { complaintsOf, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

test('a wardrobe from nothing: door, interior, material by photo and sizes, live on the maker’s website', async ({
  page,
  context,
}) => {
  // Each change is drawn in software, shadows included.
  test.setTimeout(240_000);
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/configurators/build'));
  const complaints = complaintsOf(page);
  const preview = page.frameLocator('iframe[title="Preview of Preview"]');

  await test.step('1. it begins with one part of each list, drawn at once', async () => {
    await page.getByRole('button', { name: /^Sliding wardrobe/ }).click();
    await expect(page.getByText('5 guesses to look at')).toBeVisible();
    await expect(preview.locator('canvas').first()).toBeVisible();
    await page.getByRole('button', { name: 'Keep all' }).click();
  });

  await test.step('2. a door is divided; its bar moves by keyboard', async () => {
    await page.getByRole('button', { name: 'Single panel', exact: true }).click();
    await page.getByRole('button', { name: 'Add a panel' }).click();
    const bar = page.getByRole('slider', { name: 'Bar under panel 1' });
    await bar.press('Shift+ArrowUp');
    await expect(page.getByLabel('Panel 1 in per cent')).toHaveValue('45');
    await page.getByLabel('Panel 2 in per cent').fill('60');
    await page.getByLabel('Panel 2 in per cent').press('Enter');
    await expect(page.getByLabel('Panel 1 in per cent')).toHaveValue('40');
  });

  await test.step('3. an interior gets drawers; the view stays while it changes', async () => {
    await page.getByRole('button', { name: 'Hanging rail and shelf', exact: true }).click();
    await page.getByRole('button', { name: 'Drawers', exact: true }).click();
    await expect(page.getByLabel('Position of part 3 in per cent')).toHaveValue('70');
    await page.getByLabel('Number in part 3').fill('4');
    await page.getByLabel('Number in part 3').press('Enter');
  });

  await test.step('4. a material is made from a photo', async () => {
    await page.getByRole('button', { name: 'Add material' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Natural Oak');
    await page.getByLabel('Name', { exact: true }).press('Enter');
    const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c0966a' } })
      .jpeg()
      .toBuffer();
    const texture = { name: 'oak.jpg', mimeType: 'image/jpeg', buffer };
    await page.getByLabel('Choose an image').first().setInputFiles(texture);
    const crop = page.getByRole('dialog', { name: 'Choose the part that repeats' });
    await crop.getByLabel('Real width of this part in mm').fill('600');
    await crop.getByLabel('Real width of this part in mm').press('Enter');
    await crop.getByRole('button', { name: 'Use this part' }).click();
    await expect(page.getByLabel('Real width of the texture in mm')).toHaveValue('1200');
    // The viewer shows the selected part.
    await preview.getByRole('tab', { name: 'Doors' }).click();
    await expect(preview.getByRole('radio', { name: /^Natural Oak/ })).toBeChecked();
  });

  await test.step('5. sizes that contradict each other are named, and put right', async () => {
    await page.getByRole('button', { name: /^Sizes/ }).click();
    const width = page.getByRole('group', { name: /^Width of the wardrobe/ });
    await width.getByLabel('Minimum').fill('5 m');
    await width.getByLabel('Minimum').press('Enter');
    await expect(page.getByText('the minimum 5000 is above the maximum 4000').first()).toBeVisible();
    await width.getByLabel('Minimum').fill('140 cm');
    await width.getByLabel('Minimum').press('Enter');
    await expect(page.getByText(/is above the maximum/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Start with this design' }).click();
    await expect(page.getByRole('region', { name: 'Details' }).getByText(/Natural Oak/)).toBeVisible();
  });

  await test.step('6. the draft survives a reload, is created and goes live', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Create configurator' }).click();
    const form = page.getByRole('dialog', { name: 'Create New Configurator' });
    await form.getByLabel('Configurator name').fill('Built Wardrobe');
    await form.getByRole('radio', { name: 'New project' }).check();
    await form.getByLabel('Project name').fill('Fitted rooms');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Configurator has been created successfully!')).toBeVisible();
    await untilReloaded(page, () => page.getByRole('button', { name: 'Ok' }).click());
    await expect(page.getByText('Currently deployed')).toBeVisible();
  });

  await test.step('7. a visitor of the maker’s website sees it', async () => {
    const configurators = await page.evaluate(async () => (await fetch('/api/configurators')).json());
    const { data_url: folder } = configurators.data.find(({ name }: { name: string }) => name === 'Built Wardrobe');
    await page.goto('about:blank');
    const site = await serveSite(
      {
        '/': `<!doctype html><html lang="en"><title>Wardrobes</title><link rel="icon" href="data:," /><script type="module" src="${at(HOSTS.content, '/viewer/v1/vitrine.js')}"></script><vitrine-configurator src="${at(HOSTS.content, `/${folder}/latest.json`)}"></vitrine-configurator>`,
      },
      documentedPolicy(at(HOSTS.content, ''), at('api.vitrine.localhost', '')),
    );
    const visitor = await context.newPage();
    await visitor.goto(site.at(HOSTS.shop, '/'));
    const viewer = visitor.locator('vitrine-configurator');
    await expect(viewer.locator('canvas').first()).toBeVisible();
    await viewer.getByRole('button', { name: /^Doors/ }).click();
    await expect(viewer.getByText('Natural Oak').first()).toBeVisible();
    await visitor.close();
    site.close();
  });

  expect(complaints).toEqual([]);
});

test('a preview that starts slowly shows the part that was added meanwhile', async ({ page }) => {
  let startPreview = (): void => undefined;
  const whenAdded = new Promise<void>((resolve) => {
    startPreview = resolve;
  });
  await page.route(/\/chunks\/interactive-/, async (route) => {
    await whenAdded;
    await route.continue();
  });
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/configurators/build'));
  await page.getByRole('button', { name: /^Sliding wardrobe/ }).click();
  await page.getByRole('button', { name: 'Add material' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Natural Oak');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  startPreview();
  const preview = page.frameLocator('iframe[title="Preview of Preview"]');
  await preview.getByRole('tab', { name: 'Doors' }).click();
  await expect(preview.getByRole('radio', { name: /^Natural Oak/ })).toBeChecked();
});

test.describe('with assistive technology', () => {
  // axe is a script of its own; the journey above runs under the pages' own policy.
  test.use({ bypassCSP: true });

  test('doors, interiors and sizes are accessible', async ({ page }) => {
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    await page.goto(at(HOSTS.oakline, '/configurators/build'));
    await page.getByRole('button', { name: /^Sliding wardrobe/ }).click();
    for (const part of ['Single panel', 'Aluminium', 'Hanging rail and shelf', 'White']) {
      await page.getByRole('button', { name: part, exact: true }).click();
      await expectAccessible(page, part);
    }
    await page.getByRole('button', { name: /^Sizes/ }).click();
    await expectAccessible(page, 'Sizes of a wardrobe');
  });
});

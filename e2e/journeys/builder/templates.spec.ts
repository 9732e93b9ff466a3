import { expectAccessible } from '../../accessibility.ts';
import { at, HOSTS } from '../../product.ts';
import { complaintsOf, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

test.use({ bypassCSP: true });

const SAMPLES = ['A room', 'A still', 'A flake floor', 'A sliding wardrobe'];

test('a draft starts from each sample and from an own configurator, and becomes a configurator of its own', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  const complaints = complaintsOf(page);
  await page.goto(at(HOSTS.oakline, '/configurators/build'));
  const templates = page.getByRole('region', { name: 'Or start from a copy' });
  const preview = page.frameLocator('iframe[title="Preview of Preview"]');
  await expectAccessible(page, 'the start of the builder');

  for (const sample of SAMPLES)
    await test.step(`the sample ${sample} is shown in the viewer`, async () => {
      await templates.getByRole('button', { name: new RegExp(`^${sample}`) }).click();
      await expect(preview.locator('canvas').first()).toBeVisible();
      await page.getByRole('button', { name: 'Start again' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(templates).toBeVisible();
    });

  await test.step('a copy of an own configurator has its layers, and is created beside it', async () => {
    await templates.getByLabel('One of your configurators').click();
    await page
      .getByRole('option', { name: /^Stock Kitchen, live/ })
      .first()
      .click();
    await templates.getByRole('button', { name: 'Start from this' }).click();
    await expect(page.getByRole('button', { name: /^Walls \d+ items$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Create configurator' }).click();
    const form = page.getByRole('dialog', { name: 'Create New Configurator' });
    await form.getByLabel('Configurator name').fill('Copied kitchen');
    await form.getByRole('radio', { name: 'New project' }).check();
    await form.getByLabel('Project name').fill('Copies');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Configurator has been created successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByRole('heading', { name: 'Copied kitchen' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

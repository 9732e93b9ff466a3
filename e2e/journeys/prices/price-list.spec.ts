import { expectAccessible } from '../../accessibility.ts';
import { at, HOSTS } from '../../product.ts';
import { signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

test('a price list goes live, and a changed price is in the visitor’s total without a new version', async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  const total = visitor.locator('vitrine-configurator').getByRole('region', { name: 'Price' }).locator('.price-amount');
  const readTotal = async (): Promise<number> => Number((await total.innerText()).replace(/[£,]/g, ''));
  const openShop = async (): Promise<void> => {
    await visitor.goto(at(HOSTS.shop));
    await expect(total).toBeVisible({ timeout: 5000 });
  };
  const confirm = (): Promise<void> => page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  let before = 0;

  await test.step('the manufacturer puts the list live, and its visitors see a total', async () => {
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    await page.goto(at(HOSTS.oakline, '/prices'));
    await page.getByRole('link', { name: 'Retail', exact: true }).click();
    await page.getByRole('button', { name: 'Put live', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Put price list live' });
    await dialog.getByRole('button', { name: /^Put live( anyway)?$/ }).click();
    await confirm();
    await expect(page.getByRole('button', { name: 'Take offline' })).toBeVisible();
    // A job writes the live files.
    await expect(openShop).toPass();
    before = await readTotal();
    expect(before).toBeGreaterThan(0);
  });

  await test.step('a price of the design is raised, and the visitor who comes back pays it', async () => {
    const cell = page.getByLabel('Price of Chalk White').first();
    await cell.fill('139');
    await cell.press('Enter');
    await page.getByRole('button', { name: 'Save prices' }).click();
    await confirm();
    await openShop();
    expect(await readTotal()).toBe(before + 100);
  });

  await test.step('the history says who did', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const history = page.getByRole('dialog');
    await expect(history.getByText('Hannah Moore').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(history).toBeHidden();
  });

  await test.step('offline again, the prices of the data file are back', async () => {
    await page.getByRole('button', { name: 'Take offline' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take offline' }).click();
    await confirm();
    await expect(page.getByRole('button', { name: 'Put live', exact: true })).toBeVisible();
    await expect(async () => {
      await visitor.goto(at(HOSTS.shop));
      const viewer = visitor.locator('vitrine-configurator');
      await viewer.getByRole('button', { name: 'Share' }).waitFor({ timeout: 5000 });
      await expect(total).toHaveCount(0);
    }).toPass();
  });
});

test.describe('with assistive technology', () => {
  // axe is a script of its own; the journey above runs under the pages' own policy.
  test.use({ bypassCSP: true });

  for (const width of [1440, 390])
    test(`lists, prices and settings are accessible: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, HOSTS.oakline, 'owner@oakline.test');
      await page.goto(at(HOSTS.oakline, '/prices'));
      await expect(page.getByRole('heading', { name: 'What visitors see' })).toBeVisible();
      await expectAccessible(page, 'price lists');
      await page.goto(at(HOSTS.oakline, '/prices/1'));
      await expect(page.getByLabel('Price of Chalk White').first()).toBeVisible();
      await expectAccessible(page, 'prices of a list');
      await page.goto(at(HOSTS.oakline, '/prices/1/import'));
      const buffer = Buffer.from('SKU,Price\nUKK-WAL-1001,"12.50 £/m²"\n');
      await page.getByLabel('CSV or Excel file').setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer });
      const change = page.getByRole('row', { name: /Chalk White/ }).filter({ hasText: '£12.50' });
      await expect(change).toBeVisible();
      expect((await change.boundingBox())?.height, 'both prices are in one line').toBeLessThan(50);
      await expectAccessible(page, 'an import of prices');
    });
});

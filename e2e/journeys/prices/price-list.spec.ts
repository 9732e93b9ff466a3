import { expectAccessible } from '../../accessibility.ts';
import { at, HOSTS } from '../../product.ts';
import { signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

test('a price that changes in a live list is in the visitor’s total, without a new version', async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  const viewer = visitor.locator('vitrine-configurator');
  const total = viewer.getByRole('region', { name: 'Price' }).locator('.price-amount');
  const readTotal = async (): Promise<number> => Number((await total.innerText()).replace(/[£,]/g, ''));
  let before = 0;

  await test.step('the visitor sees a total', async () => {
    await visitor.goto(at(HOSTS.shop));
    await expect(total).toBeVisible();
    before = await readTotal();
    expect(before).toBeGreaterThan(0);
  });

  await test.step('the manufacturer raises the price of what the design has', async () => {
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    await page.goto(at(HOSTS.oakline, '/prices'));
    await page.getByRole('link', { name: 'Retail', exact: true }).click();
    const cell = page.getByLabel('Price of Chalk White').first();
    await cell.fill('139');
    await cell.press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  });

  await test.step('the visitor who comes back sees the new total', async () => {
    await visitor.reload();
    await expect(total).toBeVisible();
    await expect.poll(readTotal).toBe(before + 100);
  });

  await test.step('the history says who changed what', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(page.getByRole('dialog').getByText('Hannah Moore').first()).toBeVisible();
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
    });
});

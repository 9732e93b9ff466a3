import type { Locator } from '@playwright/test';
import { at, HOSTS } from '../../product.ts';
import { signInByForm } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

/** What is drawn there, without what a pointer or the focus adds. */
const drawn = async (part: Locator): Promise<string> => {
  const page = part.page();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await part.screenshot({ animations: 'disabled' })).toString('base64');
};

test.use({ contextOptions: { forcedColors: 'active' } });

test('in the few colours of a system setting, what is on, current and chosen can be seen', async ({ page }) => {
  await signInByForm(page, HOSTS.oakline, 'owner@oakline.test');
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Quotes', exact: true });

  await page.goto(at(HOSTS.oakline, '/prices'));
  const control = page.getByRole('switch').first();
  const track = control.locator('xpath=following-sibling::*[1]');
  await expect(control).not.toBeChecked();
  const off = await drawn(track);
  const elsewhere = await drawn(menu);
  await control.click();
  await expect(control).toBeChecked();
  expect(await drawn(track)).not.toBe(off);
  await control.click();

  await menu.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  expect(await drawn(menu)).not.toBe(elsewhere);

  await page.goto(at(HOSTS.oakline, '/configurators/1/data'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const tab = page.getByRole('link', { name: 'Data', exact: true });
  const chosen = await drawn(tab);
  await page.getByRole('link', { name: 'Integration', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Quickstart' })).toBeVisible();
  expect(await drawn(tab)).not.toBe(chosen);
});

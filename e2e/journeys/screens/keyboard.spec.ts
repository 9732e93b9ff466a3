import type { Page } from '@playwright/test';
import { at, HOSTS } from '../../product.ts';
import { signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

/** The row of the focused control among those of its table, from 0; -1 outside of them. */
const focusedRow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('tbody tr') ?? null;
    const rows = [...(row?.closest('table')?.querySelectorAll('tbody tr') ?? [])].filter((each) =>
      each.querySelector('a, button, input'),
    );
    return row === null ? -1 : rows.indexOf(row);
  });

/** Dialogs by the screen and the button that opens them. */
const DIALOGS = [
  ['/accounts', 'Invite User'],
  ['/resellers', 'Create'],
  ['/quotes', 'New quote'],
  ['/configurators/1/preview', 'Add Preview'],
  ['/configurators/1/data', 'Airtable Sync'],
] as const;

test('by keyboard the third row is at most six keys from the search or the heading', async ({ page }) => {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  for (const [screen, search] of [
    ['/enquiries', 'Search enquiries'],
    ['/configurators/1/data', 'Search Walls'],
    ['/accounts', null],
  ] as const)
    await test.step(screen, async () => {
      await page.goto(at(HOSTS.oakline, screen));
      await expect(page.locator('main tbody tr').nth(2)).toBeVisible();
      if (search === null) await page.locator('main').focus();
      else await page.getByLabel(search).focus();
      let keys = 0;
      while ((await focusedRow(page)) < 2 && keys < 7) {
        await page.keyboard.press(search === null && (await focusedRow(page)) < 0 ? 'Tab' : 'ArrowDown');
        keys++;
      }
      expect(keys).toBeLessThanOrEqual(6);
    });
});

test('by keyboard the focus is in an opened dialog, and back at its button afterwards', async ({ page }) => {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  for (const [screen, name] of DIALOGS)
    await test.step(name, async () => {
      await page.goto(at(HOSTS.oakline, screen));
      const button = page.getByRole('main').getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.locator('[role=dialog], [role=alertdialog]');
      await expect(dialog).toBeVisible();
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
});

test('a form that is rejected leads to its first wrong field', async ({ page }) => {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/accounts/inviteUser'));
  await page.getByLabel('First name').fill('Ann');
  await page.getByRole('button', { name: 'Invite', exact: true }).press('Enter');
  await expect(page.getByLabel('Second name')).toBeFocused();
});

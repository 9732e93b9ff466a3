import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { HOSTS } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

// The accessibility check runs its own script in the page.
test.use({ bypassCSP: true });

/** Opens the tables by their address. Another journey tests the preview, where the tile leads. */
const openData = async (page: Page, name: string): Promise<void> => {
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('link').first();
  const address = await tile.getAttribute('href');
  await page.goto(new URL(`${address}/data`, page.url()).href);
};

/** Overwrites the value of a cell and leaves it with Enter. */
const fill = async (page: Page, cell: string, value: string): Promise<void> => {
  await page.getByRole('textbox', { name: cell }).fill(value);
  await page.getByRole('textbox', { name: cell }).press('Enter');
};

const save = async (page: Page, changes: readonly RegExp[]): Promise<void> => {
  await page.keyboard.press('Control+s');
  const modal = page.getByRole('dialog', { name: 'Save Changes' });
  for (const change of changes) await expect(modal.getByRole('row', { name: change })).toBeVisible();
  await modal.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^Version [\d.]+ has been successfully uploaded!\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Ok', exact: true }).click();
  await expect(page.getByText('You have unsaved changes')).toBeHidden();
};

test('flakes, blends and a wardrobe are edited in their tables and saved as versions', async ({ page }) => {
  const complaints = complaintsOf(page);

  await test.step('1. a blend is renamed, a flake gets a tag', async () => {
    await signIn(page, HOSTS.terrafloor, 'owner@terrafloor.test');
    await openData(page, 'Garage Floor');
    await page.getByRole('tab', { name: /^Blends/ }).click();
    await expect(page.getByRole('row', { name: /Domino.*BLD-01/ })).toContainText('Medium');
    await fill(page, 'Name of Domino', 'Domino Classic');
    await page.getByRole('tab', { name: /^Flakes/ }).click();
    await page.getByRole('button', { name: 'Edit Jet Black' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Product Data' });
    await expectAccessible(page, 'edit product data');
    await panel.getByLabel('Tags', { exact: true }).fill('warm');
    await panel.getByLabel('Tags', { exact: true }).press('Enter');
    await panel.getByRole('button', { name: 'Add Changes' }).click();
    await expect(page.getByText('2 edits in 2 tables')).toBeVisible();
  });

  await test.step('2. many are disabled at once, and that is undone at once', async () => {
    await page.getByLabel('Select Signal White').click();
    await page.getByLabel('Select Silver Grey').click({ modifiers: ['Shift'] });
    await expect(page.getByText('4 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByRole('switch', { name: 'Light Grey enabled' })).not.toBeChecked();
    await expect(page.getByText('6 edits in 2 tables')).toBeVisible();
    await expectAccessible(page, 'flakes with a selection');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('2 edits in 2 tables')).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Light Grey enabled' })).toBeChecked();
  });

  await test.step('3. the version lists the changes, and contains them', async () => {
    await save(page, [/Domino.*Name.*Domino Classic/, /Jet Black.*Tags.*WARM/]);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Tags of Jet Black' })).toHaveValue(/WARM$/);
    await page.getByRole('tab', { name: /^Blends/ }).click();
    await expect(page.getByRole('textbox', { name: 'Name of Domino Classic' })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
  });

  await test.step('4. a material of the wardrobe is renamed and disabled', async () => {
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    await openData(page, 'Sliding Wardrobe');
    await page.getByRole('tab', { name: /^Materials/ }).click();
    await fill(page, 'Name of Natural Oak', 'Honey Oak');
    await page.getByRole('switch', { name: 'Honey Oak enabled' }).click();
    await expect(page.getByText('2 edits in 1 table')).toBeVisible();
    await save(page, [/Natural Oak.*Name.*Honey Oak/, /Natural Oak.*Active.*Disabled/]);
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Honey Oak enabled' })).not.toBeChecked();
  });

  expect(complaints).toEqual([]);
});

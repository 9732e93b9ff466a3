import type { Page } from '@playwright/test';
import { HOSTS } from '../../product.ts';
import { complaintsOf, signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

const question = (page: Page) => page.getByRole('alertdialog');
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click({ timeout: 60_000 });

/** Types into a dialog, goes back, stays, goes back again and discards. */
const leaveTyped = async (page: Page, dialog: string, label: string): Promise<void> => {
  const modal = page.getByRole('dialog', { name: dialog });
  const field = modal.getByLabel(label, { exact: true });
  const address = page.url();
  await field.fill('Typed');
  await page.goBack();
  await answer(page, 'Stay');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(field).toHaveValue('Typed');
  await page.goBack();
  await answer(page, 'Discard and go');
  await expect(modal).toBeHidden();
  await expect(page).not.toHaveURL(address);
};

test('the browser’s Back asks before it loses what is typed in a dialog', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');

  const opener = page.getByRole('link', { name: 'Invite User' }).or(page.getByRole('button', { name: 'Invite User' }));

  await test.step('1. a user who is invited', async () => {
    await page.getByRole('link', { name: 'User Accounts' }).click();
    await opener.click();
    await leaveTyped(page, 'Add User', 'First name');
    await expect(page).toHaveURL(/\/accounts$/);

    await opener.click();
    const modal = page.getByRole('dialog', { name: 'Add User' });
    await expect(modal.getByLabel('First name')).toHaveValue('');
    await modal.getByLabel('First name').fill('Ines');
    await modal.getByLabel('Second name').fill('Roth');
    await modal.getByLabel('Email address').fill('ines@oakline.test');
    await modal.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(page.getByText('User invitation has been sent successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(modal).toBeHidden();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(/\/accounts$/);
  });

  await test.step('2. a reload', async () => {
    await opener.click();
    const modal = page.getByRole('dialog', { name: 'Add User' });
    await modal.getByLabel('First name').fill('Typed');
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const asking = await asked;
    expect(asking.type()).toBe('beforeunload');
    await asking.accept();
    await reloaded;
    await modal.getByRole('button', { name: 'Cancel' }).click();
    await expect(modal).toBeHidden();
  });

  await test.step('3. the data of a product, over a page with edits', async () => {
    await page.getByRole('link', { name: 'Configurators', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Panoramic Kitchen' }).first().click();
    await page.getByRole('navigation', { name: 'Configurator' }).getByRole('link', { name: 'Data' }).click();
    await page.getByRole('tab', { name: /^Doors/ }).click();
    await page.getByRole('switch', { name: 'Matt Graphite enabled' }).click();
    await page.getByRole('button', { name: 'Edit Matt Cashmere' }).click();
    await leaveTyped(page, 'Edit Product Data', 'Name');
    await expect(page).toHaveURL(/\/data\?/);

    await page.getByRole('button', { name: 'Edit Matt Cashmere' }).click();
    const panel = page.getByRole('dialog', { name: 'Edit Product Data' });
    await panel.getByLabel('Name', { exact: true }).fill('Matt Sand');
    await panel.getByRole('button', { name: 'Add Changes' }).click();
    await expect(panel).toBeHidden();
    await expect(question(page)).toBeHidden();
    await expect(page.getByText('2 edits in 1 layer')).toBeVisible();
  });

  expect(complaints).toEqual([]);
});

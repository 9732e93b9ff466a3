import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { parseCsv } from '@vitrine/domain/sheets/csv';
import { expectAccessible } from '../accessibility.ts';
import { at, HOSTS } from '../product.ts';
import { sendEnquiry } from '../send-enquiry.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ bypassCSP: true });

const VISITOR = { name: 'Imogen Lark', email: 'imogen@example.org', phone: '07700 900733', postcode: 'LS11 5PS' };
const NOTE = 'Wants the oak worktop; call on Friday';

const exported = async (page: Page, entry: string): Promise<string> => {
  await page.getByRole('button', { name: 'Export' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  return (await coming).path();
};

test('an enquiry is found, moved to another stage, noted and exported', async ({ page, request }) => {
  const complaints = complaintsOf(page);
  await sendEnquiry(request, VISITOR, 'Black Granite');
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/enquiries'));

  await page.getByRole('textbox', { name: 'Search enquiries' }).fill('07700900733 granite');
  const rows = page.getByRole('table', { name: 'Customer Enquiries' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await rows.nth(1).click();
  const details = page.getByRole('dialog', { name: 'Enquiry Details' });
  const stage = details.getByLabel('Stage', { exact: true });
  const owner = details.getByLabel('Owner', { exact: true });
  await expect(stage).toHaveValue('Viewed');
  await stage.selectOption('Quoted');
  const me = (await owner.locator('option').nth(1).textContent()) ?? '';
  // The page is reloaded below: the change has to be saved by then.
  const saveResponse = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.request().postData()?.includes('owner_id') === true,
  );
  await owner.selectOption({ label: me });
  expect((await saveResponse).ok()).toBe(true);
  await details.getByLabel('Write a note').fill(NOTE);
  await page.reload();
  await expect(details.getByLabel('Write a note')).toHaveValue(NOTE);
  await details.getByRole('button', { name: 'Add note' }).click();
  await expect(details.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toContainText(NOTE);
  await expect(stage).toHaveValue('Quoted');
  await expect(owner.locator('option:checked')).toHaveText(me);
  await expectAccessible(page, 'enquiry with notes');
  await page.keyboard.press('Escape');

  await page.getByRole('combobox', { name: 'Filter by stage' }).click();
  await page.getByRole('option', { name: 'Quoted' }).click();
  await page.getByRole('textbox', { name: 'Search enquiries' }).fill(VISITOR.email);
  await expect(rows.nth(1)).toContainText('Quoted');
  await expectAccessible(page, 'enquiries that were searched');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expectAccessible(page, 'an opened menu');
  await page.keyboard.press('Escape');
  const [heads = [], row, ...others] = parseCsv(fs.readFileSync(await exported(page, 'Export as CSV'), 'utf8'));
  const cell = (head: string): string | undefined => row?.[heads.indexOf(head)];
  expect(others).toEqual([]);
  expect([cell('Name'), cell('Email'), cell('Phone'), cell('Postcode')]).toEqual(Object.values(VISITOR));
  expect([cell('Stage'), cell('Owner'), cell('Items')]).toEqual(['Quoted', me, 'Worktops: Black Granite']);
  const excel = fs.readFileSync(await exported(page, 'Export as Excel'));
  expect(excel.subarray(0, 2).toString()).toBe('PK');
  expect(complaints).toEqual([]);
});

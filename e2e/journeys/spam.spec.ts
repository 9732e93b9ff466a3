import { expectAccessible } from '../accessibility.ts';
import { emailsAbout } from '../mailbox.ts';
import { at, HOSTS } from '../product.ts';
import { sendEnquiry } from '../send-enquiry.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ bypassCSP: true });

const VISITOR = { name: 'Odette Quill', email: 'odette@example.org', phone: '07700 900871' };

test('an enquiry that looks automated is quarantined, and reaches list and mailbox once released', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  // Sends the form with its hidden field filled in.
  const consent = 'I agree to the terms and conditions (https://www.oakline.example/terms)';
  await sendEnquiry(request, { ...VISITOR, consent, website: 'x' }, 'White Quartz');
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/enquiries'));
  const rows = page.getByRole('table', { name: 'Customer Enquiries' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await expect(rows.filter({ hasText: VISITOR.name })).toHaveCount(0);
  await emailsAbout(request, VISITOR.email, 0);

  await page.getByRole('link', { name: /^Spam \(\d+\)$/ }).click();
  const waiting = page.getByRole('list', { name: 'Spam' }).getByRole('listitem').filter({ hasText: VISITOR.name });
  await expect(waiting).toContainText('Filled in a hidden field');
  await expectAccessible(page, 'spam');
  await waiting.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(waiting).toHaveCount(0);

  await page.getByRole('link', { name: 'Enquiries', exact: true }).click();
  await expect(rows.filter({ hasText: VISITOR.name })).toContainText('NEW');
  const emails = await emailsAbout(request, VISITOR.email, 2);
  expect(emails.map(({ kind }) => kind).sort()).toEqual(['customer-design', 'organisation-enquiry']);
  await rows.filter({ hasText: VISITOR.name }).click();
  const details = page.getByRole('dialog', { name: 'Enquiry Details' });
  await expect(details).toContainText('I agree to the terms and conditions');
  await expectAccessible(page, 'enquiry with consent');
  expect(complaints).toEqual([]);
});

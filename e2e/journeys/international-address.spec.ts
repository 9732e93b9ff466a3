import { takeAPersonsTime } from '../a-persons-time.ts';
import { emailsAbout } from '../mailbox.ts';
import { at, HOSTS } from '../product.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const VISITOR = { name: 'Zoë Müller', email: 'zoë.müller@bäder-kunde.de', phone: '+49 30 901820' };

test('a visitor whose address has umlauts sends an enquiry, and gets the email', async ({ page, browser }) => {
  test.setTimeout(180_000);
  await test.step('the form takes the address as typed', async () => {
    await page.goto(at(HOSTS.shop));
    await page.getByRole('button', { name: 'Save your design' }).click();
    await page.getByLabel('Name', { exact: true }).fill(VISITOR.name);
    const email = page.getByLabel('Email', { exact: true });
    await email.fill('zoë.müller@bäder kunde.de');
    await page.getByLabel('Phone', { exact: true }).fill(VISITOR.phone);
    await page.getByRole('checkbox', { name: /terms and conditions/ }).check();
    await takeAPersonsTime(page);
    await page.getByRole('button', { name: 'Save your design' }).click();
    await expect(page.getByText('Enter a valid email address')).toBeVisible();
    await email.fill('');
    await email.pressSequentially(VISITOR.email);
    await expect(email).toHaveValue(VISITOR.email);
    await page.getByRole('button', { name: 'Save your design' }).click();
    await expect(
      page.getByText('Changes saved successfully. You will receive an email with details soon.'),
    ).toBeVisible();
  });

  await test.step('both emails are in the mailbox', async () => {
    const emails = await emailsAbout(page.request, VISITOR.email, 2);
    expect(emails.map(({ to }) => to).sort()).toEqual(['owner@oakline.test', VISITOR.email]);
    expect(emails.find(({ to }) => to === 'owner@oakline.test')).toMatchObject({ replyTo: VISITOR.email });
  });

  await test.step('the dashboard shows the address', async () => {
    const dashboard = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await signIn(dashboard, HOSTS.oakline, 'owner@oakline.test');
    await dashboard.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customer Enquiries' }).click();
    await expect(dashboard.getByRole('row', { name: /Zoë Müller/ })).toContainText(VISITOR.email);
    await dashboard.context().close();
  });
});

import { takeAPersonsTime } from '../a-persons-time.ts';
import { emailsAbout } from '../mailbox.ts';
import { at, HOSTS, PASSWORD } from '../product.ts';
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
    const menu = dashboard.getByRole('navigation', { name: 'Main' });
    // Until the configurators are there, the menu moves under the pointer.
    await expect(menu.getByRole('link', { name: 'Panoramic Kitchen' })).toBeVisible();
    await menu.getByRole('link', { name: 'Customer Enquiries' }).click();
    await expect(dashboard.getByRole('row', { name: /Zoë Müller/ })).toContainText(VISITOR.email);
    await dashboard.context().close();
  });
});

test('a colleague whose address has umlauts is invited, and signs in with it, typed and pasted', async ({
  page,
  browser,
}) => {
  const address = 'noëlle@bäder-kunde.de';
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await expect(page.getByRole('heading', { name: 'Configurators' })).toBeVisible();
  await page.getByRole('link', { name: 'User Accounts' }).click();
  await page
    .getByRole('link', { name: 'Invite User' })
    .or(page.getByRole('button', { name: 'Invite User' }))
    .click();
  const modal = page.getByRole('dialog', { name: 'Add User' });
  await modal.getByLabel('First name').fill('Noëlle');
  await modal.getByLabel('Second name').fill('Novak');
  await modal.getByLabel('Email address').pressSequentially(address);
  await modal.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('User invitation has been sent successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('row', { name: /Noëlle Novak/ })).toContainText(address);

  const [invitation] = await emailsAbout(page.request, address, 1);
  const theirs = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const screen = await theirs.newPage();
  const leave = async () => {
    await expect(screen.getByRole('heading', { name: 'Configurators' })).toBeVisible();
    await theirs.clearCookies();
    await screen.goto(at(HOSTS.oakline, '/login'));
  };
  await test.step('the link of the invitation leads to a password', async () => {
    await screen.goto(/https?:\/\/\S+/.exec(invitation?.text ?? '')?.[0] ?? '');
    await screen.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await screen.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await screen.getByRole('button', { name: 'Set password' }).click();
    await leave();
  });

  const email = screen.locator('input[type="email"]');
  const enter = async () => {
    await screen.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await screen.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  await test.step('the typed address signs in', async () => {
    await email.pressSequentially(address);
    await enter();
    await leave();
  });

  await test.step('the pasted address signs in', async () => {
    await screen.evaluate((text) => navigator.clipboard.writeText(text), ` ${address}\n`);
    await email.press('Control+V');
    await enter();
    await leave();
  });

  await test.step('the address gets a reset link', async () => {
    await screen.goto(at(HOSTS.oakline, '/passwordReset'));
    await email.pressSequentially(address);
    await screen.keyboard.press('Enter');
    await expect(screen).toHaveURL(at(HOSTS.oakline, '/resendEmail'));
    await emailsAbout(page.request, address, 2);
  });
  await theirs.close();
});

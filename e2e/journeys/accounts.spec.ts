import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { emailsAbout } from '../mailbox.ts';
import { at, HOSTS } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ bypassCSP: true });

const NEW_PASSWORD = 'a whole new password';

/** The link in the newest email to an address, once there are `count` emails. */
async function linkFor(page: Page, email: string, count: number): Promise<string> {
  const emails = await emailsAbout(page.request, email, count);
  return /https?:\/\/\S+/.exec(emails[0]?.text ?? '')?.[0] ?? '';
}

async function invite(page: Page, person: { first: string; second: string; email: string }): Promise<void> {
  await page.getByRole('link', { name: 'User Accounts' }).click();
  await page
    .getByRole('link', { name: 'Invite User' })
    .or(page.getByRole('button', { name: 'Invite User' }))
    .click();
  const modal = page.getByRole('dialog', { name: 'Add User' });
  await modal.getByLabel('First name').fill(person.first);
  await modal.getByLabel('Second name').fill(person.second);
  await modal.getByLabel('Email address').fill(person.email);
  await modal.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('User invitation has been sent successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
}

async function choosePassword(page: Page, password: string, button: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button }).click();
}

test('invited, a colleague chooses a password and signs in on the organisation’s own host', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  const person = { first: 'Iris', second: 'Novak', email: 'iris@oakline.test' };
  await signIn(page, HOSTS.root, 'owner@oakline.test');
  await expect(page).toHaveURL(at(HOSTS.oakline, '/configurators'));
  await invite(page, person);
  const row = page.getByRole('row', { name: /Iris Novak/ });
  await expect(row.getByText('Pending')).toBeVisible();
  await expectAccessible(page, 'User Accounts');

  await row.getByRole('button', { name: 'Resend Invite' }).click();
  await expect(page.getByText('User invite has been sent successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  const newest = await linkFor(page, person.email, 2);
  const [, older] = await emailsAbout(page.request, person.email, 2);
  expect(newest).toMatch(/^http:\/\/oakline\.vitrine\.localhost:\d+\/invite\?token=/);

  const visitor = await browser.newContext();
  const theirs = await visitor.newPage();
  await theirs.goto(/https?:\/\/\S+/.exec(older?.text ?? '')?.[0] ?? '');
  await expect(theirs).toHaveURL(at(HOSTS.oakline, '/expired'));
  await expect(theirs.getByText(/Sorry, the link has expired\./)).toBeVisible();
  await theirs.goto(newest);
  await expect(theirs).toHaveURL(at(HOSTS.oakline, '/setPassword'));
  await expect(theirs.getByRole('heading', { name: 'Set your password' })).toBeVisible();
  await choosePassword(theirs, NEW_PASSWORD, 'Set password');
  await expect(theirs.getByRole('heading', { name: 'Configurators' })).toBeVisible();
  await expect(theirs.getByText('Iris Novak')).toBeVisible();
  await theirs.goto(newest);
  await expect(theirs).toHaveURL(at(HOSTS.oakline, '/expired'));
  await visitor.close();

  await page.reload();
  await expect(row.getByText('Active')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a forgotten password is reset by email, and the old one is rejected', async ({ page }) => {
  await page.goto(at(HOSTS.oakline, '/login'));
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(at(HOSTS.oakline, '/passwordReset'));
  // The address changes first: until the screen has changed, its email field is that of the previous one.
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill('grace@oakline.test');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(HOSTS.oakline, '/resendEmail'));
  await expect(page.getByText(/If we have an account with that email address/)).toBeVisible();
  const first = await linkFor(page, 'grace@oakline.test', 1);
  await page.getByRole('button', { name: /resend|again/i }).click();
  const second = await linkFor(page, 'grace@oakline.test', 2);
  expect(first).not.toBe(second);

  await page.goto(second);
  await expect(page).toHaveURL(at(HOSTS.oakline, '/setPassword'));
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await choosePassword(page, NEW_PASSWORD, 'Reset password');
  await expect(page.getByRole('heading', { name: 'Configurators' })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.goto(second);
  await choosePassword(page, 'yet another one', 'Reset password');
  await expect(page).toHaveURL(at(HOSTS.oakline, '/expired'));
  await page
    .getByRole('button', { name: 'Back to Login Page' })
    .or(page.getByRole('link', { name: 'Back to Login Page' }))
    .click();
  await page.getByLabel('Email').fill('grace@oakline.test');
  await page.getByLabel('Password', { exact: true }).fill('vitrine-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong username or password, please try again.')).toBeVisible();
});

test('the dialog of an ended session covers the screen, and nothing typed is lost', async ({ page }) => {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/accounts/inviteUser'));
  const modal = page.getByRole('dialog', { name: 'Add User' });
  await modal.getByLabel('First name').fill('Lena');
  await modal.getByLabel('Second name').fill('Ward');
  await modal.getByLabel('Email address').fill('lena@oakline.test');
  await page.evaluate(endSession);
  // The dialog may already cover the button, so the click is forced, as by a faster user.
  await modal.getByRole('button', { name: 'Invite', exact: true }).dispatchEvent('click');
  const over = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await over.getByLabel('Password', { exact: true }).fill('vitrine-demo');
  await over.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('User invitation has been sent successfully!')).toBeVisible();
  await expect(page.getByRole('row', { name: /Lena Ward/, includeHidden: true })).toBeAttached();
});

/** Runs in the page: ends its session without the dashboard's knowledge. */
async function endSession(): Promise<void> {
  const proof = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': proof };
  await fetch('/api/logout', { method: 'POST', headers });
}

test('logging out in one tab signs out the others', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await signIn(one, HOSTS.oakline, 'staff@oakline.test');
  await other.goto(at(HOSTS.oakline, '/enquiries'));
  await expect(other.getByRole('heading', { name: 'Customer Enquiries' })).toBeVisible();
  await one.getByRole('button', { name: 'Log out' }).click();
  await expect(one.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('an administrator belongs to the admin host, and sees an organisation’s people there', async ({ page }) => {
  await signIn(page, HOSTS.root, 'admin@vitrine.test');
  await expect(page).toHaveURL(at(HOSTS.admin, '/organisations'));
  await page.goto(at(HOSTS.admin, `/organisations/${encodeURIComponent('Oakline Kitchens')}/accounts`));
  await expect(page.getByRole('row', { name: /Hannah Moore/ })).toBeVisible();
  await page.goto(at(HOSTS.admin, '/accounts'));
  await expect(page.getByRole('row', { name: /Alex Vernon/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Hannah Moore/ })).toHaveCount(0);
});

test('no cookie of the product reaches the content host', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === HOSTS.content) requests.push(request);
  });
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  // Read here, and not at each request: a request at the end of the test has no headers any more.
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  expect(headers.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
});

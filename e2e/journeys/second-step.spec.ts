import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../accessibility.ts';
import { emailsAbout } from '../mailbox.ts';
import { at, HOSTS, PASSWORD } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ bypassCSP: true });

const SECURITY = '/security';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Sets up an authenticator app on the open screen; returns the recovery codes. */
async function setUpApp(page: Page, look?: (page: Page) => Promise<void>): Promise<string[]> {
  await page.getByRole('region', { name: 'Authenticator app' }).getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await look?.(page);
  const key = (await setUp.getByText(/^[A-Z2-7 ]{16,}$/).innerText()).replaceAll(/\s/g, '');
  await setUp.getByLabel('Code from the app').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await setUp.getByRole('button', { name: 'Set up' }).click();
  const shown = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await shown.getByRole('contentinfo').or(shown.locator('footer')).getByRole('button').last().click();
  return codes;
}

test('an authenticator app guards the account, and a recovery code opens it once', async ({ page }) => {
  const complaints = complaintsOf(page);
  await signIn(page, HOSTS.terrafloor, 'owner@terrafloor.test');
  await page.goto(at(HOSTS.terrafloor, SECURITY));
  const codes = await setUpApp(page, (screen) => expectAccessible(screen, 'Set up an authenticator app'));
  expect(codes).toHaveLength(10);
  const [recoveryCode = ''] = codes;
  await logOut(page);

  await enterPassword(page, 'owner@terrafloor.test');
  await page.getByLabel(/authenticator app/).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This code is incorrect/)).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel(/recovery code/i).fill(recoveryCode.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Configurators' })).toBeVisible();
  await logOut(page);

  await enterPassword(page, 'owner@terrafloor.test');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel(/recovery code/i).fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This code is incorrect/)).toBeVisible();
  // These errors are expected. There must be no other.
  expect(complaints.filter((words) => !/422/.test(words))).toEqual([]);
});

test('a passkey signs in without password, on every host of the product', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(page, HOSTS.oakline, 'staff@oakline.test');
  await page.goto(at(HOSTS.oakline, SECURITY));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const modal = page.getByRole('dialog', { name: 'Add a passkey' });
  await modal.getByLabel('Name').fill('Work laptop');
  await modal.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await modal.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Work laptop')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Work laptop')).toBeVisible();
  await logOut(page);

  await page.goto(at(HOSTS.root, '/login'));
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(at(HOSTS.oakline, '/configurators'));
  await expect(page.getByText('Ben Carter')).toBeVisible();
  await page.goto(at(HOSTS.oakline, SECURITY));
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByLabel('Current password', { exact: true })
    .fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Work laptop')).toHaveCount(0);
});

test('a required second step comes before everything else', async ({ page, browser }) => {
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  await page.goto(at(HOSTS.admin, '/organisations/e2e/accounts'));
  await page.getByRole('switch', { name: /second step/i }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('switch', { name: /second step/i })).toBeChecked();
  await page.goto(at(HOSTS.admin, '/organisations/e2e/accounts/inviteUser'));
  const form = page.getByRole('dialog', { name: 'Add User' });
  await form.getByLabel('First name').fill('Noor');
  await form.getByLabel('Second name').fill('Khan');
  await form.getByLabel('Email address').fill('noor@e2e.test');
  await form.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('User invitation has been sent successfully!')).toBeVisible();
  const [email] = await emailsAbout(page.request, 'noor@e2e.test', 1);

  const visitor = await browser.newContext({ bypassCSP: true });
  const theirs = await visitor.newPage();
  await theirs.goto(/https?:\/\/\S+/.exec(email?.text ?? '')?.[0] ?? '');
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs.getByText(/Your organisation requires a second step/)).toBeVisible();
  await theirs.goto(new URL('/enquiries', theirs.url()).href);
  await expect(theirs.getByText(/Your organisation requires a second step/)).toBeVisible();
  expect(await theirs.evaluate(async () => (await fetch('/api/configurators')).status)).toBe(403);
  await expectAccessible(theirs, 'the second step that is required');
  await setUpApp(theirs);
  await expect(theirs.getByRole('heading', { name: 'Customer Enquiries' })).toBeVisible();
  await visitor.close();
});

import { expectAccessible } from '../accessibility.ts';
import { emailsAbout } from '../mailbox.ts';
import { at, HOSTS, PASSWORD, PORT } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ bypassCSP: true });

test('an administrator creates an organisation, and its first user signs in on its own host', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  await page
    .getByRole('link', { name: 'Create' })
    .or(page.getByRole('button', { name: 'Create' }))
    .first()
    .click();
  await expect(page).toHaveURL(at(HOSTS.admin, '/organisations/setupNewOrg'));
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(form.getByLabel(/Organisation name/)).toHaveAttribute('placeholder', 'Organisation name is required');
  await form.getByLabel(/Organisation name/).fill('Ash & Alder');
  await form.getByLabel(/Authorised domain/).fill('https://ash-alder.example/');
  await form.getByLabel(/Subdomain/).fill('ashalder');
  await form.getByLabel(/Main contact/).fill('mia@ash-alder.example');
  await form.getByLabel(/Monthly session limit/).fill('5000');
  await form.getByLabel(/Annual contract length/).fill('2');
  await form.getByLabel(/Enterprise/).check();
  await expectAccessible(page, 'Create organisation');
  await form.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('The organisation has been added successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('row', { name: /Ash & Alder/ })).toBeVisible();
  expect(complaints).toEqual([]);

  const [email] = await emailsAbout(page.request, 'mia@ash-alder.example', 1);
  const owner = await browser.newContext();
  const theirs = await owner.newPage();
  await theirs.goto(/https?:\/\/\S+/.exec(email?.text ?? '')?.[0] ?? '');
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs).toHaveURL(`http://ashalder.vitrine.localhost:${PORT}/configurators`);
  await expect(theirs.getByText('Organization Admin')).toBeVisible();
  await theirs.getByRole('link', { name: 'Billing' }).click();
  await expect(theirs.getByText('Your session limit is 5000 sessions per month')).toBeVisible();
  await owner.close();
});

test('a reseller sees exactly what was granted, live in another browser and on its own host', async ({
  page,
  browser,
}) => {
  const colleague = await browser.newContext();
  const other = await colleague.newPage();
  await signIn(other, HOSTS.oakline, 'owner@oakline.test');
  await other.getByRole('link', { name: 'Resellers' }).click();
  await expect(other.getByRole('link', { name: /Northside Interiors/ }).first()).toBeVisible();

  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/resellers/newReseller'));
  const account = page.getByRole('dialog', { name: 'Create Reseller Account' });
  await account.getByLabel('Company Name').fill('Harbour Homes');
  await account.getByLabel('First name').fill('Tom');
  await account.getByLabel('Last name').fill('Reid');
  await account.getByLabel('Email Address').fill('tom@harbour.example');
  await account.getByRole('button', { name: 'Continue' }).click();
  const access = page.getByRole('dialog', { name: 'Manage Access' });
  await access.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(access.getByText('You need to select at least one scene!')).toBeVisible();
  await access.getByRole('checkbox', { name: /Panoramic Kitchen/ }).check();
  await expectAccessible(page, 'Manage Access');
  await access.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(at(HOSTS.oakline, '/resellers'));
  await expect(other.getByRole('link', { name: /Harbour Homes/ }).first()).toBeVisible();
  await colleague.close();

  const [email] = await emailsAbout(page.request, 'tom@harbour.example', 1);
  const reseller = await browser.newContext();
  const theirs = await reseller.newPage();
  await theirs.goto(/https?:\/\/\S+/.exec(email?.text ?? '')?.[0] ?? '');
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs).toHaveURL(`http://harbour-homes.vitrine.localhost:${PORT}/configurators`);
  await expect(theirs.getByRole('main').getByRole('link', { name: 'Panoramic Kitchen' })).toBeVisible();
  await expect(theirs.getByRole('main').getByRole('link', { name: 'Stock Kitchen' })).toHaveCount(0);
  await reseller.close();
});

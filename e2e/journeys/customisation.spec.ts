import type { Page } from '@playwright/test';
import { takeAPersonsTime } from '../a-persons-time.ts';
import { emailsAbout } from '../mailbox.ts';
import { at, HOSTS } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const VISITOR = { name: 'Rowan Ashby', email: 'rowan@example.org', phone: '07700 900518' };
const OWN = '/configurators/1';

/** Texts of the organisation, one for each position. */
const WORDS = {
  contact: 'Our designers in Leeds answer within a day',
  button: 'Get a quote',
  subject: 'Your kitchen by Oakline',
  title: 'Your kitchen is on its way',
  sent: 'Thank you, we have it',
};

async function wordForm(page: Page): Promise<void> {
  await page.goto(at(HOSTS.oakline, `${OWN}/customisation/save-design`));
  const preview = page.getByTestId('viewer-form');
  await expect(preview.getByRole('heading', { name: 'Save your changes' })).toBeVisible();
  const contact = page.getByLabel('Contact', { exact: true });
  await contact.fill(WORDS.contact);
  await expect(preview.getByText(WORDS.contact)).toBeVisible();
  await page.getByLabel('Button label').fill(WORDS.button);
  const submit = preview.getByRole('button', { name: WORDS.button });
  await expect(submit).toBeVisible();
  await expect(page.getByLabel('Button label')).toBeFocused();
  await submit.click();
  await expect(preview.getByText('Name is required!')).toBeVisible();
  await page.getByRole('tab', { name: 'Phone' }).click();
  await expect(submit).toBeInViewport();
}

async function wordEmails(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Emails' }).click();
  await page.getByLabel('Customer subject').fill(WORDS.subject);
  await page.getByLabel('Header title').fill(WORDS.title);
  await page.getByLabel('Popup title').fill(WORDS.sent);
  await page.getByRole('tab', { name: 'After sending' }).click();
  await expect(page.getByTestId('viewer-form').getByRole('heading', { name: WORDS.sent })).toBeVisible();
  await page.getByRole('button', { name: 'Save & Deploy' }).click();
  await expect(page.getByText('The new customisation is live for visitors and emails.')).toBeVisible();
  await page.getByRole('alertdialog', { name: 'Customisation deployed' }).getByRole('button', { name: 'Ok' }).click();
}

async function visit(shop: Page): Promise<void> {
  await shop.goto(at(HOSTS.shop));
  await shop.getByRole('button', { name: WORDS.button }).click();
  await expect(shop.getByText(WORDS.contact)).toBeVisible();
  await shop.getByLabel('Name', { exact: true }).fill(VISITOR.name);
  await shop.getByLabel('Email', { exact: true }).fill(VISITOR.email);
  await shop.getByLabel('Phone', { exact: true }).fill(VISITOR.phone);
  await shop.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await takeAPersonsTime(shop);
  await shop.getByRole('button', { name: WORDS.button }).click();
  await expect(shop.getByRole('heading', { name: WORDS.sent })).toBeVisible();
}

/** The organisation's customisation, and a function that restores it: other journeys read the usual texts. */
async function customisationOf(page: Page) {
  const address = `/api${OWN}/customisation`;
  const ask = (body: object | null) =>
    page.evaluate(
      async ([to, sent]) => {
        const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
        const headers = { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
        const post = { method: 'POST', headers, body: JSON.stringify(sent) };
        const answer = await fetch(to, sent ? post : {});
        return { status: answer.status, data: (await answer.json()).data as Record<'saveDesign' | 'emails', unknown> };
      },
      [address, body] as const,
    );
  const { saveDesign, emails } = (await ask(null)).data;
  return async () => expect((await ask({ saveDesign, emails })).status).toBe(200);
}

test('an organisation’s own texts reach the visitor’s page and email, and its page is listed as running', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  const putBack = await customisationOf(page);
  try {
    await test.step('texts appear in the form and the notice while typing', async () => {
      await wordForm(page);
      await wordEmails(page);
    });
    const shop = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await test.step('a visitor sees them', () => visit(shop));
    await test.step('so do the readers of both emails, and the enquiry shows their delivery', async () => {
      const emails = await emailsAbout(page.request, VISITOR.email, 2);
      const toVisitor = emails.find(({ to }) => to === VISITOR.email);
      expect(toVisitor?.subject).toBe(WORDS.subject);
      expect(toVisitor?.html).toContain(WORDS.title);
      await page.goto(at(HOSTS.oakline, '/enquiries'));
      await page.getByRole('row', { name: new RegExp(VISITOR.name) }).click();
      const list = page.getByRole('dialog', { name: 'Enquiry Details' }).getByRole('list', { name: 'Emails' });
      await expect(list.getByRole('listitem').filter({ hasText: VISITOR.email })).toContainText('Sent today');
    });
    await test.step('the page is listed as running the configurator', async () => {
      await page.goto(at(HOSTS.oakline, `${OWN}/integration/code`));
      const check = page.getByRole('region', { name: 'Check my page' });
      await expect(async () => {
        await check.getByRole('button', { name: 'Check again' }).click();
        await expect(check.getByText(/^Ran today/)).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(check.getByRole('listitem').filter({ hasText: HOSTS.shop })).toContainText('Ran today');
    });
    await shop.context().close();
  } finally {
    await putBack();
  }
  expect(complaints).toEqual([]);
});

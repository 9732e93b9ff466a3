import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { emailsAbout } from '../mailbox.ts';
import { at, HOSTS } from '../product.ts';
import { sendEnquiry } from '../send-enquiry.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

// axe is a script of its own.
test.use({ bypassCSP: true });

const VISITOR = {
  name: 'Rowan Pike',
  email: `rowan.${Date.now()}@example.org`,
  phone: '07700 900412',
  postcode: 'LS11 5PS',
};
/** The design has this worktop; the other layers are as they are at first. */
const WORKTOP = { name: 'Black Granite', design: 'UKK-WO-02' };

const ok = (page: Page): Promise<void> => page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();

/** The private link of the newest email with one. */
const linkOf = async (request: APIRequestContext, count: number): Promise<string> => {
  const emails = await emailsAbout(request, VISITOR.email, count);
  const texts = emails.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt)).map(({ text }) => text);
  const found = texts.map((text) => /https?:\/\/\S+\/quote(?:\?lang=[\w-]+)?#[^\s)>\]]+/.exec(text)?.[0]).find(Boolean);
  expect(found).toBeDefined();
  return found ?? '';
};

test('an enquiry becomes a quote, the customer asks and accepts, and the enquiry is won', async ({
  page,
  browser,
  request,
}) => {
  await sendEnquiry(request, { ...VISITOR, design: WORKTOP.design }, WORKTOP.name);
  const before = (await emailsAbout(request, VISITOR.email, 2)).length;
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  const openEnquiry = async (): Promise<void> => {
    await page.goto(at(HOSTS.oakline, '/enquiries'));
    await page.getByRole('textbox', { name: 'Search enquiries' }).fill(VISITOR.email);
    const rows = page.getByRole('table', { name: 'Customer Enquiries' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await rows.nth(1).click();
  };
  const details = page.getByRole('dialog', { name: 'Enquiry Details' });

  await test.step('a user makes a quote from the enquiry', async () => {
    await openEnquiry();
    await details.getByRole('button', { name: 'Make quote' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(VISITOR.email);
    await expectAccessible(page, 'a quote');
  });

  await test.step('changes a quantity, adds delivery, and saves', async () => {
    const quantity = page.getByLabel(`Quantity of ${WORKTOP.name}`);
    await quantity.fill('2');
    await quantity.press('Enter');
    await page.getByRole('button', { name: 'Add delivery' }).click();
    await page.getByLabel('Unit price of Delivery').fill('95');
    await page.getByLabel('Unit price of Delivery').press('Enter');
    await page.getByLabel('Notes').fill('Delivered to your door');
    await page.reload();
    await expect(page.getByText('Changes from your last visit')).toBeVisible();
    await expect(page.getByLabel('Unit price of Delivery')).toHaveValue('£95.00');
    await page.getByRole('button', { name: 'Save quote' }).click();
    await expect(page.getByRole('button', { name: 'Save quote' })).toBeHidden();
  });

  await test.step('and sends it', async () => {
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Send quote' });
    await expect(dialog).toContainText(VISITOR.email);
    await expectAccessible(page, 'sending a quote');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await ok(page);
    await expect(page.getByRole('list', { name: 'Sent' }).getByRole('listitem')).toHaveCount(1);
  });

  const link = await linkOf(request, before + 1);
  const context = await browser.newContext({ bypassCSP: true });
  const customer = await context.newPage();

  await test.step('the customer looks at it and asks', async () => {
    await customer.goto(link);
    await expect(customer.getByText('Delivered to your door')).toBeVisible();
    await expect(customer.getByRole('list', { name: 'What you get' })).toContainText('Delivery');
    await expectAccessible(customer, 'the quote of a customer');
    await customer.getByLabel('Your question').fill('Is the granite sealed?');
    await customer.getByRole('button', { name: 'Send question' }).click();
    await expect(customer.getByText('Your question was sent.')).toBeVisible();
  });

  for (const [language, heading] of [
    ['ar', 'ما ستحصل عليه'],
    ['he', 'מה כלול בהצעה'],
  ] as const)
    await test.step(`reads it from right to left: ${language}`, async () => {
      const reader = await context.newPage();
      const address = new URL(link);
      address.searchParams.set('lang', language);
      for (const width of [1440, 390]) {
        await reader.setViewportSize({ width, height: 844 });
        await reader.goto(address.href);
        const lines = reader.getByRole('heading', { name: heading });
        await expect(lines).toBeVisible();
        await expect(reader.locator('html')).toHaveAttribute('dir', 'rtl');
        // The sheet is at the right, and nothing is wider than the page.
        const box = await lines.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width / 2);
        expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await expectAccessible(reader, `a quote in ${language}, ${width} px`);
        await reader.screenshot({ path: `test-results/quote-${language}-${width}.png`, fullPage: true });
      }
      await reader.close();
    });

  await test.step('the user answers', async () => {
    await page.goto(at(HOSTS.oakline, '/quotes'));
    const row = page.getByRole('row', { name: new RegExp(VISITOR.name) }).first();
    await expect(row).toContainText('Question');
    await expectAccessible(page, 'quotes');
    await row.getByRole('link').click();
    await page.getByLabel('Write to the customer').fill('Yes, twice.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText('Yes, twice.');
  });

  await test.step('the customer accepts with a name, on a phone', async () => {
    await customer.setViewportSize({ width: 390, height: 844 });
    await customer.reload();
    await expect(customer.getByText('Yes, twice.')).toBeVisible();
    await expectAccessible(customer, 'the quote of a customer on a phone');
    // Another window of the customer, which shows the open quote until it is answered there too.
    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByRole('form', { name: 'Accept this quote' })).toBeVisible();
    let isAnswered = false;
    other.on('request', (each) => {
      if (each.url().endsWith('/quote-links/accept')) isAnswered = true;
    });
    await other.route('**/quote-links/read', (route) => (isAnswered ? route.continue() : route.abort()));
    for (const [window, sentence] of [
      [customer, 'You accepted this quote.'],
      [other, /^Accepted by Rowan Pike/],
    ] as const) {
      const form = window.getByRole('form', { name: 'Accept this quote' });
      await form.getByLabel('Your name').fill(VISITOR.name);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Accept' }).click();
      await expect(window.getByText(sentence)).toBeVisible();
      await expect(window.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    }
    await context.close();
  });

  await test.step('the quote is accepted and cannot be changed, and the enquiry is won', async () => {
    await page.reload();
    await expect(page.getByText(/^Accepted by Rowan Pike/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
    await openEnquiry();
    await expect(details.getByLabel('Stage', { exact: true })).toHaveValue('Won');
    await expect(details.getByRole('list', { name: 'Quotes' })).toContainText('Accepted');
    await page.goto(at(HOSTS.oakline, '/analytics'));
    const figures = page.getByRole('region', { name: 'Quotes', exact: true });
    await expect(figures.getByRole('table', { name: 'By configurator' })).toContainText('Panoramic Kitchen');
  });
});

for (const width of [1440, 390])
  test(`quotes, new quotes and their settings are accessible: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    for (const [address, heading] of [
      ['/quotes', 'Quotes'],
      ['/quotes/create', 'New quote'],
      ['/quotes/settings', 'Quote settings'],
    ] as const) {
      await page.goto(at(HOSTS.oakline, address));
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectAccessible(page, address);
    }
  });

test('a link that is none says so', async ({ page }) => {
  await page.goto(at(HOSTS.oakline, '/quote'));
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expectAccessible(page, 'a link that does not work');
});

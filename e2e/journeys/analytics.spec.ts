import fs from 'node:fs';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import { parseCsv } from '@vitrine/domain/sheets/csv';
import { expectAccessible as axeFindsNothing } from '../accessibility.ts';
import { at, HOSTS } from '../product.ts';
import { sendEnquiry } from '../send-enquiry.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ bypassCSP: true });

const press = async (target: Locator, key = 'Enter'): Promise<void> => {
  await target.focus();
  await target.press(key);
};

/** The last 30 days beside the 30 before, without a mouse. */
async function chooseByKeyboard(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: messages.chooseDates }));
  const dates = page.getByRole('dialog', { name: messages.chooseDates });
  await expect(dates.getByRole('button', { name: messages.days30 })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dates).toBeHidden();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await press(page.getByRole('switch', { name: messages.compare }), 'Space');
  await expect(page.getByText(/^Compared with \d/)).toBeVisible();
}

/** A tile's figure for the selected days, without the comparison. */
async function figureOf(page: Page, label: string): Promise<number> {
  const tile = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });
  const text = await tile.locator('dd').innerText();
  return Number(text.match(/^[\d,]+/)?.[0].replaceAll(',', ''));
}

const figuresOf = async (page: Page) => ({
  sessions: await figureOf(page, messages.sessions),
  users: await figureOf(page, messages.uniqueUsers),
  leads: await figureOf(page, messages.leads),
});

/** Simulates another tab in front, which no page of a headless browser detects. */
const putBehind = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** A visitor with another browser chooses a worktop on the shop's page and switches tabs; the events are sent then. */
async function visit(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (Journey of a visitor)', locale: 'en-GB' });
  const shop = await context.newPage();
  await shop.goto(at(HOSTS.shop));
  await expect(shop.locator('vitrine-configurator canvas')).toBeVisible();
  await shop.getByRole('button', { name: /^Worktops/ }).click();
  const oak = shop.getByRole('radio', { name: /Natural Oak/ });
  await oak.check({ force: true });
  await expect(oak).toBeChecked();
  const delivery = shop.waitForResponse(/\/viewer\/events$/);
  await putBehind(shop);
  expect((await delivery).status()).toBe(200);
  return context;
}

/** Waits until the figures are current: old figures are paler until the new ones have loaded. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await axeFindsNothing(page, what);
}

/** The downloaded file of a button, as rows. */
async function downloaded(page: Page, button: string): Promise<readonly (readonly string[])[]> {
  const coming = page.waitForEvent('download');
  await press(page.getByRole('button', { name: button, exact: true }));
  return parseCsv(fs.readFileSync(await (await coming).path(), 'utf8'));
}

/** The chart of sessions as a table; returns its last row, which is today's. */
async function sessionsAsTable(page: Page): Promise<string[]> {
  await press(page.getByRole('navigation', { name: 'Charts' }).getByRole('link', { name: messages.sessions }));
  const view = page.getByRole('region', { name: messages.sessions });
  await press(view.getByRole('button', { name: messages.asTable }));
  const rows = view.getByRole('table', { name: messages.sessions }).getByRole('row');
  await expect(rows).toHaveCount(31);
  await expect(rows.first()).toHaveText(`${messages.dates}${messages.sessions}${messages.before}`);
  const cells = await rows.last().locator('th, td').allInnerTexts();
  return cells.map((cell) => cell.replaceAll(',', ''));
}

test('a visitor’s actions appear in tiles, chart, table and files, for one tenant and for all', async ({
  browser,
  page,
  request,
}) => {
  const complaints = complaintsOf(page);
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/analytics'));
  await chooseByKeyboard(page);
  const before = await figuresOf(page);
  expect(before.sessions).toBeGreaterThan(0);

  const visitor = await visit(browser);
  await sendEnquiry(
    request,
    { name: 'Leonie Marsh', email: 'leonie@example.org', phone: '07700 900233' },
    'Natural Oak',
  );
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.getByText(/^Compared with \d/)).toBeVisible();
      const { sessions, users, leads } = await figuresOf(page);
      return [sessions > before.sessions, users > before.users, leads];
    })
    .toEqual([true, true, before.leads + 1]);
  await visitor.close();
  await expectAccessible(page, 'analytics of a tenant');

  const today = await sessionsAsTable(page);
  await expectAccessible(page, 'sessions as a table');
  const rows = await downloaded(page, messages.download);
  expect(rows[0]).toEqual([messages.dates, messages.sessions, messages.before, 'Sessions, previous period']);
  expect([rows.length, rows.at(-1)]).toEqual([31, today]);
  const all = await downloaded(page, messages.downloadAll);
  const { sessions, leads } = await figuresOf(page);
  const totalOf = (label: string) => all.find(([figure, of]) => figure === label && of === messages.fileAll)?.[2];
  expect([totalOf(messages.sessions), totalOf(messages.leads)]).toEqual([String(sessions), String(leads)]);
  expect(all.some(([figure, of]) => figure === messages.options && of?.includes('Natural Oak'))).toBe(true);

  await page.getByRole('button', { name: 'Log out' }).click();
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  await page.goto(at(HOSTS.admin, '/analytics'));
  await chooseByKeyboard(page);
  const oakline = page.getByRole('table', { name: messages.organisations }).getByRole('row', { name: /Oakline/ });
  await expect(oakline).toContainText(sessions.toLocaleString('en-GB'));
  expect((await figuresOf(page)).sessions).toBeGreaterThan(sessions);
  await expectAccessible(page, 'analytics of all');
  await press(oakline.getByRole('link', { name: 'Oakline Kitchens' }));
  await expect(page).toHaveURL(/Oakline.*\/analytics.*from=.*compare=before/);
  await expect.poll(() => figuresOf(page)).toMatchObject({ sessions, leads });
  expect(complaints).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const expectNoSideways = async (page: Page): Promise<void> => {
    const [contentWidth, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(contentWidth).toBeLessThanOrEqual(width ?? 0);
  };

  for (const { host, email, name, list } of [
    { host: HOSTS.oakline, email: 'owner@oakline.test', name: 'a tenant', list: messages.configurators },
    { host: HOSTS.admin, email: 'admin@vitrine.test', name: 'all tenants', list: messages.organisations },
  ])
    test(`the figures of ${name} fit, with keyboard and table`, async ({ page }) => {
      const complaints = complaintsOf(page);
      await signIn(page, host, email);
      await page.goto(at(host, '/analytics'));
      await chooseByKeyboard(page);
      expect(await figureOf(page, messages.sessions)).toBeGreaterThan(0);
      await expect(page.getByRole('region', { name: list }).getByRole('listitem').first()).toBeVisible();
      await expectNoSideways(page);
      await expectAccessible(page, `analytics of ${name} on a phone`);
      const today = await sessionsAsTable(page);
      await expectNoSideways(page);
      await expectAccessible(page, `sessions of ${name} as a table on a phone`);
      const rows = await downloaded(page, messages.download);
      expect([rows.length, rows.at(-1)]).toEqual([31, today]);
      expect(complaints).toEqual([]);
    });
});

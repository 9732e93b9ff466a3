import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { createAndOpen, fillNewConfigurator, OAKLINE_LIST, untilReloaded } from '../create-configurator.ts';
import { at, HOSTS, ROOT } from '../product.ts';
import { signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';
import { untilQuiet, walkTo } from '../walk.ts';

/** Images load when they are near the window: in the tall one, all of a table are. No viewer is ever drawn that tall. */
const TALL = { width: 1440, height: 4000 };
const USUAL = { width: 1440, height: 900 };

const OF_CONFIGURATOR = ['customisation/logos', 'customisation/presets', 'analytics/options', 'data/deploy', 'data'];
const OF_TENANT = ['configurators', 'resellers', 'enquiries', 'analytics/options', 'settings'];

/** Requests of any page of the browser that got 404, with the page. */
function missingOf(context: BrowserContext): string[] {
  const missing: string[] = [];
  context.on('response', (response) => {
    if (response.status() === 404) missing.push(`${response.url()} on ${response.frame().page().url()}`);
  });
  return missing;
}

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
};

/** Loads a screen, or walks to it, where a file that it asks for would be missing in either way. */
type Show = (page: Page, address: string) => Promise<void>;

/** The screens of a configurator that show files, every table and every category. */
async function walkConfigurator(page: Page, address: string, show: Show): Promise<void> {
  await page.setViewportSize(USUAL);
  await open(page, `${address}/preview`);
  await page.goto('about:blank');
  await page.setViewportSize(TALL);
  const [first = '', ...others] = OF_CONFIGURATOR;
  await open(page, `${address}/${first}`);
  for (const screen of others) await show(page, `${address}/${screen}`);
  for (const tab of await page.getByRole('main').getByRole('tab').all()) await untilQuiet(page, () => tab.click());
  const categories = page.getByRole('list', { name: 'Categories' }).getByRole('link');
  const addresses = await categories.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const category of addresses) await walkTo(page, category);
}

const WARDROBE = 5;

test('no screen asks for a file that may not exist', async ({ page, context }) => {
  test.setTimeout(400_000);
  const missing = missingOf(context);
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  for (const screen of OF_TENANT) await open(page, at(HOSTS.admin, `/organisations/Oakline%20Kitchens/${screen}`));
  await untilReloaded(page, () => page.goto(at(HOSTS.admin, `${OAKLINE_LIST}/${WARDROBE}/preview`)));
  for (const id of [1, 2, WARDROBE]) await walkConfigurator(page, at(HOSTS.admin, `${OAKLINE_LIST}/${id}`), walkTo);
  await walkConfigurator(page, at(HOSTS.admin, '/organisations/Terra%20Floors/configurators/6'), walkTo);
  expect(missing).toEqual([]);
});

const KINDS = [
  ['Panoramic', 'panoramic'],
  ['Stock set', 'stockset-kitchen'],
  ['Floors', 'floors'],
  ['Sliding robe', 'robes'],
] as const;

for (const [type, folder] of KINDS)
  test(`nor do the screens and the viewer of a configurator without images: ${type}`, async ({ page, context }) => {
    await signIn(page, HOSTS.admin, 'admin@vitrine.test');
    const name = `${type} Without Images`;
    const data = path.join(ROOT, `demo/content/${folder}/catalogue.json`);
    const form = await fillNewConfigurator(page, { name, project: `Drafts of ${type}`, type, data });
    const missing = missingOf(context);
    const openIt = () => createAndOpen(page, form, name);
    await (type === 'Sliding robe' ? untilReloaded(page, openIt) : openIt());
    await page.waitForLoadState('networkidle');
    await walkConfigurator(page, page.url().replace(/\/preview.*$/, ''), walkTo);
    expect(missing).toEqual([]);
  });

test('nor do the pages that embed the viewer', async ({ page, context }) => {
  const missing = missingOf(context);
  for (const file of ['', 'stock.html', 'wardrobes.html', 'floors.html']) {
    await open(page, at(HOSTS.shop, `/${file}`));
    await expect(page.getByRole('button', { name: /Save your design|Request a sample/ })).toBeVisible();
  }
  expect(missing).toEqual([]);
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { plain } from '../hosts/pages/plain.ts';
import { documentedPolicy, serveSite } from '../hosts/site.ts';
import { at, HOSTS, PORT } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ bypassCSP: true });

const NORTHSIDE = 'northside.vitrine.localhost';
/** The reseller's website, and one that nobody authorised. */
const WEBSITE = 'northside-interiors.localhost';
const ELSEWHERE = 'elsewhere.localhost';
const CONTENT = at(HOSTS.content, '').replace(/\/$/, '');
const API = at(`api.${HOSTS.root}`, '').replace(/\/$/, '');
const MANUFACTURERS = 'oakline-kitchens/kitchens/panoramic-kitchen';
const COPY = 'oakline-kitchens/resellers/northside-interiors/panoramic-kitchen';
const ITEM = 'Chalk White';

const openData = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Panoramic Kitchen' }).click();
  await page.getByRole('navigation', { name: 'Configurator' }).getByRole('link', { name: 'Data' }).click();
  await expect(page.getByRole('button', { name: /^Version v/ })).toBeVisible();
};

const saveEdits = async (page: Page, action: string): Promise<void> => {
  await page.getByRole('button', { name: action }).click();
  const modal = page.getByRole('dialog', { name: 'Save Changes' });
  await modal.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/has been successfully uploaded!/)).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
};

const deploy = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Deploy To Live' }).click();
  await page.getByRole('button', { name: 'Yes, update live' }).click();
  await expect(page.getByText('Configurator has been deployed successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Ok' }).click();
};

const edit = async (page: Page, cellName: string, text: string): Promise<void> => {
  const cell = page.getByRole('textbox', { name: cellName });
  await cell.click();
  await cell.fill(text);
  await cell.press('Enter');
};

/** The item in the viewer's panel, with its price in its name. */
const itemOf = async (page: Page) => {
  const row = page.getByRole('button', { name: /^Walls/ });
  await expect(row).toBeVisible();
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
  return page.getByRole('radio', { name: new RegExp(ITEM) });
};

/** Opens a website that embeds live files, on a host. */
async function visit(page: Page, folder: string, host: string): Promise<() => void> {
  const embedded = { script: `${CONTENT}/viewer/v1/vitrine.js`, src: `${CONTENT}/${folder}/latest.json` };
  const site = await serveSite(await plain(embedded), documentedPolicy(CONTENT, API));
  await page.goto(site.at(host, '/'));
  return site.close;
}

test('a reseller sells at its own prices on its own website; the manufacturer’s stay', async ({ page, browser }) => {
  const complaints = complaintsOf(page);

  await test.step('the reseller saves a price and deploys it', async () => {
    await signIn(page, NORTHSIDE, 'dealer@northside.test');
    await openData(page);
    await edit(page, `Price of ${ITEM}`, '77.25');
    await saveEdits(page, 'Save Changes');
    await deploy(page);
    await expect(page.getByText('Currently deployed')).toBeVisible();
  });

  const owner = await (await browser.newContext()).newPage();
  await test.step('the manufacturer authorises the website of the reseller', async () => {
    await signIn(owner, HOSTS.oakline, 'owner@oakline.test');
    await owner.getByRole('link', { name: 'Resellers' }).click();
    await owner.getByRole('main').getByRole('link', { name: 'Northside Interiors' }).first().click();
    await owner.getByRole('navigation', { name: 'Reseller' }).getByRole('link', { name: 'Settings' }).click();
    await owner.getByLabel('Authorised domain').fill(`https://${WEBSITE}/kitchens`);
    await owner.getByRole('button', { name: 'Save domain' }).click();
    await expect(owner.getByText('Reseller has been edited successfully!')).toBeVisible();
    await owner.getByRole('button', { name: 'Ok' }).click();
    await expect(owner.getByLabel('Authorised domain')).toHaveValue(WEBSITE);
    await page.goto(at(NORTHSIDE, '/settings'));
    await expect(page.getByText(WEBSITE)).toBeVisible();
  });

  const visitor = await (await browser.newContext({ locale: 'en-GB', bypassCSP: false })).newPage();
  await test.step('visitors of that website see the price, and no other website shows the copy', async () => {
    // A job writes the live files with the new domain.
    await expect
      .poll(async () => {
        const headers = { host: HOSTS.content };
        const latest = await visitor.request.get(`http://127.0.0.1:${PORT}/${COPY}/latest.json`, { headers });
        return (await latest.json()).authorisedDomains;
      })
      .toContain(WEBSITE);
    const close = await visit(visitor, COPY, WEBSITE);
    await expect(await itemOf(visitor)).toHaveAccessibleName(/77\.25/);
    close();
    const closeOther = await visit(visitor, COPY, ELSEWHERE);
    await expect(visitor.getByText('Not allowed on this website')).toBeVisible();
    closeOther();
    const closeManufacturers = await visit(visitor, MANUFACTURERS, WEBSITE);
    await expect(visitor.getByText('Not allowed on this website')).toBeVisible();
    closeManufacturers();
    const closeShop = await visit(visitor, MANUFACTURERS, HOSTS.shop);
    const radio = await itemOf(visitor);
    await expect(radio).toHaveAccessibleName(/£/);
    await expect(radio).not.toHaveAccessibleName(/77\.25/);
    closeShop();
  });

  await test.step('the manufacturer deploys; the reseller takes it over with its own price', async () => {
    await owner.goto(at(HOSTS.oakline, '/configurators'));
    await openData(owner);
    await expect(owner.getByRole('textbox', { name: `Price of ${ITEM}` })).not.toHaveValue(/77/);
    await edit(owner, 'SKU of Plaster Pink', 'UKK-WAL-2005');
    await saveEdits(owner, 'Save Changes');
    await deploy(owner);
    await page.goto(at(NORTHSIDE, '/configurators'));
    await openData(page);
    await expect(page.getByText(/^The manufacturer has deployed v/)).toBeVisible();
    await expectAccessible(page, 'a newer version of the manufacturer');
    await page.getByRole('button', { name: /^Take v.* over with my changes$/ }).click();
    const modal = page.getByRole('dialog', { name: 'Save Changes' });
    await expect(modal.getByText(/^Your edits are now based on v/)).toBeVisible();
    await modal.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText(/has been successfully uploaded!/)).toBeVisible();
    await page.getByRole('button', { name: 'Ok' }).click();
    await deploy(page);
    await expect(page.getByText(/^The manufacturer has deployed v/)).toBeHidden();
    const close = await visit(visitor, COPY, WEBSITE);
    await expect(await itemOf(visitor)).toHaveAccessibleName(/77\.25/);
    close();
  });
  await visitor.context().close();
  await owner.context().close();
  expect(complaints).toEqual([]);
});

test('a user of a reseller without the permission is offered nothing that would be rejected', async ({ browser }) => {
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, NORTHSIDE, 'dealer@northside.test');
  await openData(colleague);
  const me = await colleague.evaluate(async () => (await (await fetch('/api/user')).json()).data);
  await colleague.route('**/api/user', (route) => route.fulfill({ json: { data: { ...me, permissions: [] } } }));
  // Without the answer for the whole frame, the dashboard asks for the user alone.
  await colleague.route('**/api/shell', (route) => route.abort());
  await colleague.reload();
  await expect(colleague.getByText(/you need the permission to manage configurators/)).toBeVisible();
  await expect(colleague.getByRole('button', { name: /Deploy|Save|Take/ })).toHaveCount(0);
  await expect(colleague.getByRole('link', { name: /^(Customisation|Notifications)$/ })).toHaveCount(0);
  await colleague.goto(at(NORTHSIDE, new URL(colleague.url()).pathname.replace(/data.*/, 'data/deploy')));
  await expect(colleague).toHaveURL(/\/data$/);
  await colleague.context().close();
});

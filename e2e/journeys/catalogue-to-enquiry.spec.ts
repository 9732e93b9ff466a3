import type { Page } from '@playwright/test';
import { takeAPersonsTime } from '../a-persons-time.ts';
import { expectAccessible } from '../accessibility.ts';
import { emailsAbout } from '../mailbox.ts';
import { at, HOSTS, restartProduct } from '../product.ts';
import { complaintsOf, signIn } from '../sign-in.ts';
import { expect, test } from '../test.ts';

const VISITOR = { name: 'Josephine Fern', email: 'josephine@example.org', phone: '07700 900412' };

test.use({ bypassCSP: false });

/** The product's main flow, from an edit of the catalogue to the enquiry of a visitor who saw it. */
test('a change of the catalogue reaches a visitor, and the visitor reaches the manufacturer', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page);

  await test.step('1. the administrator sees the organisations', async () => {
    await signIn(page, HOSTS.admin, 'admin@vitrine.test');
    await expect(page.getByRole('heading', { name: 'Organisations' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Oakline Kitchens/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Terra Floors/ })).toBeVisible();
    await expectAccessible(page, 'organisations');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expectAccessible(page, 'sign-in');
  });

  await test.step('2. the owner sees the configurators by group', async () => {
    await signIn(page, HOSTS.oakline, 'owner@oakline.test');
    const menu = page.getByRole('navigation', { name: 'Main' });
    for (const group of ['Kitchens', 'Bedrooms', 'Wardrobes'])
      await expect(menu.getByRole('button', { name: group })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Shaker Collection WIP' })).toBeVisible();
    const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Panoramic Kitchen' });
    await expect(tile).toContainText('1 scene');
    await expectLoaded(tile.locator('img'));
    await expectAccessible(page, 'configurators');
    await tile.getByRole('link').click();
  });

  await test.step('3. the preview is live, the data shows layers and items', async () => {
    const viewer = page.frameLocator('iframe');
    await expect(viewer.getByRole('button', { name: /^Doors/ })).toBeVisible();
    await expectPainted(page.frameLocator('iframe').locator('[part=canvas]'));
    await page.getByRole('navigation', { name: 'Configurator' }).getByRole('link', { name: 'Data' }).click();
    await page.getByRole('tab', { name: 'Doors 10' }).click();
    for (const column of ['Thumbnail', 'Name', 'Range', 'Options', 'SKU', 'Price']) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }
    await expect(page.getByRole('row', { name: /Matt Cashmere.*UKK-DOO-1002.*£64\.00/ })).toBeVisible();
  });

  await test.step('4. two items off and a price: saved as the next version, and deployed', async () => {
    await toggle(page, 'Matt Graphite');
    await toggle(page, 'Gloss Midnight');
    const price = page.getByRole('textbox', { name: 'Price of Matt Cashmere' });
    await price.click();
    await price.fill('66.50');
    await price.press('Enter');
    await expect(page.getByText('You have unsaved changes')).toBeVisible();
    await expect(page.getByText('3 edits in 1 layer')).toBeVisible();
    await expect(page.getByRole('button', { name: /Version v1.005/ })).toBeDisabled();
    await expectAccessible(page, 'data with edits');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const modal = page.getByRole('dialog', { name: 'Save Changes' });
    await expect(modal.getByLabel('New version')).toHaveValue('v1.006');
    await expect(modal.getByRole('row', { name: /Matt Cashmere/ })).toContainText('£66.50');
    await expectAccessible(page, 'save changes');
    await modal.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Version 1.006 has been successfully uploaded!.')).toBeVisible();
    await page.getByRole('button', { name: 'Ok' }).click();
    await page.getByRole('button', { name: /Version v1.006/ }).click();
    const versions = page.getByRole('menuitemradio').or(page.getByRole('menuitem')).or(page.getByRole('option'));
    await expect(versions.first()).toContainText('v1.006');
    await expect(versions.nth(1)).toContainText('v1.005');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Currently deployed')).toBeHidden();
    await page.getByRole('button', { name: 'Deploy To Live' }).click();
    await expect(
      page.getByText('The live version of the configurator will now be updated with the changes.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.getByRole('button', { name: 'Yes, update live' }).click();
    await expect(page.getByText('Configurator has been deployed successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByText('Currently deployed')).toBeVisible();
  });

  await test.step('5. a visitor on another site sees it, designs a kitchen and sends it', async () => {
    const visitor = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    const shop = await visitor.newPage();
    const shopComplaints = complaintsOf(shop);
    await shop.goto(at(HOSTS.shop));
    await expectPainted(shop.locator('vitrine-configurator [part=canvas]'));
    await lookAround(shop);
    await choose(shop, 'Doors', 'Matt Marine Navy');
    await expect(shop.getByRole('radio', { name: /Matt Graphite|Gloss Midnight/ })).toHaveCount(0);
    await expect(shop.getByRole('radio', { name: /Matt Cashmere/ })).toHaveAccessibleName(/66\.50/);
    await choose(shop, 'Worktops', 'Natural Oak');
    await choose(shop, 'Floor', 'Riven Slate');
    await choose(shop, 'Walls', 'Sage Mist');
    await shop.getByRole('button', { name: 'Save your design' }).click();
    await expect(shop.getByText('Save your changes')).toBeVisible();
    await shop.getByLabel('Name', { exact: true }).fill(VISITOR.name);
    await shop.getByLabel('Email', { exact: true }).fill(VISITOR.email);
    await shop.getByLabel('Phone', { exact: true }).fill('0771');
    await shop.getByRole('button', { name: 'Save your design' }).click();
    await expect(shop.getByText('Enter valid phone number')).toBeVisible();
    await expect(shop.getByText('Please agree to out terms and conditions')).toBeVisible();
    await shop.getByLabel('Phone', { exact: true }).fill(VISITOR.phone);
    await shop.getByRole('checkbox', { name: /terms and conditions/ }).check();
    await takeAPersonsTime(shop);
    await shop.getByRole('tab', { name: 'View specifications' }).click();
    await expect(shop.getByRole('row', { name: /Floor Riven Slate/ })).toBeVisible();
    await shop.getByRole('tab', { name: 'Save', exact: true }).click();
    await shop.getByRole('button', { name: 'Save your design' }).click();
    await expect(
      shop.getByText('Changes saved successfully. You will receive an email with details soon.'),
    ).toBeVisible();
    await shop.getByRole('button', { name: 'Ok' }).click();
    expect(shopComplaints).toEqual([]);
    await visitor.close();
  });

  await test.step('6. the enquiry is there, and both emails', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customer Enquiries' }).click();
    const row = page.getByRole('row', { name: new RegExp(VISITOR.name) });
    await expect(row).toContainText('NEW');
    await expectAccessible(page, 'enquiries');
    await row.click();
    const details = page.getByRole('dialog', { name: 'Enquiry Details' });
    for (const text of [VISITOR.email, VISITOR.phone, 'Matt Marine Navy', 'Natural Oak', 'Riven Slate', 'Sage Mist']) {
      await expect(details.getByText(text).first()).toBeVisible();
    }
    await expectLoaded(details.locator('img').first());
    await expectAccessible(page, 'enquiry details');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(row).not.toContainText('NEW');

    const emails = await emailsAbout(page.request, VISITOR.email, 2);
    const toOrganisation = emails.find((email) => email.to === 'owner@oakline.test');
    const toVisitor = emails.find((email) => email.to === VISITOR.email);
    expect(toOrganisation?.replyTo).toBe(VISITOR.email);
    expect(toOrganisation?.html).toContain('Matt Marine Navy');
    expect(toVisitor?.html).toContain('Riven Slate');
    expect(toVisitor?.text).toContain('Riven Slate');
    const mailbox = await context.newPage();
    await mailbox.goto(at(HOSTS.root, '/mailbox'));
    await expectLoaded(mailbox.frameLocator('iframe').locator('img').nth(1));
    await mailbox.close();
  });

  expect(complaints).toEqual([]);

  await test.step('7. a killed process starts again in seconds, with all that was acknowledged', async () => {
    const changed = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await page.getByRole('row', { name: /Tom Ashworth/ }).click();
    await changed;
    await restartProduct('SIGKILL');
    await page.goto(at(HOSTS.oakline, '/enquiries'));
    await expect(page.getByRole('row', { name: new RegExp(VISITOR.name) })).toBeVisible();
    await expect(page.getByRole('row', { name: /Tom Ashworth/ })).not.toContainText('NEW');
    await page.goto(at(HOSTS.oakline, '/configurators'));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Panoramic Kitchen/ })
      .click();
    await expect(page.getByRole('button', { name: /Version v1.006/ })).toBeVisible();
    await expect(page.getByText('Currently deployed')).toBeVisible();
  });
  await context.close();
});

async function toggle(page: Page, item: string): Promise<void> {
  const control = page.getByRole('switch', { name: `${item} enabled` });
  await control.click();
  await expect(control).not.toBeChecked();
}

/** Opens a layer of the viewer's panel and chooses an item; resolves when the viewer shows it. */
async function choose(page: Page, layer: string, item: string): Promise<void> {
  const row = page.getByRole('button', { name: new RegExp(`^${layer}`) });
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click();
  const radio = page.getByRole('radio', { name: new RegExp(item) });
  await radio.check({ force: true });
  await expect(radio).toBeChecked();
  await expect(row).toContainText(item);
}

async function lookAround(page: Page): Promise<void> {
  const canvas = page.locator('vitrine-configurator [part=canvas]');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The viewer has no image');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const before = await canvas.screenshot();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 220, y + 20, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
}

/** The canvas shows an image: many colours, not one. */
async function expectPainted(canvas: ReturnType<Page['locator']>): Promise<void> {
  await expect(canvas.first()).toBeVisible();
  await expect.poll(async () => (await canvas.first().screenshot()).length).toBeGreaterThan(60_000);
}

async function expectLoaded(image: ReturnType<Page['locator']>): Promise<void> {
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(10);
}

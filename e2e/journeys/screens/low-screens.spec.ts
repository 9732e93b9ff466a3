import type { Locator, Page } from '@playwright/test';
import { at, HOSTS } from '../../product.ts';
import { signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

/** A small phone, and what an on-screen keyboard leaves of it. */
const SIZES = [
  { width: 320, height: 640 },
  { width: 320, height: 360 },
];

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

/** The button can be scrolled into view, nothing covers it, and the page does not scroll sideways. */
const expectReachable = async (page: Page, button: Locator): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(async () => {
      await button.scrollIntoViewIfNeeded();
      const isOnTop = await button.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const topmost = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(
          left + width / 2,
          top + height / 2,
        );
        return topmost !== null && element.contains(topmost);
      });
      expect(isOnTop, `${size.width} x ${size.height}`).toBe(true);
    }).toPass({ timeout: 5_000 });
    const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(content).toBeLessThanOrEqual(width ?? 0);
  }
  await page.setViewportSize(SIZES[0] as (typeof SIZES)[number]);
};

/** No word of the title is broken: each fits its line. */
const expectWholeTitle = async (dialog: Locator): Promise<void> => {
  const broken = await dialog
    .getByRole('heading')
    .first()
    .evaluate((heading) => {
      const text = document.createRange();
      const node = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
      if (node === null) return [];
      return [...(node.textContent ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
        text.setStart(node, index);
        text.setEnd(node, index + word.length);
        return text.getClientRects().length > 1;
      });
    });
  expect(broken).toEqual([]);
};

const expectDialog = async (page: Page, address: string, button: string): Promise<void> =>
  test.step(address, async () => {
    await page.goto(address);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectWholeTitle(dialog);
    await expectReachable(page, dialog.getByRole('button', { name: button, exact: true }));
  });

test('an administrator reaches the button of every form on a low screen', async ({ page }) => {
  await signIn(page, HOSTS.admin, 'admin@vitrine.test');
  const oakline = '/organisations/Oakline%20Kitchens';
  for (const [path, button] of [
    ['/organisations/setupNewOrg', 'Create'],
    [`${oakline}/configurators/create`, 'Create'],
    [`${oakline}/configurators/1/edit`, 'Update'],
    [`${oakline}/configurators/1/update`, 'Update'],
  ] as const)
    await expectDialog(page, at(HOSTS.admin, path), button);
});

test('a manufacturer reaches the button of every form on a low screen', async ({ page }) => {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  for (const [path, button] of [
    ['/accounts/inviteUser', 'Invite'],
    ['/resellers/newReseller', 'Continue'],
    ['/configurators/1/data/import', 'Cancel'],
    ['/configurators/1/preview/addPreview', 'Upload'],
  ] as const)
    await expectDialog(page, at(HOSTS.oakline, path), button);

  await test.step('an edit, its save and an earlier version', async () => {
    await page.goto(at(HOSTS.oakline, '/configurators/1/data'));
    await page.getByRole('switch', { name: 'Chalk White enabled' }).click();
    await expectReachable(page, page.getByRole('button', { name: 'Save Changes' }));
    const bar = page.getByRole('region', { name: 'You have unsaved changes' });
    expect(await bar.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const saving = page.getByRole('dialog', { name: 'Save Changes' });
    await expectWholeTitle(saving);
    await expectReachable(page, saving.getByRole('button', { name: 'Save Changes' }));
  });
});

test('a visitor reaches the button of the form on a low screen', async ({ page }) => {
  await page.goto(at(HOSTS.shop));
  await page.getByRole('button', { name: 'Save your design' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toBeVisible();
  await expectReachable(page, page.locator('vitrine-configurator form button.primary'));
});

import type { Locator, Page } from '@playwright/test';
import { at, HOSTS } from '../product.ts';
import { expect, test } from '../test.ts';

/** Small: without a graphics card every pixel costs, and no test looks at one. */
test.use({ viewport: { width: 900, height: 600 } });

type Element = HTMLElement & { getDesign(): string };

const designOf = (viewer: Locator): Promise<string> => viewer.evaluate((element) => (element as Element).getDesign());

/** The page's viewer, once visitors can choose. */
const ready = async (page: Page): Promise<Locator> => {
  const viewer = page.locator('vitrine-configurator').first();
  await viewer.scrollIntoViewIfNeeded();
  await viewer.getByRole('button', { name: 'Share' }).waitFor();
  return viewer;
};

/** Chooses something that was not chosen; returns the design. */
const chooseAnother = async (viewer: Locator): Promise<string> => {
  const before = await designOf(viewer);
  // A wardrobe has a section for each part, and starts with its size.
  const doors = viewer.getByRole('button', { name: /^Doors/, expanded: false });
  if ((await viewer.getByRole('spinbutton', { name: 'Width' }).count()) > 0) await doors.click();
  const others = viewer.locator('input[type=radio]:not(:checked):not(:disabled)');
  await others.last().check({ force: true });
  await expect.poll(() => designOf(viewer)).not.toBe(before);
  return designOf(viewer);
};

const reset = async (viewer: Locator): Promise<void> => {
  await viewer.getByRole('button', { name: /^Reset/ }).click();
};

for (const [kind, path] of [
  ['panoramic', '/'],
  ['stock set', '/stock'],
  ['floors', '/floors'],
  ['wardrobes', '/wardrobes'],
] as const) {
  test(`${kind}: a reload, Back and a later visit show the visitor's design; a reset forgets it`, async ({ page }) => {
    await page.goto(at(HOSTS.shop, path));
    const first = await designOf(await ready(page));
    const design = await chooseAnother(await ready(page));
    // Nothing waits for the design to settle.
    await page.reload();
    expect(await designOf(await ready(page))).toBe(design);
    await page.goto(at(HOSTS.shop, '/privacy'));
    await page.goBack();
    expect(await designOf(await ready(page))).toBe(design);
    await page.goto(at(HOSTS.shop, path));
    await reset(await ready(page));
    await page.reload();
    expect(await designOf(await ready(page))).toBe(first);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
}

test('a shared link wins; what the visitor makes of it survives a reload', async ({ page }) => {
  await page.goto(at(HOSTS.shop));
  const viewer = await ready(page);
  const first = await designOf(viewer);
  const own = await chooseAnother(viewer);
  const link = at(HOSTS.shop, `/?panoramicConfig=${encodeURIComponent(first)}`);
  await page.goto(link);
  expect(await designOf(await ready(page))).toBe(first);
  await page.goto(at(HOSTS.shop));
  expect(await designOf(await ready(page))).toBe(own);
  await page.goto(link);
  const changed = await chooseAnother(await ready(page));
  await page.reload();
  expect(await designOf(await ready(page))).toBe(changed);
  await page.goto(link);
  expect(await designOf(await ready(page))).toBe(first);
});

test('a design of an earlier version says what was replaced', async ({ page }) => {
  await page.goto(at(HOSTS.shop));
  await chooseAnother(await ready(page));
  await page.reload();
  await ready(page);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('vitrine-designs') ?? '{}');
    for (const one of Object.values<{ design: string }>(stored)) one.design = one.design.replace(/^[^,]+/, 'gone');
    localStorage.setItem('vitrine-designs', JSON.stringify(stored));
  });
  await page.reload();
  await expect((await ready(page)).locator('.notice').getByText('gone', { exact: false })).toBeVisible();
});

test('storage that is blocked, or switched off by the page, changes nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.search !== '?blocked') return;
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(at(HOSTS.shop, '/?blocked'));
  const viewer = await ready(page);
  const first = await designOf(viewer);
  await chooseAnother(viewer);
  await page.reload();
  expect(await designOf(await ready(page))).toBe(first);
  await page.goto(at(HOSTS.shop));
  await page.locator('vitrine-configurator').evaluate((element) => element.setAttribute('remember', 'off'));
  await chooseAnother(await ready(page));
  await page.reload();
  expect(await designOf(await ready(page))).toBe(first);
});

import { expect, type Page, test } from '@playwright/test';
import { openViewer, type Product, startProduct } from './product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});

type Element = HTMLElement & { getDesign(): string; setDesign(design: string): unknown };

const viewerOf = (page: Page) => page.locator('vitrine-configurator');
const designOf = (page: Page): Promise<string> =>
  viewerOf(page).evaluate((element) => (element as Element).getDesign());

/** A page that waits for consent, on a device that remembers a design. */
async function openBeforeConsent(page: Page): Promise<void> {
  await openViewer(page, product, 'still');
  await viewerOf(page).getByText('walls 2').click();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  const src = `${product.sites.content}/still/latest.json`;
  await page.goto(product.sites.page(`<vitrine-configurator src="${src}" remember="off"></vitrine-configurator>`));
  await viewerOf(page).getByRole('button', { name: 'Save your design' }).waitFor();
  expect(await designOf(page)).toBe('walls-0,doors-0,taps-0');
}

/** Sets an attribute, or removes it, and resolves once the viewer is ready again. */
const setAttribute = (page: Page, name: string, value: string | null): Promise<void> =>
  viewerOf(page).evaluate(
    (element, [name, value]) =>
      new Promise<void>((resolve) => {
        element.addEventListener('vitrine-ready', () => resolve(), { once: true });
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }),
    [name, value] as const,
  );

test('consent brings the remembered design back', async ({ page }) => {
  await openBeforeConsent(page);
  await setAttribute(page, 'currency', 'EUR');
  await setAttribute(page, 'remember', null);
  expect(await designOf(page)).toBe('walls-2,doors-0,taps-0');
  // Without consent nothing is read, but what is visible stays.
  await setAttribute(page, 'remember', 'off');
  expect(await designOf(page)).toBe('walls-2,doors-0,taps-0');
});

test('consent leaves what the visitor chose before it', async ({ page }) => {
  await openBeforeConsent(page);
  await viewerOf(page).getByText('walls 1').click();
  await setAttribute(page, 'currency', 'EUR');
  await setAttribute(page, 'remember', null);
  expect(await designOf(page)).toBe('walls-1,doors-0,taps-0');
});

interface Change {
  src?: string;
  design?: string;
  /** What the script sets with setDesign. */
  asked?: string;
}

/** Removes the viewer after a choice, changes it while it is not on the page, and adds it again. */
async function changeWhileRemoved(page: Page, change: Change): Promise<void> {
  await openViewer(page, product, 'still');
  await viewerOf(page).evaluate((element) => element.setAttribute('remember', 'off'));
  await viewerOf(page).getByText('walls 1').click();
  const handle = await viewerOf(page).elementHandle();
  await handle?.evaluate(async (element, { asked, ...attributes }: Change) => {
    const parent = element.parentElement;
    element.remove();
    await new Promise(requestAnimationFrame);
    if (asked) (element as Element).setDesign(asked);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    const ready = new Promise((resolve) => element.addEventListener('vitrine-ready', resolve, { once: true }));
    parent?.append(element);
    await ready;
  }, change);
}

test.describe('a viewer that was removed and is added again', () => {
  const other = (): string => `${product.sites.content}/panorama/latest.json`;

  test('has its design', async ({ page }) => {
    await changeWhileRemoved(page, {});
    expect(await designOf(page)).toBe('walls-1,doors-0,taps-0');
  });

  test('of another configurator starts as that does', async ({ page }) => {
    await changeWhileRemoved(page, { src: other() });
    expect(await designOf(page)).toBe('walls-0,doors-0,taps-0');
  });

  test('shows the design of its attribute', async ({ page }) => {
    await changeWhileRemoved(page, { design: 'walls-2' });
    expect(await designOf(page)).toBe('walls-2,doors-0,taps-0');
  });

  test('shows what the script asked for meanwhile', async ({ page }) => {
    await changeWhileRemoved(page, { asked: 'walls-2', src: other() });
    expect(await designOf(page)).toBe('walls-2,doors-0,taps-0');
  });
});

test('a script without a design, such as one of an empty storage, asks for the one to start with', async ({ page }) => {
  await openViewer(page, product, 'still');
  const asked = await viewerOf(page).evaluate((element) => {
    const before = document.createElement(element.localName) as Element;
    return [null, undefined, 7].map((value) => {
      before.setDesign(value as never);
      return [(element as Element).setDesign(value as never), before.getDesign()];
    });
  });
  const unknown = expect.objectContaining({ requested: '7' });
  expect(asked).toEqual([
    [[], ''],
    [[], ''],
    [[unknown], '7'],
  ]);
  expect(await designOf(page)).toBe('walls-0,doors-0,taps-0');
});

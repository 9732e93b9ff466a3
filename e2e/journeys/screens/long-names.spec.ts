import type { Page } from '@playwright/test';
import { at, HOSTS } from '../../product.ts';
import { signInByForm } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

const SCREENS = [
  '/configurators',
  '/configurators/1/notifications',
  '/resellers',
  '/prices',
  '/prices/1',
  '/accounts',
  '/enquiries',
  '/quotes',
  '/quotes/1',
  '/billing',
  '/settings',
];

/** Names come from the server with a word of 80 letters at their end. */
const lengthenNames = (page: Page) =>
  page.addInitScript(() => {
    const names = ['name', 'first_name', 'title'];
    const lengthen = (key: string, value: unknown): unknown =>
      names.includes(key) && typeof value === 'string' ? `${value} ${'Wohnküche'.repeat(9)}` : value;
    const fetchFromServer = window.fetch;
    window.fetch = async (...request) => {
      const response = await fetchFromServer(...request);
      if (!/json/.test(response.headers.get('content-type') ?? '')) return response;
      const answer: unknown = JSON.parse(await response.text(), lengthen);
      return new Response(JSON.stringify(answer), response);
    };
  });

/** Texts that leave their place, and what makes the screen scroll sideways. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hides = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible';
    const isHidden = (element: Element): boolean => {
      const main = element.closest('main');
      for (let at: Element | null = element; at !== null && at !== main; at = at.parentElement)
        if (hides(at)) return true;
      return false;
    };
    const main = document.querySelector('main');
    const texts = [...document.querySelectorAll('main *, aside *')].filter(
      (element) => element.childElementCount === 0 && element.textContent && element.checkVisibility(),
    );
    return [
      ...(main && main.scrollWidth > main.clientWidth ? [`the screen is ${main.scrollWidth} px wide`] : []),
      ...texts
        .filter((text) => text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== 'inline')
        .filter((text) => !isHidden(text))
        .map((text) => `${text.tagName} ${text.textContent}`),
      ...texts
        .filter((text) => text.getBoundingClientRect().right > window.innerWidth && !isHidden(text))
        .map((text) => `${text.tagName} ${text.textContent} is beyond the window`),
    ];
  });

test('a name of one long word stays in its place, on wide screens and on phones', async ({ page }) => {
  await signInByForm(page, HOSTS.oakline, 'owner@oakline.test');
  await lengthenNames(page);
  for (const screen of SCREENS)
    await test.step(screen, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at(HOSTS.oakline, screen));
      await expect(page.getByText(/WohnkücheWohnküche/).first()).toBeAttached();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflowing(page), { message: `${screen} in ${width} px` }).toEqual([]);
      }
    });
});

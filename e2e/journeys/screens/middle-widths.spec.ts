import type { Page } from '@playwright/test';
import { HOSTS } from '../../product.ts';
import { signInByForm } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';
import { walkTo } from '../../walk.ts';

/** The screens with a table or a title beside many actions. */
const SCREENS = [
  '/configurators/1/data',
  '/configurators/3/data',
  '/configurators/4/data',
  '/configurators/1/translations',
  '/analytics/sessions',
  '/enquiries',
  '/quotes',
  '/quotes/1',
  '/prices',
  '/prices/1',
  '/resellers',
  '/accounts',
  '/accounts/activity',
];

/** Tablets on end and on their side, and small laptops. */
const WIDTHS = [820, 1024, 1280];

/** The pixels that the shortest names of columns and things need. */
const LEAST = 64;

/** Titles and columns that have no room, and tables that are wider than their place. */
const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const widthOf = (element: Element): number => element.getBoundingClientRect().width;
    const title = document.querySelector('main h1');
    const tables = [...document.querySelectorAll('main table')].filter(
      (table) => table.checkVisibility() && !table.closest('.vt-unseen'),
    );
    return [
      ...(title && title.scrollWidth > title.clientWidth ? [`title ${title.textContent}`] : []),
      ...tables.flatMap((table) => {
        const name = table.getAttribute('aria-label') ?? '';
        const isWide = widthOf(table) > widthOf(table.parentElement ?? table) + 1;
        const heads = [...table.querySelectorAll('thead th')].filter(
          // Heads that are only read out are above a control of its own width.
          (head) => head.checkVisibility() && !head.querySelector('.vt-unseen') && head.textContent !== '',
        );
        const narrow = heads.filter((head) => widthOf(head) < least);
        return [
          ...(isWide ? [`${name} is ${widthOf(table)} px wide`] : []),
          ...narrow.map((head) => `${name}: ${head.textContent} has ${Math.round(widthOf(head))} px`),
        ];
      }),
    ];
  }, LEAST);

test('titles and columns have the room that they need between phones and wide screens', async ({ page }) => {
  await signInByForm(page, HOSTS.oakline, 'owner@oakline.test');
  for (const screen of SCREENS)
    await test.step(screen, async () => {
      await walkTo(page, screen);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => squeezed(page), { message: `${screen} in ${width} px` }).toEqual([]);
      }
    });
});

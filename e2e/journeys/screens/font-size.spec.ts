import type { Page } from '@playwright/test';
import { HOSTS } from '../../product.ts';
import { signInByForm } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';
import { walkTo } from '../../walk.ts';

/** Where each element of the screen is, and how large its text. */
const layoutOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${[x, y, width, height].map(Math.round)} ${getComputedStyle(element).fontSize}`;
    }),
  );

test('another font size in the settings of the browser mixes neither sizes of text nor layouts', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  await signInByForm(page, HOSTS.oakline, 'owner@oakline.test');
  await page.setViewportSize({ width: 900, height: 900 });
  for (const screen of ['/support', '/settings', '/billing'])
    await test.step(screen, async () => {
      await walkTo(page, screen);
      const usual = await layoutOf(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
      await expect.poll(() => layoutOf(page)).toEqual(usual);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    });
});

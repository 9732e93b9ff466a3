import { expectAccessible } from '../../accessibility.ts';
import { at, HOSTS } from '../../product.ts';
import { expect, test } from '../../test.ts';

/** axe runs as a script of its own. */
test.use({ bypassCSP: true });

for (const [language, privacy, gone] of [
  ['ar', 'الخصوصية والشروط', 'لم يُعثر على التصميم'],
  ['he', 'פרטיות ותנאים', 'העיצוב לא נמצא'],
] as const)
  test(`pages of visitors are read from right to left: ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true, locale: language });
    const page = await context.newPage();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(at(HOSTS.oakline, '/privacy'));
      await expect(page.getByRole('heading', { name: privacy })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page, `privacy in ${language}`);
      await page.screenshot({ path: `test-results/privacy-${language}-${width}.png`, fullPage: true });
    }
    await page.goto(at(`api.${HOSTS.root}`, '/s/nothing'));
    await expect(page.getByRole('heading', { name: gone })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // The link of a viewer names its language, whatever the browser's.
    await page.goto(at(HOSTS.oakline, '/privacy?lang=de'));
    await expect(page.getByRole('heading', { name: 'Datenschutz und Bedingungen' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    // Accounts do not have the language.
    await page.goto(at(HOSTS.oakline, '/login'));
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await context.close();
  });

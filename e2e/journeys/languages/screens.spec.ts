import type { Page } from '@playwright/test';
import { localeOf } from '@vitrine/contract/languages/tags';
import { HOSTS } from '../../product.ts';
import { englishIn, longestLanguages, textsOfScreen } from '../../screen-texts.ts';
import { signInByForm } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';
import { walkTo } from '../../walk.ts';

/** The screens of a manufacturer, and those that a dialog covers. */
const SCREENS = [
  '/configurators',
  '/configurators/1/preview',
  '/configurators/1/data',
  '/configurators/1/data/versions',
  '/configurators/1/data/import',
  '/configurators/1/translations',
  '/configurators/1/customisation/logos',
  '/configurators/1/customisation/save-design',
  '/configurators/1/customisation/emails',
  '/configurators/1/customisation/presets',
  '/configurators/1/notifications/enquiries',
  '/configurators/1/integration/code',
  '/configurators/1/integration/docs',
  '/configurators/1/integration/feed',
  '/configurators/1/integration/issues',
  '/configurators/1/integration/localisation',
  '/configurators/1/analytics/options',
  '/configurators/build',
  '/enquiries',
  '/enquiries/spam',
  '/quotes',
  '/quotes/settings',
  '/prices',
  '/resellers',
  '/resellers/newReseller',
  '/accounts',
  '/accounts/inviteUser',
  '/accounts/activity',
  '/analytics',
  '/webhooks',
  '/settings',
  '/security',
  '/support',
];

/** What the demo's manufacturer wrote, for its visitors and about its own things. */
const OF_DEMO = [
  /^(?:Floor|Doors|Door Range|Matt|Gloss|Your Oakline kitchen|OAK-\d+ · .*|Kitchen with fitting|Save your design)$/,
  /^(?:Bring your design to a showroom|We will email you this design|A deposit of 40 %)/,
  // Names that other journeys gave.
  /Bath with colours|Bath by day and night/,
  // The defaults of its texts, in the language of its visitors.
  /^(?:Here is your design|This is the design that you saved|You have a new enquiry|Changes saved successfully\.)/,
];

/** Texts that leave the window, or that their box cuts without showing that it does. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Strips of tabs, previews and code scroll sideways on purpose; a dialog that does has no room for its texts.
    const STRIP = 120;
    const scrolls = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const isMeant = box.clientHeight < STRIP || box.matches('[role=tabpanel], pre, code');
        if (isMeant && /auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const ownText = (element: Element): string =>
      [...element.childNodes]
        .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? '') : []))
        .join('');
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      if (ownText(element) === '' || !isSeen(element) || !(element instanceof HTMLElement)) return [];
      const { right, left, width } = element.getBoundingClientRect();
      if (width <= 1 || scrolls(element)) return [];
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut =
        overflowX !== 'visible' &&
        (textOverflow !== 'ellipsis' || element.localName === 'h1') &&
        element.scrollWidth > element.clientWidth + 1;
      return isCut || right > window.innerWidth + 1 || left < -1 ? [ownText(element)] : [];
    });
  });

for (const language of longestLanguages())
  test.describe(`in a language of long texts, ${language}`, () => {
    test.use({ locale: localeOf(language), viewport: { width: 390, height: 844 } });

    test('every screen fits a phone and has no English word', async ({ page }, testInfo) => {
      test.setTimeout(400_000);
      await signInByForm(page, HOSTS.oakline, 'owner@oakline.test');
      for (const screen of SCREENS)
        await test.step(screen, async () => {
          const errors = testInfo.errors.length;
          await walkTo(page, screen);
          expect.soft(await cutTexts(page), `cut on ${screen}`).toEqual([]);
          expect.soft(englishIn(language, await textsOfScreen(page), OF_DEMO), `English on ${screen}`).toEqual([]);
          const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
          expect.soft(content, `width of ${screen}`).toBeLessThanOrEqual(width ?? 0);
          if (testInfo.errors.length > errors)
            await page.screenshot({ path: testInfo.outputPath(`${screen.slice(1).replaceAll('/', '-')}.png`) });
        });
    });
  });

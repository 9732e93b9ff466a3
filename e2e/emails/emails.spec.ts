import path from 'node:path';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import type { EveryEmail } from '../../packages/emails/test/every-email.ts';
import { expectAccessible } from '../accessibility.ts';
import { ROOT } from '../product.ts';
import { expect, test } from '../test.ts';

interface Templates {
  everyEmail(): Promise<EveryEmail>;
  everyEmailWith(word: string): Promise<EveryEmail>;
}

/**
 * The templates are JSX, which this runner would compile in its own way, so Vite loads them, as it does for the server.
 * They load the texts of a language when they are written, so that Vite runs until all tests are done.
 */
let vite: ViteDevServer | undefined;
const templates = async (): Promise<Templates> => {
  const server = { middlewareMode: true, hmr: false, ws: false as const };
  vite ??= await createServer({ root: ROOT, configFile: false, logLevel: 'error', appType: 'custom', server });
  return (await vite.ssrLoadModule(path.join(ROOT, 'packages/emails/test/every-email.ts'))) as Templates;
};
test.afterAll(() => vite?.close());

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#89a"/></svg>';

/** Shows an email as an email program does. Images load only from here. */
async function read(page: Page, html: string): Promise<void> {
  await page.route(/^https?:/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: LOGO }));
  await page.setContent(html);
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Images without a text alternative and without a text beside them. */
const unnamedImages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.getAttribute('alt') === null).map((image) => image.outerHTML),
  );

const WIDTHS = [320, 640];
const SCHEMES = ['light', 'dark'] as const;
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);

for (const scheme of SCHEMES) {
  for (const width of WIDTHS) {
    test(`every email can be read at ${width} px on a ${scheme} screen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.emulateMedia({ colorScheme: scheme });
      const { everyEmail, everyEmailWith } = await templates();
      for (const [name, { html }] of Object.entries(await everyEmail())) {
        await read(page, html);
        expect(await sideways(page), `${name} scrolls sideways`).toBe(0);
        expect(await unnamedImages(page), name).toEqual([]);
        await expectAccessible(page, name);
        // Dark schemes must not change the background of dark text and logos.
        await expect(page.locator('h1'), name).toHaveCSS('color', 'rgb(28, 26, 23)');
        await expect(page.locator('.vt-card'), name).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      }
      for (const [name, { html }] of Object.entries(await everyEmailWith(LONG_WORD))) {
        await read(page, html);
        expect(await sideways(page), `${name} with long words scrolls sideways`).toBe(0);
      }
    });
  }
}

test('nothing that a person typed runs in an email', async ({ page }) => {
  const { everyEmailWith } = await templates();
  const typed = '"><img src=x onerror="document.title=\'run\'"><script>document.title="run"</script>';
  for (const [name, { html }] of Object.entries(await everyEmailWith(typed))) {
    await read(page, html);
    await page.waitForLoadState('load');
    await expect(page, name).not.toHaveTitle('run');
    expect(await page.locator('img[src=x], script').count(), name).toBe(0);
  }
});

import { expectAccessible } from '../../accessibility.ts';
import { at, HOSTS } from '../../product.ts';
import { signIn } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';
import { walkTo } from '../../walk.ts';

/** Tables, charts, forms, states and a dialog. */
const SCREENS = [
  '/configurators',
  '/configurators/1/data',
  '/configurators/1/data/import',
  '/configurators/1/customisation/save-design',
  '/enquiries',
  '/quotes',
  '/prices',
  '/analytics',
  '/settings',
];

test.use({ colorScheme: 'dark', bypassCSP: true });

test('at night every colour has the contrast that it has by day', async ({ page }) => {
  await signIn(page, HOSTS.oakline, 'owner@oakline.test');
  await page.goto(at(HOSTS.oakline, '/accounts'));
  const sheet = page.getByRole('main');
  await expect(sheet).toBeVisible();
  const brightness = await sheet.evaluate((element) => {
    const [red = 255, green = 255, blue = 255] =
      getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return (red + green + blue) / 3;
  });
  expect(brightness).toBeLessThan(60);
  for (const screen of SCREENS)
    await test.step(screen, async () => {
      await walkTo(page, screen);
      await expectAccessible(page, `${screen} in dark`);
    });
});

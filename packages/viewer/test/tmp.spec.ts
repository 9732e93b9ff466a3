import { test } from '@playwright/test';
import { openViewer, type Product, startProduct } from './product.ts';
let product: Product;
test.beforeAll(async () => { product = await startProduct(); });
for (const which of ['still', 'panorama'])
test('dbl ' + which, async ({ page }) => {
  await openViewer(page, product, which);
  const canvas = page.locator('vitrine-configurator canvas').first();
  const a = await canvas.screenshot({path: `/tmp/hv/${which}-a.png`});
  await canvas.dblclick({ position: { x: 200, y: 200 } });
  await page.waitForTimeout(1500);
  const b = await canvas.screenshot({path: `/tmp/hv/${which}-b.png`});
  await canvas.dblclick({ position: { x: 200, y: 200 } });
  await page.waitForTimeout(1500);
  const c = await canvas.screenshot({path: `/tmp/hv/${which}-c.png`});
  console.log(which, a.equals(b), a.equals(c));
});
test('forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openViewer(page, product, 'panorama');
  await page.waitForTimeout(1500);
  await page.screenshot({path: '/tmp/hv/forced.png'});
});
test('rtl print', async ({ page }) => {
  await openViewer(page, product, 'still');
  await page.evaluate(() => document.querySelector('vitrine-configurator')!.setAttribute('lang', 'ar'));
  await page.waitForTimeout(1500);
  await page.screenshot({path: '/tmp/hv/rtl.png'});
  await page.emulateMedia({ media: 'print' });
  await page.screenshot({path: '/tmp/hv/print.png'});
  await page.pdf({path: '/tmp/hv/print.pdf', printBackground: true});
});

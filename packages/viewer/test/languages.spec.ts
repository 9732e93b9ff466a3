import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { LANGUAGES } from '@vitrine/contract/languages/limits';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import { floorCatalogue, makeFloor } from './content/floor-content.ts';
import { makeRobeContent } from './content/robe-content.ts';
import { type Product, startProduct } from './product.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
  const folder = path.dirname(product.panorama.folder);
  await makeFloor(path.join(folder, 'floor-in-languages'), floorCatalogue());
  await makeRobeContent(path.join(folder, 'robes-in-languages'));
});
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const viewerOf = (page: Page): Locator => page.locator('vitrine-configurator');

async function open(page: Page, attributes: string, content = 'panorama'): Promise<Locator> {
  const src = `${product.sites.content}/${content}/latest.json`;
  await page.goto(product.sites.page(`<vitrine-configurator src="${src}" ${attributes}></vitrine-configurator>`));
  const viewer = viewerOf(page);
  await viewer.locator('[part=save]').waitFor();
  return viewer;
}

/**
 * Sets each language on the open viewer, which changes without a reload, and lists what does not fit: buttons, labels
 * and headings whose text is wider than they are, or that stick out of the viewer.
 */
const findCutTexts = (page: Page): Promise<string[]> =>
  viewerOf(page).evaluate(
    async (element, languages) => {
      const whole = element.shadowRoot?.querySelector<HTMLElement>('.whole');
      const cutIn = (language: string): string[] => {
        const { left, right } = element.getBoundingClientRect();
        const all = whole?.querySelectorAll<HTMLElement>('button, label, h2, h3, legend, p, dt, dd, th, td');
        return (
          [...(all ?? [])]
            .filter((each) => each.getClientRects().length > 0)
            // What scrolls sideways on purpose, and what only screen readers get.
            .filter((each) => !each.closest('.tabs, .chips, .tiles, .starts, .unseen, thead, caption, .spots'))
            .filter((each) => {
              const box = each.getBoundingClientRect();
              return each.scrollWidth > each.clientWidth + 1 || box.left < left - 1 || box.right > right + 1;
            })
            .map((each) => `${language} ${each.localName}.${each.className}: ${each.textContent}`)
        );
      };
      const found: string[] = [];
      for (const { language, locale, direction } of languages) {
        element.setAttribute('lang', language);
        while (whole?.lang !== locale) await new Promise(requestAnimationFrame);
        if (whole.dir !== direction) found.push(`${language} is written ${whole.dir}`);
        found.push(...cutIn(language));
      }
      return found;
    },
    LANGUAGES.map((language) => ({ language, locale: localeOf(language), direction: directionOf(language) })),
  );

test.describe('on a phone no text is cut in any language', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('panel, form, errors, specification', async ({ page }) => {
    const viewer = await open(page, 'languages="en-gb de ar" cart');
    await viewer.locator('[part=language]').waitFor();
    expect(await findCutTexts(page), 'panel').toEqual([]);
    await viewer.locator('[part=save]').click();
    await viewer.locator('[part=submit]').click();
    await expect(viewer.locator('[part=error]').first()).not.toBeEmpty();
    expect(await findCutTexts(page), 'form').toEqual([]);
    await viewer.getByRole('tab').nth(1).click();
    await expect(viewer.getByRole('table')).toBeVisible();
    expect(await findCutTexts(page), 'specification').toEqual([]);
  });

  for (const content of ['floor-in-languages', 'robes-in-languages'])
    test(`every tab of ${content}`, async ({ page }) => {
      const viewer = await open(page, '', content);
      for (const tab of await viewer.getByRole('tab').all()) {
        await tab.click();
        expect(await findCutTexts(page), (await tab.textContent()) ?? '').toEqual([]);
      }
    });
});

test('the language changes without a reload: design, form and focus stay', async ({ page }) => {
  const viewer = await open(page, '');
  await viewer.getByText('walls 1').click();
  await viewer.getByRole('button', { name: 'Save your design' }).click();
  await viewer.getByLabel('Name', { exact: true }).fill('Priya Shah');
  const setPageLanguage = (lang: string) =>
    page.evaluate((tag) => document.documentElement.setAttribute('lang', tag), lang);
  await setPageLanguage('de-AT');
  await expect(viewer.getByRole('heading', { name: 'Änderungen speichern' })).toBeVisible();
  await expect(viewer.getByRole('textbox', { name: /^E-/ })).toBeVisible();
  await expect(viewer.getByRole('textbox').first()).toHaveValue('Priya Shah');
  await expect(viewer.getByRole('textbox').first()).toBeFocused();
  await viewer.evaluate((element) => element.setAttribute('lang', 'ar'));
  await expect(viewer.getByRole('heading', { name: 'حفظ التغييرات' })).toBeVisible();
  await expect(viewer.getByRole('textbox').first()).toHaveValue('Priya Shah');
  const design = await viewer.evaluate((element) => (element as unknown as { getDesign(): string }).getDesign());
  expect(design).toBe('walls-1,doors-0,taps-0');
  // An unknown language leaves it to the page.
  await viewer.evaluate((element) => element.setAttribute('lang', 'tlh'));
  await expect(viewer.getByRole('heading', { name: 'Änderungen speichern' })).toBeVisible();
});

test('an error speaks the language of the page too', async ({ page }) => {
  await page.goto(product.sites.page('<vitrine-configurator src="/nothing/latest.json"></vitrine-configurator>'));
  await expect(viewerOf(page).getByRole('alert')).toContainText('The room did not load');
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'he'));
  await expect(viewerOf(page).getByRole('alert')).toContainText('החדר לא נטען');
  await expect(viewerOf(page).getByRole('alert')).toHaveAttribute('dir', 'rtl');
});

test('a visitor picks a language with the keyboard, and finds it again after a reload', async ({ page }) => {
  const attributes = 'lang="en-gb" languages="en-gb fr ar"';
  const viewer = await open(page, attributes);
  const list = viewer.getByRole('combobox', { name: 'Language' });
  await expect(list.getByRole('option')).toHaveText(['English (UK)', 'Français', 'العربية']);
  await list.focus();
  await list.press('F');
  await expect(viewer.getByRole('button', { name: 'Enregistrer votre création' })).toBeVisible();
  await expect(viewer.getByRole('combobox', { name: 'Langue' })).toBeFocused();
  await page.reload();
  await expect(viewer.getByRole('button', { name: 'Enregistrer votre création' })).toBeVisible();
  await viewer.evaluate((element) => element.removeAttribute('languages'));
  await expect(viewer.getByRole('button', { name: 'Save your design' })).toBeVisible();
  await expect(viewer.getByRole('combobox')).toHaveCount(0);
});

test.describe('from right to left', () => {
  test.use({ bypassCSP: true });

  test('axe finds nothing: panel, form with errors, specification', async ({ page }) => {
    const viewer = await open(page, 'lang="ar" languages="en-gb ar"');
    await viewer.locator('[part=language]').waitFor();
    await page.addScriptTag({ path: AXE });
    const findings = () =>
      page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(selector: string): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
        };
        const { violations } = await axe.run('vitrine-configurator');
        return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
      });
    expect(await findings(), 'panel').toEqual([]);
    await viewer.locator('[part=save]').click();
    await viewer.locator('[part=submit]').click();
    await expect(viewer.getByText('يرجى إدخال الاسم')).toBeVisible();
    expect(await findings(), 'form').toEqual([]);
    await viewer.getByRole('tab').nth(1).click();
    expect(await findings(), 'specification').toEqual([]);
  });

  test('the image is the same, and keys turn it the same way', async ({ page }) => {
    const look = async (lang: string) => {
      const viewer = await open(page, `lang="${lang}" remember="off"`);
      const readYaw = () =>
        viewer.evaluate((element) => (element as unknown as { readYaw(): Promise<number> }).readYaw());
      const image = await viewer.evaluate(async (element) => {
        const { snapshot } = element as unknown as { snapshot(options: object): Promise<Blob> };
        const blob = await snapshot.call(element, { width: 64, height: 40 });
        return Array.from(new Uint8Array(await blob.arrayBuffer())).join();
      });
      const before = await readYaw();
      await viewer.locator('canvas').press('ArrowRight');
      await expect.poll(readYaw).not.toBe(before);
      return { image, isRight: (await readYaw()) > before };
    };
    expect(await look('ar')).toEqual(await look('en-gb'));
  });

  test('the panel is at the left of the image, and its texts begin at the right', async ({ page }) => {
    const viewer = await open(page, 'lang="he"');
    const panel = await viewer.locator('[part=panel]').boundingBox();
    const stage = await viewer.locator('[part=stage]').boundingBox();
    if (!panel || !stage) throw new Error('The viewer has no panel or no image');
    expect(panel.x + panel.width).toBeLessThanOrEqual(stage.x + 1);
    const name = await viewer
      .locator('.tile-name')
      .first()
      .evaluate((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return each.getBoundingClientRect().right - range.getBoundingClientRect().right;
      });
    expect(name).toBeLessThanOrEqual(1);
  });
});

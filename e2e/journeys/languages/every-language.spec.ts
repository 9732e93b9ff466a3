import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import type { ViewerFiles } from '@vitrine/texts/load-viewer-texts';
import { flattenTexts } from '../../../packages/texts/test/flatten-texts.ts';
import { sameAsEnglish } from '../../../packages/texts/test/language-folder.ts';
import { takeAPersonsTime } from '../../a-persons-time.ts';
import { emailsTo } from '../../mailbox.ts';
import { at, HOSTS } from '../../product.ts';
import { ENGLISH } from '../../screen-texts.ts';
import { complaintsOf } from '../../sign-in.ts';
import { expect, test } from '../../test.ts';

/** Small: without a graphics card every pixel costs, and no test looks at one. */
test.use({ viewport: { width: 900, height: 600 } });

const OTHERS = LANGUAGES.filter((language) => !language.startsWith('en'));

const textsOf = async (language: Language): Promise<Set<string>> => {
  const { files }: { files: ViewerFiles } = await import(`../../../packages/texts/src/${language}/viewer/files.ts`);
  const [{ texts }, { texts: errors }] = await Promise.all([files.texts(), files.errors()]);
  return new Set([...flattenTexts(texts).values(), ...flattenTexts(errors).values()]);
};

/** The texts and labels of the viewer now. */
const seenTexts = (page: Page): Promise<string[]> =>
  page.locator('vitrine-configurator').evaluate((element) => {
    const root = element.shadowRoot as ShadowRoot;
    const found = new Set<string>();
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest('style')) found.add(node.textContent?.trim() ?? '');
    for (const each of root.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) found.add(each.getAttribute(name)?.trim() ?? '');
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
  });

/** From the first image to the sent form; everything that was to be read on the way. */
async function designAndSend(page: Page, visitor: string): Promise<string[]> {
  const viewer = page.locator('vitrine-configurator');
  const seen: string[] = [];
  const look = async () => seen.push(...(await seenTexts(page)));
  await viewer.locator('[part=save]').waitFor();
  await look();
  await viewer.locator('[part=save]').click();
  await viewer.getByRole('tab').nth(1).click();
  await look();
  await viewer.getByRole('tab').first().click();
  await viewer.locator('[part=submit]').click();
  await expect(viewer.locator('[part=error]').first()).not.toBeEmpty();
  await look();
  await viewer.locator('input[name=name]').fill('Zoë Ünal');
  await viewer.locator('input[name=email]').fill(visitor);
  await viewer.locator('input[name=phone]').fill('020 7946 0018');
  await viewer.locator('input[name=terms]').check();
  await takeAPersonsTime(page);
  await viewer.locator('[part=submit]').click();
  await expect(viewer.locator('[part=outcome]')).toBeVisible();
  await look();
  return seen;
}

for (const language of OTHERS)
  test(`a visitor reads ${language} from the first image to the email, and no English`, async ({ page, request }) => {
    const complaints = complaintsOf(page);
    const visitor = `visitor-${language}@example.org`;
    await page.goto(at(HOSTS.shop));
    await page.locator('vitrine-configurator').evaluate((element, tag) => element.setAttribute('lang', tag), language);
    const own = await textsOf(language);
    const same = sameAsEnglish(language);
    const english = [...(await textsOf('en-gb'))].filter((text) => !own.has(text) && !same.has(text));
    const seen = await designAndSend(page, visitor);
    expect(seen.filter((text) => english.includes(text) || ENGLISH.test(text))).toEqual([]);
    expect(seen.some((text) => own.has(text))).toBe(true);

    await expect.poll(async () => (await emailsTo(request, visitor)).length).toBe(1);
    const [email] = await emailsTo(request, visitor);
    expect(email?.html).toContain(`lang="${localeOf(language)}"`);
    expect(email?.html).toContain(`dir="${directionOf(language)}"`);
    expect(complaints).toEqual([]);
  });

import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ACCOUNT_LANGUAGES, type AccountLanguage } from '@vitrine/contract/languages/limits';
import { sameAsEnglish } from '../packages/texts/test/language-folder.ts';
import { readMessages } from '../packages/texts/test/read-messages.ts';
import { ROOT } from './product.ts';

const folderOf = (language: AccountLanguage): string => path.join(ROOT, 'packages/texts/src', language);

/** Reading the texts of the product takes longer than looking at a screen, so each worker reads them once. */
const once = <Found>(find: (language: AccountLanguage) => Found): ((language: AccountLanguage) => Found) => {
  const found = new Map<AccountLanguage, Found>();
  return (language) => {
    const known = found.get(language) ?? find(language);
    found.set(language, known);
    return known;
  };
};

const textsOf = once((language): string =>
  fs
    .readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' })
    // The messages: the texts of the viewer, emails and sheets are on no screen.
    .filter((name) => /^(?!viewer)\w+\/[\w-]+\.ts$/.test(name))
    .map((name) => fs.readFileSync(path.join(folderOf(language), name), 'utf8'))
    .join('\n'),
);

const LONG_WORD = /\p{L}{16,}/gu;

/** The language with the most text, and the two with the most long words, which no line break shortens. */
export function longestLanguages(): Set<AccountLanguage> {
  const languages = ACCOUNT_LANGUAGES.filter((language) => !language.startsWith('en'));
  const by = (measure: (texts: string) => number): AccountLanguage[] =>
    languages.toSorted((one, other) => measure(textsOf(other)) - measure(textsOf(one)));
  const [longest = 'de'] = by(({ length }) => length);
  return new Set([longest, ...by((texts) => texts.match(LONG_WORD)?.length ?? 0).slice(0, 2)]);
}

/** The texts, labels and placeholders of a page, each once. */
export const textsOfScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.closest('script, style, pre, code, [translate=no]'))
        found.add(node.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.add(element.getAttribute(name)?.trim() ?? '');
    return [...found].filter((text) => /\p{L}{3}/u.test(text));
  });

/** Words that no other language of the product writes, so that a text with one is English. */
export const ENGLISH = /\b(?:the|and|your|you|with|this|that|not|are|has|have|been|from|every|which|their|enabled)\b/i;

/** The English texts of messages that another language writes in its own words. */
const englishTexts = once((language): Set<string> => {
  const own = sameAsEnglish(language);
  return new Set(readMessages().flatMap(({ pattern, isPattern }) => (isPattern || own.has(pattern) ? [] : [pattern])));
});

/** The texts among these that are English, the demo's own names aside. */
export function englishIn(
  language: AccountLanguage,
  texts: readonly string[],
  ofDemo: readonly RegExp[] = [],
): string[] {
  const english = englishTexts(language);
  const translated = textsOf(language);
  return texts.filter(
    (text) =>
      !ofDemo.some((name) => name.test(text)) &&
      (ENGLISH.test(text) || (english.has(text) && !translated.includes(`'${text}'`))),
  );
}

import { formMessages } from '@vitrine/contract/enquiries/form-messages';
import { LANGUAGES as ALL_LANGUAGES, isAccountLanguage, type Language } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import { describe, expect, test } from 'vitest';
import { flattenTexts, marksOf, withoutMarks, wordsOf } from '../test/flatten-texts.ts';
import { listLanguageFiles, ownWords, sameAsEnglish, scriptOf } from '../test/language-folder.ts';
import { translationsOf } from '../test/read-translations.ts';
import { loadAccountTexts, loadTenantTexts, loadVisitorTexts } from './load-email-texts.ts';
import { loadViewerTexts } from './load-viewer-texts.ts';
import { sheetLanguageOf, sheetTextsOf } from './sheets.ts';

/** The test of the folders names a language without one. */
const LANGUAGES = ALL_LANGUAGES.filter((language) => listLanguageFiles().includes(`${language}/viewer/files.ts`));
const hasSheet = (language: Language): boolean => sheetLanguageOf(language) === language;

/** Every text of a language that is no message. English has the sentences of the form in the contract. */
async function flattenLanguage(language: Language): Promise<Map<string, string>> {
  const { enquiry, ...texts } = await loadViewerTexts(language, 'texts');
  return flattenTexts({
    viewer: {
      texts,
      enquiry: { ...formMessages, ...enquiry },
      errors: await loadViewerTexts(language, 'errors'),
      kinds: await loadViewerTexts(language, 'kinds'),
      prices: await loadViewerTexts(language, 'prices'),
    },
    emails: {
      visitor: await loadVisitorTexts(language),
      ...(isAccountLanguage(language)
        ? { tenant: await loadTenantTexts(language), account: await loadAccountTexts(language) }
        : {}),
    },
    // English needs no names of parts in a sheet; those of other languages are in the viewer's texts too.
    ...(hasSheet(language) ? { sheet: { ...sheetTextsOf(language), names: {} } } : {}),
  });
}

/** Plural forms and the ends of the sentence around the terms differ from language to language. */
const PLURAL = /\/(countOfDoors|mixFull)\/\w+$/;
const AROUND_TERMS = /^\/viewer\/texts\/form\/agree\/[02]$/;
/** The locale, which is no text. */
const LOCALE = '/viewer/texts/tag';
/** Signs that are the same everywhere: millimetres are mm in every language of Latin letters. */
const SIGNS = ['mm'];

const english = await flattenLanguage('en-gb');
const isEnglish = (language: Language): boolean => language.startsWith('en');
const others = LANGUAGES.filter((language) => !isEnglish(language));

/** The texts of English that a language needs. */
const needed = (language: Language): string[] =>
  [...english.keys()].filter(
    (path) =>
      !PLURAL.test(path) &&
      (isAccountLanguage(language) || !/^\/emails\/(tenant|account)\//.test(path)) &&
      (hasSheet(language) || !path.startsWith('/sheet/')),
  );

describe.each(LANGUAGES)('viewer, emails and sheets in %s', async (language) => {
  const texts = await flattenLanguage(language);

  test('say everything that English says, and nothing else', () => {
    expect([...texts.keys()].filter((path) => !PLURAL.test(path)).sort()).toEqual(needed(language).sort());
  });

  test('leave nothing empty', () => {
    const empty = [...texts].filter(([path, text]) => text.trim() === '' && !AROUND_TERMS.test(path));
    expect(empty).toEqual([]);
  });

  test('have the same values in their sentences as English', () => {
    for (const [path, text] of texts) {
      if (PLURAL.test(path)) expect(text.split('#').length, path).toBeLessThanOrEqual(2);
      else expect(marksOf(text), path).toEqual(marksOf(english.get(path) ?? ''));
    }
  });

  test('have every form that the plural rules ask for', async () => {
    const { tag } = await loadViewerTexts(language, 'texts');
    const { robes, floors } = await loadViewerTexts(language, 'kinds');
    for (const forms of [robes.countOfDoors, floors.mixFull])
      expect(Object.keys(forms)).toEqual(
        expect.arrayContaining(new Intl.PluralRules(tag).resolvedOptions().pluralCategories),
      );
  });

  test('write numbers as the locale does', async () => {
    const { tag } = await loadViewerTexts(language, 'texts');
    expect(new Intl.Locale(tag).language).toBe(new Intl.Locale(localeOf(language)).language);
    expect(new Intl.NumberFormat(tag).format(12_345.5)).toMatch(/^12[.,\s]?345[.,]5$/);
  });
});

describe.each(others)('viewer, emails and sheets in %s', async (language) => {
  const texts = await flattenLanguage(language);

  test('have no sentence in English, beside words that are the same', () => {
    const same = new Set([...sameAsEnglish(language), ...SIGNS]);
    const left = [...texts].filter(
      ([path, text]) => english.get(path) === text && /\p{L}{2}/u.test(withoutMarks(text)) && !same.has(text),
    );
    expect(left).toEqual([]);
  });

  test('and messages have all texts and words that the folder lists as the same', () => {
    const all = [...texts.values(), ...translationsOf(language).values()];
    expect([...sameAsEnglish(language)].filter((text) => !all.includes(text))).toEqual([]);
    const words = new Set(all.flatMap(wordsOf));
    expect(ownWords(language).filter((word) => !words.has(word))).toEqual([]);
  });

  test('have every sentence of the form', async () => {
    const { enquiry } = await loadViewerTexts(language, 'texts');
    const { enquiry: german } = await loadViewerTexts('de', 'texts');
    expect(Object.keys(enquiry).sort()).toEqual(Object.keys(german).sort());
    for (const key of Object.keys(enquiry)) expect(key in formMessages).toBe(true);
  });

  test.skipIf(scriptOf(localeOf(language)) === 'Latn')('have a letter of their own script in every sentence', () => {
    const own = new RegExp(`\\p{Script=${scriptOf(localeOf(language))}}`, 'u');
    const foreign = [...texts].filter(
      ([path, text]) => /[A-Za-z]{2}/.test(withoutMarks(text)) && !own.test(text) && path !== LOCALE,
    );
    expect(foreign).toEqual([]);
  });
});

/** Formal words and forms of verbs, of languages in which the viewer is informal; 'su' and 'u' can mean others. */
const FORMAL: Partial<Record<Language, RegExp>> = {
  es: /\busted\b|\bsu habitación\b|\b(?:apunte|escanee|compruebe|inténtelo|cópielo)\b|\bescribió/i,
  it: /\b(?:Lei|Suo|Sua|Suoi|Sue)\b|\b(?:inquadri|guardi|riprovi|controlli|inserisca|copi)\b/,
  nl: /\b(?:u|uw)\b/i,
};

test.each(Object.entries(FORMAL))('the viewer in %s is informal in every text', async (language, formal) => {
  const texts = await flattenLanguage(language as Language);
  const found = [...texts].filter(([path, text]) => path.startsWith('/viewer/') && formal.test(text));
  expect(found).toEqual([]);
});

test.each(LANGUAGES.filter(isEnglish))('%s keeps the sentences of the form to the letter', async (language) => {
  expect((await loadViewerTexts(language, 'texts')).enquiry).toEqual({});
});

test('a language that no longer exists has the emails of British English', async () => {
  expect(await loadVisitorTexts('xx' as Language)).toBe(await loadVisitorTexts('en-gb'));
  expect(await loadTenantTexts('ar' as 'de')).toBe(await loadTenantTexts('en-gb'));
});

import { formMessages } from '@vitrine/contract/enquiries/form-messages';
import { LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { directionOf, localeOf } from '@vitrine/contract/languages/tags';
import { describe, expect, test } from 'vitest';
import { COGNATES } from '../../test/cognates.ts';
import { flattenTexts, marksOf } from '../../test/flatten-texts.ts';
import { texts as german } from './de/texts.ts';
import { LANGUAGE_FILES } from './files.ts';
import { loadPart } from './load.ts';
import { exaggerate } from './pseudo.ts';

/** Every text of a language. English has the sentences of the form in the contract. */
async function flattenLanguage(language: Language): Promise<Map<string, string>> {
  const { enquiry, ...texts } = await loadPart(language, 'texts');
  return flattenTexts({
    texts,
    enquiry: { ...formMessages, ...enquiry },
    errors: await loadPart(language, 'errors'),
    kinds: await loadPart(language, 'kinds'),
    prices: await loadPart(language, 'prices'),
  });
}

/** Plural forms and the ends of the sentence around the terms differ from language to language. */
const PLURAL = /\/(countOfDoors|mixFull)\/\w+$/;
const withoutPlurals = (flat: Map<string, string>): string[] =>
  [...flat.keys()].filter((path) => !PLURAL.test(path)).sort();
const AROUND_TERMS = /^\/texts\/form\/agree\/[02]$/;
const english = await flattenLanguage('en-gb');
const isEnglish = (language: Language): boolean => language.startsWith('en');
const others = LANGUAGES.filter((language) => !isEnglish(language));

describe.each(LANGUAGES)('%s', (language) => {
  test('says everything that English says, and nothing else', async () => {
    expect(withoutPlurals(await flattenLanguage(language))).toEqual(withoutPlurals(english));
  });

  test('leaves nothing empty', async () => {
    for (const [path, text] of await flattenLanguage(language))
      if (!AROUND_TERMS.test(path)) expect(text.trim(), path).not.toBe('');
  });

  test('has the same values in its sentences as English', async () => {
    for (const [path, text] of await flattenLanguage(language)) {
      if (PLURAL.test(path)) expect(text.split('#').length, path).toBeLessThanOrEqual(2);
      else expect(marksOf(text), path).toEqual(marksOf(english.get(path) ?? ''));
    }
  });

  test('has every form that its plural rules ask for', async () => {
    const { tag } = await loadPart(language, 'texts');
    const { robes, floors } = await loadPart(language, 'kinds');
    for (const forms of [robes.countOfDoors, floors.mixFull])
      expect(Object.keys(forms)).toEqual(
        expect.arrayContaining(new Intl.PluralRules(tag).resolvedOptions().pluralCategories),
      );
  });

  test('writes numbers as its locale does', async () => {
    const { tag } = await loadPart(language, 'texts');
    const { language: spoken } = new Intl.Locale(tag);
    expect(spoken).toBe(new Intl.Locale(localeOf(language)).language);
    expect(new Intl.NumberFormat(tag).format(12_345.5)).toMatch(/^12[.,\s]?345[.,]5$/);
  });

  test('is one folder with its own files', () => {
    for (const load of Object.values(LANGUAGE_FILES[language])) expect(String(load)).toContain(`/${language}/`);
  });
});

test.each(others)('%s has no sentence in English, beside words that are the same', async (language) => {
  const same = [...(await flattenLanguage(language))].filter(([path, text]) => english.get(path) === text);
  const known = new Set(COGNATES[language]);
  const left = same.filter(([, text]) => /\p{L}{2}/u.test(text.replace(/⟦\d⟧/g, '')) && !known.has(text));
  expect(left).toEqual([]);
});

test.each(others)('%s translates every sentence of the form', async (language) => {
  const { enquiry } = await loadPart(language, 'texts');
  expect(Object.keys(enquiry).sort()).toEqual(Object.keys(german.enquiry).sort());
  for (const key of Object.keys(enquiry)) expect(key in formMessages).toBe(true);
});

test.each(LANGUAGES.filter(isEnglish))('%s keeps the sentences of the form to the letter', async (language) => {
  expect((await loadPart(language, 'texts')).enquiry).toEqual({});
});

test.each(LANGUAGES.filter((language) => directionOf(language) === 'rtl'))(
  '%s has a letter of its own script in every sentence',
  async (language) => {
    const foreign = [...(await flattenLanguage(language))].filter(
      ([path, text]) => /[A-Za-z]{2}/.test(text) && !/[\u0590-\u06ff]/.test(text) && path !== '/texts/tag',
    );
    expect(foreign).toEqual([]);
  },
);

test('the pseudo-locale makes every text longer and keeps its values', () => {
  const longer = flattenTexts(exaggerate({ save: german.panel.save, choose: german.panel.choose, none: '' }));
  expect(longer.get('/save')).toBe('[Éñţŵûŕf'.replace('ŵ', 'w') + ' šþéîçhéŕñ one two]'.replace('þ', 'p'));
  expect(marksOf(longer.get('/choose') ?? '')).toEqual(['⟦0⟧']);
  expect(longer.get('/none')).toBe('');
});

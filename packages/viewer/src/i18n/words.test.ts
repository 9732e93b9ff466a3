import { LANGUAGES } from '@vitrine/contract/embed/limits';
import { formMessages } from '@vitrine/contract/enquiries/form-messages';
import { describe, expect, test } from 'vitest';
import { words as german } from './de.ts';
import { words as english } from './en-gb.ts';
import { words as errorsInEnglish } from './errors/en-gb.ts';
import { words as kindsInEnglish } from './kinds/en-gb.ts';
import { loadErrorWords } from './load-error-words.ts';
import { loadKindWords } from './load-kind-words.ts';
import { loadWords, parseLanguage } from './load-words.ts';

/** Paths of all words, with what kind of word each is. */
const shape = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => shape(inner, `${path}/${key}`))
    : [`${path}: ${typeof value}`];

describe.each(LANGUAGES)('%s', (language) => {
  test('says everything that English says', async () => {
    const words = await loadWords(language);
    const { enquiry: _, ...own } = words;
    const { enquiry: __, ...first } = english;
    expect(shape(own).sort()).toEqual(shape(first).sort());
    expect(shape(await loadErrorWords(language)).sort()).toEqual(shape(errorsInEnglish).sort());
    expect(shape(await loadKindWords(language)).sort()).toEqual(shape(kindsInEnglish).sort());
  });

  test('translates every sentence of the form, or is English and keeps them to the letter', async () => {
    const { enquiry, tag } = await loadWords(language);
    if (tag.startsWith('en')) expect(enquiry).toEqual({});
    else expect(Object.keys(enquiry).sort()).toEqual(Object.keys(german.enquiry).sort());
    for (const [key, said] of Object.entries(enquiry)) {
      expect(key in formMessages).toBe(true);
      expect(typeof said === 'function' ? said('Salon') : said).not.toBe('');
    }
  });

  test('leaves nothing empty but the ends of the sentence around the terms', async () => {
    const { form, ...rest } = await loadWords(language);
    const { agree, ...fields } = form;
    expect(agree[1]).not.toBe('');
    const texts = JSON.stringify([rest, fields, await loadKindWords(language)]);
    expect(texts).not.toContain('""');
  });
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['EN_US', 'en-us'],
  ['en', 'en-gb'],
  ['sv-SE', 'se'],
  ['se', 'se'],
  ['xx', 'en-gb'],
  [null, 'en-gb'],
])('lang %s speaks %s', (attribute, language) => {
  expect(parseLanguage(attribute)).toBe(language);
});

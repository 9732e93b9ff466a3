import { formMessages } from '@vitrine/contract/enquiries/form-messages';
import { LANGUAGES } from '@vitrine/contract/languages/limits';
import { describe, expect, test } from 'vitest';
import { texts as german } from './de.ts';
import { texts as english } from './en-gb.ts';
import { texts as errorsInEnglish } from './errors/en-gb.ts';
import { texts as kindsInEnglish } from './kinds/en-gb.ts';
import { loadErrorTexts } from './load-error-texts.ts';
import { loadKindTexts } from './load-kind-texts.ts';
import { loadPriceTexts } from './load-price-texts.ts';
import { loadTexts, parseLanguage } from './load-texts.ts';
import { texts as pricesInEnglish } from './prices/en-gb.ts';

/** Paths of all texts, with the type of each. */
const shape = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => shape(inner, `${path}/${key}`))
    : [`${path}: ${typeof value}`];

describe.each(LANGUAGES)('%s', (language) => {
  test('says everything that English says', async () => {
    const texts = await loadTexts(language);
    const { enquiry: _, ...own } = texts;
    const { enquiry: __, ...first } = english;
    expect(shape(own).sort()).toEqual(shape(first).sort());
    expect(shape(await loadErrorTexts(language)).sort()).toEqual(shape(errorsInEnglish).sort());
    expect(shape(await loadKindTexts(language)).sort()).toEqual(shape(kindsInEnglish).sort());
    expect(shape(await loadPriceTexts(language)).sort()).toEqual(shape(pricesInEnglish).sort());
  });

  test('translates every sentence of the form, or is English and keeps them to the letter', async () => {
    const { enquiry, tag } = await loadTexts(language);
    if (tag.startsWith('en')) expect(enquiry).toEqual({});
    else expect(Object.keys(enquiry).sort()).toEqual(Object.keys(german.enquiry).sort());
    for (const [key, text] of Object.entries(enquiry)) {
      expect(key in formMessages).toBe(true);
      expect(typeof text === 'function' ? text('Salon') : text).not.toBe('');
    }
  });

  test('leaves nothing empty but the ends of the sentence around the terms', async () => {
    const { form, ...rest } = await loadTexts(language);
    const { agree, ...fields } = form;
    expect(agree[1]).not.toBe('');
    const texts = JSON.stringify([rest, fields, await loadKindTexts(language), await loadPriceTexts(language)]);
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

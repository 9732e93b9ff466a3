import { LANGUAGES } from '@vitrine/contract/languages/limits';
import { expect, test } from 'vitest';
import { languagesToRead, mainLanguageOf, sourceLanguageOf, targetLanguagesOf } from './languages.ts';

const owner = { language: 'de', catalogueLanguage: null } as const;
const other = { language: 'de', catalogueLanguage: 'en-gb' } as const;

test('a catalogue is written in the main language, unless the organisation says another one', () => {
  expect([sourceLanguageOf(owner), sourceLanguageOf(other), mainLanguageOf(other)]).toEqual(['de', 'en-gb', 'de']);
  expect(sourceLanguageOf({ language: null, catalogueLanguage: null })).toBe('en-gb');
  expect(sourceLanguageOf({ language: null, catalogueLanguage: 'he' })).toBe('he');
});

test('it is translated into all other languages, the main one included', () => {
  expect(targetLanguagesOf(other)).toEqual(LANGUAGES.filter((language) => language !== 'en-gb'));
  expect(targetLanguagesOf(owner)).not.toContain('de');
});

test.each([
  [other, 'fr', ['fr', 'de']],
  [other, 'de', ['de']],
  [other, 'en-gb', []],
  [owner, 'fr', ['fr']],
  [owner, 'de', []],
] as const)('of %o a reader of %s gets the translations in %o', (of, language, read) => {
  expect(languagesToRead(of, language)).toEqual(read);
});

import { expect, test } from 'vitest';
import { LANGUAGES } from './limits.ts';
import {
  accountLanguageOfTag,
  directionOf,
  languageOfTag,
  localeOf,
  preferredLanguage,
  preferredVisitorLanguage,
} from './tags.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['EN_us', 'en-us'],
  ['en-AU', 'en-gb'],
  ['en', 'en-gb'],
  ['sv-FI', 'se'],
  ['se', 'se'],
  ['ar-EG', 'ar'],
  ['he-IL', 'he'],
  ['iw', 'he'],
  ['constructor', undefined],
  ['xx', undefined],
  ['', undefined],
])('the tag "%s" is the language %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

test('every language has a locale that Intl knows', () => {
  for (const language of LANGUAGES) expect(Intl.NumberFormat.supportedLocalesOf(localeOf(language))).toHaveLength(1);
  expect(localeOf('se')).toBe('sv');
  expect(localeOf('en-us')).toBe('en-US');
});

test('a browser gets its first known language, and British English for American', () => {
  expect(preferredLanguage(['xx', 'fr-CA', 'de'])).toBe('fr');
  expect(preferredLanguage(['en-US', 'de'])).toBe('en-gb');
  expect(preferredLanguage([])).toBeUndefined();
  expect(accountLanguageOfTag('en-US')).toBe('en-us');
});

test('a visitor can prefer a language that accounts do not have', () => {
  expect(preferredVisitorLanguage(['ar-SA', 'en'])).toBe('ar');
  expect(preferredLanguage(['ar-SA', 'en'])).toBe('en-gb');
  expect(preferredVisitorLanguage(['en-US'])).toBe('en-gb');
});

test('Arabic and Hebrew are written from right to left, with the digits 0 to 9', () => {
  expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar', 'he']);
  for (const language of LANGUAGES)
    expect(new Intl.NumberFormat(localeOf(language), { useGrouping: false }).format(1234567890)).toBe('1234567890');
});

import { expect, test } from 'vitest';
import { LANGUAGES } from './limits.ts';
import { englishNameOf, ownNameOf } from './names.ts';
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
  ['se-SE', 'se'],
  ['ar-EG', 'ar'],
  ['he-IL', 'he'],
  ['iw', 'he'],
  ['constructor', undefined],
  ['xx', undefined],
  ['', undefined],
])('the tag "%s" is the language %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

test.each([
  ['en-gb', 'English (UK)', 'English (UK)'],
  ['en-us', 'English (US)', 'English (US)'],
  ['es', 'Spanish', 'Español'],
  ['fr', 'French', 'Français'],
  ['it', 'Italian', 'Italiano'],
  ['de', 'German', 'Deutsch'],
  ['pt', 'Portuguese', 'Português'],
  ['nl', 'Dutch', 'Nederlands'],
  ['se', 'Swedish', 'Svenska'],
  ['ar', 'Arabic', 'العربية'],
  ['he', 'Hebrew', 'עברית'],
] as const)('Intl knows the names of %s, in English and its own', (language, english, own) => {
  expect([englishNameOf(language), ownNameOf(language)]).toEqual([english, own]);
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
  expect(LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(expect.arrayContaining(['ar', 'he']));
  expect(directionOf('de')).toBe('ltr');
  for (const language of LANGUAGES)
    expect(new Intl.NumberFormat(localeOf(language), { useGrouping: false }).format(1234567890)).toBe('1234567890');
});

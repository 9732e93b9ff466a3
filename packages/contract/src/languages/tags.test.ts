import { expect, test } from 'vitest';
import { LANGUAGES } from './limits.ts';
import { accountLanguageOfTag, languageOfTag, localeOf, preferredLanguage } from './tags.ts';

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['EN_us', 'en-us'],
  ['en-AU', 'en-gb'],
  ['en', 'en-gb'],
  ['sv-FI', 'se'],
  ['se', 'se'],
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

test('a browser is given its first known language, and British English for American', () => {
  expect(preferredLanguage(['xx', 'fr-CA', 'de'])).toBe('fr');
  expect(preferredLanguage(['en-US', 'de'])).toBe('en-gb');
  expect(preferredLanguage([])).toBeUndefined();
  expect(accountLanguageOfTag('en-US')).toBe('en-us');
});

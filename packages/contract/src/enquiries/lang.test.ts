import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages/limits.ts';
import { enquiryFields } from './schemas.ts';

const languageOf = (lang: unknown): unknown =>
  enquiryFields.parse({ name: 'Ann', email: 'ann@example.org', configurator_id: 1, items: [], type: 'floors', lang })
    .lang;

test.each(LANGUAGES)('%s is a language of a form', (language) => {
  expect(languageOf(language)).toBe(language);
});

test.each([undefined, '', 'xx', 'x'.repeat(10_000), 7, ['de'], '<script>'])('%s counts as British English', (lang) => {
  expect(languageOf(lang)).toBe('en-gb');
});

test('a tag with a region is the language', () => {
  expect(languageOf('de-AT')).toBe('de');
  expect(languageOf('sv')).toBe('se');
});

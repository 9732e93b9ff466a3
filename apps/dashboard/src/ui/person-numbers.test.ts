import { expect, test, vi } from 'vitest';
import { personLocale } from './person-numbers.ts';

test.each([
  ['de-CH', 'de-CH'],
  ['en-US@posix', 'en-GB'],
  ['', 'en-GB'],
])('numbers of a browser that speaks %s are those of %s', (tag, locale) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);
  expect(personLocale()).toBe(locale);
  vi.restoreAllMocks();
});

import { expect, test } from 'vitest';
import { changeLanguage } from './language.ts';

test('of two choices the later one counts, although the texts of the former arrive after it', async () => {
  // English is at hand, the other one is loaded.
  await Promise.all([changeLanguage('pt'), changeLanguage('en-gb')]);
  expect(document.documentElement.lang).toBe('en-GB');
});

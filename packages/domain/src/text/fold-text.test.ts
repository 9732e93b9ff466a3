import { expect, test } from 'vitest';
import { foldText, queryWords } from './fold-text.ts';

test.each([
  ['Oak', 'oak'],
  ['Sjöberg', 'sjoberg'],
  ['Weiß', 'weiss'],
  ['WEIẞ', 'weiss'],
  ['Søren', 'soren'],
  ['Łódź', 'lodz'],
  ['Œuvre', 'oeuvre'],
  ['Ærø', 'aero'],
  ['Đorđe', 'dorde'],
  ['İstanbul', 'istanbul'],
  ['ısı', 'isi'],
  ['Gloss™', 'glosstm'],
  ['ﬁne', 'fine'],
  ['مَدرسة', 'مدرسة'],
  ['', ''],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});

test('a query is its words in any order', () => {
  expect(queryWords('  Weiß\tmatt ')).toEqual(['weiss', 'matt']);
  expect(queryWords(' ')).toEqual([]);
});

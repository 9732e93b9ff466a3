import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test.each([
  [`<img src="x" onerror='y'>`, `&lt;img src=&quot;x&quot; onerror='y'&gt;`],
  ['Oak & Co. &amp;', 'Oak &amp; Co. &amp;amp;'],
  ['tab\tline\r\nend', 'tab\tline\r\nend'],
  ['null\0, bell\x07, C1\x85', 'null, bell, C1'],
  ['half \uD83D, other half \uDE00, whole 😀', 'half , other half , whole 😀'],
  ['no characters: \uFFFE\uFFFF', 'no characters: '],
])('%j is written as %j', (text, markup) => {
  expect(escapeMarkup(text)).toBe(markup);
});

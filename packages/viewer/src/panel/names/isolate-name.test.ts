import { expect, test } from 'vitest';
import { isolateName } from './isolate-name.ts';

test.each([
  ['Chalk White', false, 'Chalk White'],
  ['أبيض طباشيري', false, '\u2068أبيض طباشيري\u2069'],
  ['Chalk White', true, '\u2068Chalk White\u2069'],
  ['أبيض طباشيري', true, 'أبيض طباشيري'],
  ['–', true, '–'],
])('%s in a sentence from right to left (%s)', (name, isRightToLeft, shown) => {
  expect(isolateName(name, isRightToLeft)).toBe(shown);
});

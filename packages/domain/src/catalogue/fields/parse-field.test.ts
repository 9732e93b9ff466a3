import { catalogueLimits as limits } from '@vitrine/contract/catalogue/limits';
import { catalogueMessages as messages } from '@vitrine/contract/catalogue/messages';
import { expect, test } from 'vitest';
import { DECIMAL_POINT } from '../../numbers/parse-number.ts';
import { parseField } from './parse-field.ts';

const parse = (field: Parameters<typeof parseField>[0], text: string) => parseField(field, text, DECIMAL_POINT);

test.each([
  ['name', limits.nameMaximum],
  ['product_code', limits.skuMaximum],
  ['range', limits.nameMaximum],
] as const)('a %s that is too long is rejected with its limit and not cut', (field, maximum) => {
  const longest = 'x'.repeat(maximum);
  expect(parse(field, ` ${longest} `)).toEqual({ value: longest });
  expect(parse(field, `${longest}x`)).toEqual({ error: messages.tooLong(maximum) });
});

test('tags that are too long or too many are rejected, and none is left out', () => {
  const tags = (count: number) => Array.from({ length: count }, (_, at) => `TAG ${at}`);
  expect(parse('tags', tags(limits.tagsMaximum).join(','))).toEqual({ value: tags(limits.tagsMaximum) });
  expect(parse('tags', tags(limits.tagsMaximum + 1).join(','))).toEqual({
    error: messages.tagsTooMany(limits.tagsMaximum),
  });
  expect(parse('tags', `red,${'x'.repeat(limits.tagMaximum + 1)}`)).toEqual({
    error: messages.tagTooLong(limits.tagMaximum),
  });
});

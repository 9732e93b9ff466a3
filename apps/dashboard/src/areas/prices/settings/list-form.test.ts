import type { PriceList } from '@vitrine/contract/prices/schemas';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '../../../session/language.ts';
import { changesOf, fieldIssues, fieldsOf } from './list-form.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const LIST: PriceList = {
  ...{ id: 5, name: 'Retail', currency: 'GBP', status: 'draft', revision: 3, count: 0, base: 'manufacturer' },
  ...{ valid_from: null, valid_until: null, tax_included: false, tax_shown: true, prices: {}, change: -250 },
  taxes: [{ country: 'CH', rate: 810 }],
  surcharges: [{ name: 'Express', kind: 'rate', value: 1250, when: { kind: 'always' } }],
  updated_at: '2026-11-20T09:00:00.000Z',
};
const shown = () => {
  const { change, taxes, surcharges } = fieldsOf(LIST);
  return [change, taxes[0]?.rate, surcharges[0]?.value];
};
const read = (rate: string) => {
  const fields = { ...fieldsOf(LIST), taxes: [{ country: 'CH', rate }] };
  return Object.keys(fieldIssues(fields, 'GBP')).length > 0 ? 'invalid' : changesOf(fields, LIST).taxes?.[0]?.rate;
};

test.each([
  ['de', ['-2,5', '8,1', '12,5']],
  ['fr', ['-2,5', '8,1', '12,5']],
  ['en-us', ['-2.5', '8.1', '12.5']],
] as const)(
  'rates are written in %s as its language does, and are the same when they are read',
  async (language, texts) => {
    await changeLanguage(language);
    expect(shown()).toEqual(texts);
    expect(changesOf(fieldsOf(LIST), LIST)).toMatchObject({
      ...{ change: LIST.change, taxes: LIST.taxes, surcharges: LIST.surcharges },
    });
  },
);

test('in British English, which others read too, rates are written as the browser writes numbers', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('nl-NL');
  expect(shown()).toEqual(['-2,5', '8,1', '12,5']);
});

test.each([
  ['8,1', 810],
  ['8.1', 810],
  ['8,10 %', 810],
  ['8.15%', 815],
  ['8', 800],
  ['8,155', 'invalid'],
  ['8 1', 'invalid'],
])('a rate that is typed in German as %s is read as %s', async (text, rate) => {
  await changeLanguage('de');
  expect(read(text)).toBe(rate);
});

import { expect, test } from 'vitest';
import { type CountedQuotes, figuresOfQuotes } from './figures.ts';

const row = (changes: Partial<CountedQuotes>): CountedQuotes => ({
  ...{ kind: 'quoted', month: '2026-05', currency: 'GBP', count: 1, net: 100 },
  ...{ configuratorId: 1, configuratorName: 'Kitchen', resellerId: null, resellerName: null },
  ...changes,
});
const MONTHS = ['2026-04', '2026-05'];
const none = { quoted: 0, quoted_value: 0, won: 0, won_value: 0 };

test('each month of each currency is listed, also those without a quote', () => {
  const rows = [
    row({ count: 2, net: 300 }),
    row({ kind: 'won', net: 100 }),
    row({ currency: 'EUR', month: '2026-04' }),
  ];
  expect(figuresOfQuotes(MONTHS, rows, 'Oakline').months).toEqual([
    { ...none, month: '2026-04', currency: 'EUR', quoted: 1, quoted_value: 100 },
    { ...none, month: '2026-04', currency: 'GBP' },
    { ...none, month: '2026-05', currency: 'EUR' },
    { month: '2026-05', currency: 'GBP', quoted: 2, quoted_value: 300, won: 1, won_value: 100 },
  ]);
});

test('a month that was not asked for is in no month', () => {
  const { months } = figuresOfQuotes(MONTHS, [row({ month: '2026-06' })], 'Oakline');
  expect(months.every(({ quoted }) => quoted === 0)).toBe(true);
});

test('sellers are added up over the months, by currency, those that won and quoted most first', () => {
  const north = { resellerId: 7, resellerName: 'Northside' };
  const south = { resellerId: 8, resellerName: 'Southside' };
  const rows = [
    row({ month: '2026-04' }),
    row({ net: 50 }),
    row({ ...south, net: 400 }),
    row({ ...north, net: 500 }),
    row({ ...south, kind: 'won', net: 20 }),
    row({ ...north, currency: 'EUR' }),
  ];
  const { resellers } = figuresOfQuotes(MONTHS, rows, 'Oakline');
  expect(
    resellers.map(({ id, name, currency, quoted, quoted_value }) => [id, name, currency, quoted, quoted_value]),
  ).toEqual([
    [7, 'Northside', 'EUR', 1, 100],
    [8, 'Southside', 'GBP', 1, 400],
    [7, 'Northside', 'GBP', 1, 500],
    [null, 'Oakline', 'GBP', 2, 150],
  ]);
});

test('a configurator that is gone has no name', () => {
  const rows = [row({ configuratorId: null, configuratorName: null })];
  expect(figuresOfQuotes(MONTHS, rows, 'Oakline').configurators).toMatchObject([{ id: null, name: '' }]);
});

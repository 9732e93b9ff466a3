import type { PricedArticle } from '@vitrine/contract/prices/schemas';
import { expect, test } from 'vitest';
import { DECIMAL_COMMA, DECIMAL_POINT } from '../numbers/parse-number.ts';
import { changePrices } from './bulk-price.ts';
import { listState, validityText } from './list-state.ts';
import { applyChanges, rebaseChanges, withChanges } from './price-changes.ts';
import { priceRows } from './price-rows.ts';
import { readSheetPrices } from './sheets/prices-from-sheet.ts';
import { pricesToSheet } from './sheets/prices-to-sheet.ts';
import { parseRate, parseSignedMinor } from './sheets/typed-numbers.ts';

const anArticle = (overrides: Partial<PricedArticle> = {}): PricedArticle => ({
  ...{ article: 'sku OAK-1', sku: 'OAK-1', name: 'Oak Panel', table: 'Walls', unit: 'piece' as const },
  ...{ configurator: { id: 1, name: 'Kitchen' }, file_price: 4000, currency: 'GBP', is_offered: true },
  ...overrides,
});

test('an article with a SKU is one row of several configurators, one without is a row of each', () => {
  const bath = { id: 2, name: 'Bath' };
  const plain = { article: 'item walls/W1', sku: null, name: 'White' };
  const rows = priceRows(
    [anArticle(), anArticle({ configurator: bath }), anArticle(plain), anArticle({ ...plain, configurator: bath })],
    ['sku OAK-1', 'sku GONE'],
  );
  expect(rows.map(({ article, places }) => [article, places.length])).toEqual([
    ['sku OAK-1', 2],
    ['item 1:walls/W1', 1],
    ['item 2:walls/W1', 1],
    ['sku GONE', 0],
  ]);
});

test('a change that leads back to the saved price is none', () => {
  const saved = { a: 100 };
  const changes = withChanges(saved, new Map(), [
    ['a', 200],
    ['b', 5],
  ]);
  expect([...changes]).toEqual([
    ['a', 200],
    ['b', 5],
  ]);
  expect([...withChanges(saved, changes, [['a', 100]])]).toEqual([['b', 5]]);
  expect(withChanges(saved, changes, [['b', 5]])).toBe(changes);
  expect([...rebaseChanges({ a: 200 }, changes)]).toEqual([['b', 5]]);
  expect(applyChanges(saved, new Map([['a', null]]))).toEqual({});
});

test.each([
  [{ kind: 'percent', rate: 250 } as const, [['a', 1025]]],
  [{ kind: 'add', amount: -999 } as const, [['a', 1]]],
  [{ kind: 'round', amount: 300 } as const, [['a', 900]]],
  [{ kind: 'file' } as const, [['a', 4000]]],
  [
    { kind: 'set', amount: 7 } as const,
    [
      ['a', 7],
      ['b', 7],
    ],
  ],
  [{ kind: 'remove' } as const, [['a', null]]],
])('%j changes several prices', (change, prices) => {
  const rows = [
    { article: 'a', price: 1000, filePrice: 4000 },
    { article: 'b', price: null, filePrice: null },
  ];
  expect(changePrices(rows, change)).toEqual({ prices, outOfRange: 0 });
});

test('one price below zero prevents every change', () => {
  const rows = [1000, 50].map((price, at) => ({ article: String(at), price, filePrice: null }));
  expect(changePrices(rows, { kind: 'add', amount: -100 })).toEqual({ prices: [], outOfRange: 1 });
});

test.each([
  ['draft', null, null, 'draft', 'Always'],
  ['live', null, null, 'live', 'Always'],
  ['live', '2027-02-01', null, 'scheduled', 'From 1 February 2027'],
  ['live', '2027-01-31', '2027-01-31', 'live', '31 January 2027 to 31 January 2027'],
  ['live', null, '2027-01-30', 'ended', 'Until 30 January 2027'],
] as const)('a %s list from %s until %s is %s', (status, valid_from, valid_until, state, text) => {
  const list = { status, valid_from, valid_until };
  expect([listState(list, '2027-01-31'), validityText(list)]).toEqual([state, text]);
});

test('rates have two decimals, amounts may be negative', () => {
  expect(['-2,5 %', '20', '1,234', 'x'].map((text) => parseRate(text, DECIMAL_COMMA))).toEqual([
    -250,
    2000,
    undefined,
    undefined,
  ]);
  expect(parseSignedMinor('-10.5', 'GBP', DECIMAL_POINT)).toBe(-1050);
  expect(parseSignedMinor('-10.5', 'JPY', DECIMAL_POINT)).toBeUndefined();
});

const rows = priceRows(
  [
    anArticle(),
    anArticle({ article: 'sku 007', sku: '007', name: 'Seven' }),
    anArticle({ article: 'item walls/W1', sku: null, name: 'White' }),
  ],
  ['sku GONE'],
);
const saved: Record<string, number> = { 'sku OAK-1': 4999, 'sku GONE': 100 };
const read = async (sheet: (string | number)[][], numbers = DECIMAL_POINT) => {
  const result = await readSheetPrices(sheet, { rows, currency: 'GBP', numbers, priceOf: (key) => saved[key] ?? null });
  if ('issue' in result) throw new Error(result.issue);
  return result;
};

test('an exported sheet is read again without a change', async () => {
  const sheet = pricesToSheet(rows, 'GBP', (key) => saved[key] ?? null);
  const cells = sheet.map((row) => row.map((cell) => cell ?? ''));
  expect(await read(cells)).toEqual({ prices: [], same: 2, without: 2, issues: [] });
  expect((await read(cells.map((row) => row.map(String)))).same).toBe(2);
});

test.each(['Article', 'SKU'])('a sheet finds a row by its %s, however it spells the accents', async (head) => {
  const rows = priceRows([anArticle({ article: 'sku TÜR-1', sku: 'TÜR-1' })], []);
  const key = (head === 'SKU' ? 'TÜR-1' : 'sku TÜR-1').normalize('NFD');
  const sheet = [
    [head, 'Price'],
    [key, '20'],
  ];
  const result = await readSheetPrices(sheet, { rows, currency: 'GBP', numbers: DECIMAL_POINT, priceOf: () => null });
  expect(result).toMatchObject({ prices: [{ article: 'sku TÜR-1' }], issues: [] });
});

test('a sheet names what is new, what changes, and each line that cannot be taken', async () => {
  const { prices, same, issues } = await read(
    [
      ['Name', 'SKU', 'Article', 'Price (GBP)'],
      ['', 'oak-1', '', '49,50'],
      // A spreadsheet has made a number of it.
      ['', 7, '', 3.0000000001],
      ['', '', 'item 1:walls/W1', '£5'],
      ['', 'NONE', '', '1'],
      ['', 'GONE', '', '1,00'],
      ['', 'GONE', '', '2,00'],
      ['', '', 'item 1:floor/F1', 'x'],
    ],
    DECIMAL_COMMA,
  );
  expect(prices.map(({ line, article, before, after }) => [line, article, before, after])).toEqual([
    [2, 'sku OAK-1', 4999, 4950],
    [3, 'sku 007', null, 300],
    [4, 'item 1:walls/W1', null, 500],
  ]);
  expect(same).toBe(1);
  expect(issues.map(({ line, text }) => [line, text])).toEqual([
    [5, 'NONE'],
    [7, 'GONE'],
    [8, 'item 1:floor/F1'],
  ]);
});

test.each([['x'], ['-1'], ['1.999'], [-1], [1.999]])('%j is no price', async (cell) => {
  expect(
    (
      await read([
        ['SKU', 'Price'],
        ['OAK-1', cell],
      ])
    ).issues,
  ).toHaveLength(1);
});

test.each([
  [
    [
      ['Name', 'Price'],
      ['x', '1'],
    ],
    'The file needs a column SKU or Article.',
  ],
  [
    [
      ['SKU', 'Name'],
      ['x', '1'],
    ],
    'The file needs a column Price.',
  ],
  [[['SKU', 'Price']], 'The file has no rows below its headings.'],
])('a file that cannot be used says why', async (sheet, issue) => {
  await expect(read(sheet)).rejects.toThrow(issue);
});

test('a price of three decimals is the same when its export comes back, whatever language reads it', async () => {
  const sheet = pricesToSheet(rows, 'KWD', (key) => saved[key] ?? null);
  const cells = sheet.map((row) => row.map((cell) => String(cell ?? '')));
  const options = { rows, currency: 'KWD', priceOf: (key: string) => saved[key] ?? null };
  for (const numbers of [DECIMAL_POINT, DECIMAL_COMMA])
    expect(await readSheetPrices(cells, { ...options, numbers })).toMatchObject({ prices: [], same: 2, issues: [] });
});

test('a file with several columns of prices is not read, unless one has the heading of an export', async () => {
  const read = (price: string) =>
    readSheetPrices(
      [
        ['SKU', 'Einkaufspreis', price],
        ['OAK-1', '20', '49'],
      ],
      { rows, currency: 'GBP', numbers: DECIMAL_POINT, priceOf: () => null, lines: [4, 6] },
    );
  expect(await read('Verkaufspreis')).toEqual({
    issue: 'The file has several columns with prices: Einkaufspreis, Verkaufspreis. Rename the one to import to Price.',
  });
  expect(await read('Price')).toMatchObject({ prices: [{ line: 6, article: 'sku OAK-1', after: 4900 }] });
});

import { aFolder } from '@vitrine/fixtures/images';
import { expect, test } from 'vitest';
import { DECIMAL_COMMA, DECIMAL_POINT } from '../../numbers/parse-number.ts';
import { draftFromImages } from './draft-from-images.ts';
import { fillFromSheet } from './fill-from-sheet.ts';

const draft = draftFromImages(
  aFolder({ 'base.jpg': 'all', 'Doors/01_navy.png': 'bottom', 'Doors/02_Eiche_hell.png': 'bottom' }),
);

const filled = (rows: (string | number)[][], numbers = DECIMAL_POINT) => {
  const result = fillFromSheet(draft, rows, numbers);
  const items = result?.draft.file.layers[0]?.items ?? [];
  return {
    ...result,
    items: items.map(({ name, product_code, price, filter }) => [name, product_code, price, filter]),
  };
};

test('fills names, codes, prices and filters by file name, in any of the product’s languages', () => {
  const rows = [
    ['Datei', 'Bezeichnung', 'Artikel-Nr.', 'Preis EUR', 'Serie'],
    ['02_Eiche_hell.PNG', 'Eiche hell geölt', 'D-2', '1.299,50', 'Natur, Öl'],
    ['renders/01_navy.png', 'Navy matt', 'D-1', '', ''],
    ['gone.png', 'Gone', 'D-9', '5,00', ''],
  ];
  expect(filled(rows, DECIMAL_COMMA)).toMatchObject({
    matched: 2,
    unmatched: ['gone.png'],
    items: [
      ['Navy matt', 'D-1', null, []],
      ['Eiche hell geölt', 'D-2', 1299.5, [{ name: 'Serie', options: ['Natur', 'Öl'] }]],
    ],
  });
});

test('finds items by their names where the list has no files', () => {
  const rows = [
    ['Name', 'SKU', 'Price'],
    ['navy', 'N-1', 12],
  ];
  expect(filled(rows)).toMatchObject({
    matched: 1,
    items: [
      ['navy', 'N-1', 12, []],
      ['Eiche hell', null, null, []],
    ],
  });
});

test('a price that is none leaves the others readable, and is named', () => {
  const rows = [
    ['File', 'Price'],
    ['01_navy.png', '1.299,00'],
    ['02_Eiche_hell.png', 'on request'],
  ];
  expect(filled(rows, DECIMAL_POINT)).toMatchObject({
    items: [
      ['Navy', null, 1299, []],
      ['Eiche hell', null, null, []],
    ],
    unreadPrices: [{ price: 'on request', of: '02_Eiche_hell.png' }],
  });
});

const pricesOf = (files: string[], rows: (string | number)[][]) => {
  const several = draftFromImages(
    aFolder(Object.fromEntries([['base.jpg', 'all'], ...files.map((file) => [file, 'bottom'])])),
  );
  const result = fillFromSheet(several, rows, DECIMAL_POINT);
  const items = result?.draft.file.layers.flatMap((layer) => layer.items) ?? [];
  const prices = items.map(({ image_path: path, price }) => [several.images[path ?? '']?.name, price]);
  return { prices: Object.fromEntries(prices), unmatched: result?.unmatched };
};

test.each<
  [
    what: string,
    files: string[],
    rows: (string | number)[][],
    prices: Record<string, number | null>,
    unmatched: string[],
  ]
>([
  [
    'of the same name in two folders each get the row of their folder',
    ['Doors/Oak.png', 'Floors/Oak.png'],
    [
      ['Doors\\Oak.png', 999],
      ['floors/oak.PNG', 49],
    ],
    { 'Doors/Oak.png': 999, 'Floors/Oak.png': 49 },
    [],
  ],
  [
    'whose names differ in their mark only each get their own row',
    ['Doors/Oak (1).png', 'Doors/Oak (2).png', 'Doors/Ash_v2.png'],
    [
      ['Oak (1).png', 10],
      ['Oak (2).png', 20],
      ['Ash_final.png', 30],
    ],
    { 'Doors/Oak (1).png': 10, 'Doors/Oak (2).png': 20, 'Doors/Ash_v2.png': 30 },
    [],
  ],
  [
    'get no price of a row that names another file',
    ['Doors/Oak.png', 'Floors/Oak.png', 'Floors/Ash.png', 'Floors/Ash_v2.png'],
    [
      ['Floors/Oak.png', 49],
      ['Ash.png', 59],
    ],
    { 'Doors/Oak.png': null, 'Floors/Oak.png': 49, 'Floors/Ash.png': 59, 'Floors/Ash_v2.png': null },
    [],
  ],
  [
    'get no price where two different rows fit, and the rows are named',
    ['Doors/Oak.png', 'Floors/Oak.png', 'Floors/Ash.png'],
    [
      ['oak_v1.png', 999],
      ['oak_v2.png', 49],
      ['ash.png', 5],
      ['ash.png', 5],
    ],
    { 'Doors/Oak.png': null, 'Floors/Oak.png': null, 'Floors/Ash.png': 5 },
    ['oak_v1.png', 'oak_v2.png'],
  ],
])('files %s', (_, files, rows, prices, unmatched) => {
  expect(pricesOf(files, [['File', 'Price'], ...rows])).toEqual({ prices, unmatched });
});

test('reads prices as the list writes them where the person’s own way cannot', () => {
  const rows = [
    ['File', 'Price'],
    ['01_navy.png', '1.299,00'],
    ['02_Eiche_hell.png', '59,90'],
  ];
  expect(filled(rows, DECIMAL_POINT).items.map(([, , price]) => price)).toEqual([1299, 59.9]);
});

test.each([
  ['text', ['12.345', '9.5'], [12.345, 9.5]],
  ['text with three decimals each', ['12.345', '0.750'], [12.345, 0.75]],
  ['numbers', [12.345, 9.5], [12.345, 9.5]],
])('a dinar has thousandths, as %s', (_as, cells, prices) => {
  const dinars = { ...draft, file: { ...draft.file, currency: 'KWD' } };
  const rows = [['File', 'Price'], ...cells.map((cell, at) => [['01_navy.png', '02_Eiche_hell.png'][at] ?? '', cell])];
  const result = fillFromSheet(dinars, rows, DECIMAL_POINT);
  expect(result?.draft.file.layers[0]?.items.map(({ price }) => price)).toEqual(prices);
});

test.each([
  [
    'without a column of files or names',
    [
      ['Colour', 'Price'],
      ['navy', 12],
    ],
  ],
  ['with nothing in it', []],
])('a list %s is none', (_what, rows) => {
  expect(fillFromSheet(draft, rows, DECIMAL_POINT)).toBeNull();
});

test('of several columns with prices none is taken, unless one has the product’s own heading', () => {
  const rows = [
    ['File', 'Einkaufspreis', 'Verkaufspreis'],
    ['01_navy.png', 20, 49],
  ];
  const several = filled(rows);
  expect([several.items[0]?.[2], several.priceColumns]).toEqual([null, ['Einkaufspreis', 'Verkaufspreis']]);
  const own = filled([['File', 'Einkaufspreis', 'Price'], ...rows.slice(1)]);
  expect([own.items[0]?.[2], own.priceColumns]).toEqual([49, []]);
});

test('a price of nothing is a price', () => {
  const rows = [
    ['File', 'Price'],
    ['01_navy.png', 0],
  ];
  expect(filled(rows).items[0]?.[2]).toBe(0);
});

test('errors of formulas and shortened numbers are no names, codes or filters', () => {
  const rows = [
    ['File', 'Name', 'SKU', 'Price', 'Range'],
    ['01_navy.png', '#N/A', '4,00638E+12', '#REF!', '#NAME?'],
  ];
  const { items, unreadPrices } = filled(rows);
  const [before] = draft.file.layers[0]?.items ?? [];
  expect(items[0]).toEqual([before?.name, null, null, []]);
  expect(unreadPrices).toEqual([{ price: '#REF!', of: '01_navy.png' }]);
});

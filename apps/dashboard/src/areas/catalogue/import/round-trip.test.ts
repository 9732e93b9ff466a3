import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { DECIMAL_COMMA, DECIMAL_POINT } from '@vitrine/domain/numbers/parse-number';
import { writeCsv } from '@vitrine/domain/sheets/csv';
import type { Sheet } from '@vitrine/domain/sheets/sheet';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { readSheetFile } from '../../../ui/tables/sheets/read-sheet.ts';
import { excelFileOf } from '../../../ui/tables/sheets/save-sheet.ts';
import { tabsOf } from '../data-tabs.ts';
import { sheetOf } from '../table/TableMenu.tsx';
import { readImport } from './read-import.ts';

/** Names that programs take for something else, or cannot write as they are. */
const NAMES = [
  ...['=1+1', '+49 170', '-10', '-10 %', '@SUM(A1)', "'=1", "'quoted'", '"quoted"', '5" pipe', 'a;b,c', '#N/A'],
  ...['00123', '1e5', '12-05', 'TRUE', '4006381333931', 'two\nlines', 'two\r\nlines', 'a\tb', 'vertical\u000Btab'],
  ...[
    'Oak 🪵',
    '👩‍🔧',
    'e\u0301',
    'Dąb',
    '漢字',
    'שלום',
    '\u200Eleft',
    'no\u00A0break',
    'a_x0041_b',
    '<b>&amp;',
    ' spaces ',
  ],
];
const PRICES = [0, null, 39.5, 1299, 1234.567, 0.001, 1_234_567.891];

const layered = (): ConfiguratorFile => {
  const items = NAMES.map((name, at) =>
    anItem({
      ...{ id: `${name.trim()}-${at}`, name, product_code: name, price: PRICES[at % PRICES.length] ?? null },
      disabled: at % 3 === 0 ? true : null,
    }),
  );
  const numbered = [7, 8, 10].map((id) => anItem({ id, name: `No. ${id}`, product_code: null }));
  return { ...aLayeredFile(), layers: [aLayer({ items }), aLayer({ items: numbered })] };
};

const FILES = {
  csv: async (sheet: Sheet) => new Blob([writeCsv(sheet)]),
  xlsx: (sheet: Sheet) => excelFileOf('A', sheet),
};

test.each([
  ...(['csv', 'xlsx'] as const).flatMap((kind) => [
    { kind, of: 'a panorama', file: layered() },
    { kind, of: 'a panorama of the fixtures', file: aLayeredFile() },
    { kind, of: 'a floor', file: aFloorsFile() },
    { kind, of: 'a wardrobe', file: aRobeFile() },
  ]),
])('every table of $of, exported as $kind, changes nothing when it comes back', async ({ kind, file }) => {
  for (const tab of tabsOf(file)) {
    const sheet = await readSheetFile(new File([await FILES[kind](sheetOf(tab, tab.rows, new Map()))], `a.${kind}`));
    if (sheet === null) throw new Error('The file was not read');
    const options = { tab, edits: new Map(), isLocked: () => false, currency: 'KWD', lines: sheet.lines };
    for (const numbers of [DECIMAL_POINT, DECIMAL_COMMA]) {
      const creating = { file, images: {}, taken: new Set<string>() };
      expect(await readImport(sheet.rows, { ...options, numbers, creating })).toEqual({
        ...{ changed: [], same: tab.rows.length, issues: [], unknown: [], kept: [], restored: [], edits: [] },
        created: [],
      });
    }
  }
});

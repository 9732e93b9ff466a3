import { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import { parseCsv } from '@vitrine/domain/sheets/csv';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { describe, expect, test } from 'vitest';
import { type Tab, tabsOf } from '../data-tabs.ts';
import type { DryRun } from './dry-run.ts';
import { readImport } from './read-import.ts';

const file = aLayeredFile();
const tabOf = (key: string, of: Parameters<typeof tabsOf>[0] = file): Tab => {
  const tab = tabsOf(of).find((each) => each.key === key);
  if (!tab) throw new Error(key);
  return tab;
};
const options = { tab: tabOf('1'), edits: new Map(), isLocked: () => false, currency: 'GBP' };

test('a file that has a column twice is rejected', async () => {
  const issue = sheetMessages.columnTwice('price');
  expect(await readImport(parseCsv('ID,Price,price\nD1,39,41\n'), options)).toEqual({ issue });
  expect(await readImport(parseCsv('ID,Note,Note,,\nD1,a,b,,\n'), options)).toMatchObject({
    same: 1,
    unknown: ['Note', 'Note'],
  });
});

describe('what a spreadsheet makes of a file', () => {
  const items = [
    anItem({ id: '0001', name: '=Oak', product_code: '00123', price: 10 }),
    anItem({ id: '0002', name: 'Dąb 🪵', product_code: '4006381333931', price: 20 }),
    anItem({ id: '1e5', name: '-Ash', product_code: '12-05', price: 30 }),
  ];
  const tab = tabOf('0', { ...aLayeredFile(), layers: [aLayer({ items })] });
  const readCells = async (rows: (string | number)[][], creates = false): Promise<DryRun> => {
    const creating = creates ? { file, images: {}, taken: new Set<string>() } : null;
    const done = await readImport([['ID', 'Name', 'SKU', 'Price'], ...rows], { ...options, tab, creating });
    if ('issue' in done) throw new Error(done.issue);
    return done;
  };

  test('of a CSV file that Excel opened and saved with one new price: that price alone changes', async () => {
    const { edits, restored, issues, created } = await readCells(
      [
        ['1', "'=Oak", '123', '10'],
        ['2', 'D?b ??', '4,00638E+12', '21'],
        ['100000', "'-Ash", '12. Mai', '30'],
      ],
      true,
    );
    expect(edits).toEqual([{ key: { layer_index: 0, id: '0002' }, change: { price: 21 } }]);
    expect([restored, issues, created]).toEqual([['Name', 'SKU'], [], []]);
  });

  test('a value that somebody edited is taken', async () => {
    const { edits } = await readCells([['0001', 'Oak', '124', 10]]);
    expect(edits.map(({ change }) => change)).toEqual([{ name: 'Oak', product_code: '124' }]);
  });

  test('a shortened number is neither a new item nor a SKU', async () => {
    const { issues, created, edits } = await readCells(
      [
        ['4.00638E+12', 'New', '', ''],
        ['0001', '=Oak', '9.00638E+12', 10],
      ],
      true,
    );
    expect(issues.map(({ line, column, issue }) => [line, column, issue])).toEqual([
      [2, 'ID', sheetMessages.shortened],
      [3, 'SKU', sheetMessages.shortened],
    ]);
    expect([created, edits]).toEqual([[], []]);
  });

  test('an ID that became a date or lost letters is no new item', async () => {
    const items = ['12-05', 'Dąb-1'].map((id) => anItem({ id, name: 'Door' }));
    const dated = tabOf('0', { ...file, layers: [aLayer({ items })] });
    const sheet = [
      ['ID', 'Name'],
      ['12. Mai', 'Door'],
      ['D?b-1', 'Door'],
      ['2026-1', 'New'],
    ];
    const creating = { file, images: {}, taken: new Set<string>() };
    const done = await readImport(sheet, { ...options, tab: dated, creating });
    expect('created' in done && [done.issues.map(({ line }) => line), done.created.map(({ line }) => line)]).toEqual([
      [2, 3],
      [4],
    ]);
  });

  test('the error of a formula is neither a value nor an item', async () => {
    const { issues, created, edits } = await readCells(
      [
        ['#REF!', 'New', '', ''],
        ['0001', '#N/A', '00123', '#NV'],
      ],
      true,
    );
    expect(issues.map(({ column, text, issue }) => [column, text, issue])).toEqual([
      ['ID', '#REF!', sheetMessages.formulaError],
      ['Name', '#N/A', sheetMessages.formulaError],
      ['Price', '#NV', sheetMessages.formulaError],
    ]);
    expect([created, edits]).toEqual([[], []]);
  });
});

test('lines have the numbers that the file says', async () => {
  const sheet = [
    ['ID', 'Price'],
    ['D1', 'x'],
    ['D2', '5'],
  ];
  const done = await readImport(sheet, { ...options, lines: [3, 7, 9] });
  expect('issues' in done && [done.issues[0]?.line, done.changed[0]?.line]).toEqual([7, 9]);
});

import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { DECIMAL_COMMA, DECIMAL_POINT, type NumberStyle } from '@vitrine/domain/numbers/parse-number';
import { parseCsv, writeCsv } from '@vitrine/domain/sheets/csv';
import { aDoorRange, aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { describe, expect, test, vi } from 'vitest';
import { nextTurn } from '../../../calls/yield-to-main.ts';
import { type Tab, tabsOf } from '../data-tabs.ts';
import { sheetOf } from '../table/TableMenu.tsx';
import { editsIn } from '../table/table-rows.ts';
import type { DryRun } from './dry-run.ts';
import { numberChoices } from './number-choice.ts';
import { readImport } from './read-import.ts';

const file = aLayeredFile();
const tabOf = (key: string, of: Parameters<typeof tabsOf>[0] = file): Tab => {
  const tab = tabsOf(of).find((each) => each.key === key);
  if (!tab) throw new Error(key);
  return tab;
};
const csvOf = (...overrides: Parameters<typeof sheetOf>): string => writeCsv(sheetOf(...overrides));
const free = () => false;
const read = (
  text: string,
  tab = tabOf('1'),
  edits = editsIn([], tab.location),
  isLocked: (key: unknown) => boolean = free,
) => readImport(parseCsv(text), { tab, edits, isLocked, currency: 'GBP' });
const run = async (...overrides: Parameters<typeof read>): Promise<DryRun> => {
  const done = await read(...overrides);
  if ('issue' in done) throw new Error(done.issue);
  return done;
};

test.each([
  ['1', file],
  ['pano_doors', file],
  ['flakes', aFloorsFile()],
  ['blends', aFloorsFile()],
  ['doors', aRobeFile()],
  ['internals', aRobeFile()],
  ['materials', aRobeFile()],
])('what was exported of %s changes nothing when it comes back', async (key, of) => {
  const tab = tabOf(key, of);
  const back = await run(csvOf(tab, tab.rows, new Map()), tab);
  expect(back).toEqual({
    changed: [],
    same: tab.rows.length,
    issues: [],
    unknown: [],
    kept: [],
    restored: [],
    edits: [],
    created: [],
  });
});

test('names the columns that an import cannot change', async () => {
  const { kept, changed, same } = await run('ID,Range,Options,Price\nD1,Somewhere,Matt,5\nD2,Elsewhere,Matt,39\n');
  expect([kept, changed.map(({ line }) => line), same]).toEqual([['Range'], [2], 1]);
});

test('a name that begins a formula is guarded in the file and comes back as it is', async () => {
  const evil = aLayeredFile({ layers: [aLayer({ items: [anItem({ id: 'E', name: '=cmd()' })] })] });
  const tab = tabOf('0', evil);
  const text = csvOf(tab, tab.rows, new Map());
  expect(text).toContain("'=cmd()");
  expect((await run(text, tab)).same).toBe(1);
});

test('exports pending changes, and imports against them', async () => {
  const edits = editsIn([{ layer_index: 1, id: 'D1', data: { price: 50, disabled: true } }], 1);
  const text = csvOf(tabOf('1'), tabOf('1').rows, edits);
  expect(text.split('\r\n')[1]).toBe('D1,Matt Porcelain,Matt,Matt,SKU-1001,50,no');
  expect((await run(text, tabOf('1'), edits)).edits).toEqual([]);
  expect((await run('ID,Price\nD1,39', tabOf('1'), edits)).edits).toEqual([
    { key: { layer_index: 1, id: 'D1' }, change: { price: 39 } },
  ]);
});

test('returns each change with its line, column, and value before and after', async () => {
  const { changed, edits } = await run('id;price;ACTIVE\nD2;1,200.5;no\n');
  expect(changed).toEqual([
    {
      line: 2,
      name: 'Matt Cashmere',
      changes: [
        { column: 'Price', before: '£39.00', after: '£1,200.50' },
        { column: 'Active', before: 'yes', after: 'no' },
      ],
    },
  ]);
  expect(edits).toEqual([{ key: { layer_index: 1, id: 'D2' }, change: { price: 1200.5, disabled: true } }]);
});

test('a row with an issue is left out as a whole', async () => {
  const { issues, edits } = await run('ID,Name,Price,Active\nD1,New,x,maybe\n');
  expect(edits).toEqual([]);
  expect(issues).toEqual([
    { line: 2, column: 'Price', text: 'x', issue: 'Invalid number' },
    { line: 2, column: 'Active', text: 'maybe', issue: 'Enter yes or no' },
  ]);
});

test('an unknown ID, a duplicate ID and a locked row are issues', async () => {
  const locked = (key: unknown) => (key as { id: unknown }).id === 'D3';
  const { issues } = await run('ID,Price\nX,1\nD1,1\nD1,2\nD3,1\n', tabOf('1'), new Map(), locked);
  expect(issues.map(({ line, issue }) => [line, issue])).toEqual([
    [2, 'Unknown ID. Only administrators can add items'],
    [4, 'Duplicate ID'],
    [5, 'This item is disabled. Re-enable the door range to edit it.'],
  ]);
});

test('columns that cannot be edited are read over, unknown ones are named', async () => {
  const { unknown, edits } = await run('ID,Range,Weight\nD1,Other,5\n');
  expect([unknown, edits]).toEqual([['Weight'], []]);
});

test('a file without IDs or rows is rejected', async () => {
  expect(await read('Name,Price\nA,1')).toEqual({ issue: 'The first line must include an ID column.' });
  expect(await read('')).toEqual({ issue: 'The first line must include an ID column.' });
  expect(await read('ID,Price\n')).toEqual({ issue: 'The file has no rows.' });
});

test('of door ranges the switch alone is taken', async () => {
  const ranges = aLayeredFile();
  ranges.filter_groups[0]?.filters.push(aDoorRange({ id: 3, name: 'Oak', safe_name: 'oak' }));
  const { edits, unknown } = await run('ID,Name,Active\n1,Matte,no\n', tabOf('pano_doors', ranges));
  expect([edits, unknown]).toEqual([[{ key: { layer_index: 'pano_doors', id: 1 }, change: { disabled: true } }], []]);
});

test('ids and values are the same, however a file spells their accents', async () => {
  const items = [anItem({ id: 'TÜR', name: 'Tür', price: 10 })];
  const tab = tabOf('0', { ...aLayeredFile(), layers: [aLayer({ items })] });
  const decomposed = 'TÜR,Tür'.normalize('NFD');
  expect(await run(`ID,Name,Price\n${decomposed},10\n`, tab)).toMatchObject({ same: 1, changed: [], issues: [] });
  const twice = await run(`ID,Name,Price\n${decomposed},20\nTÜR,Tür,30\n`, tab);
  expect(twice.edits).toEqual([{ key: { layer_index: 0, id: 'TÜR' }, change: { price: 20 } }]);
  expect(twice.issues).toMatchObject([{ line: 3, issue: catalogueMessages.importTwice }]);
});

test('of two ids that look the same, a row changes the one that is spelled as its own', async () => {
  const items = ['TÜR', 'TÜR'.normalize('NFD')].map((id) => anItem({ id, name: 'Door', price: 10 }));
  const tab = tabOf('0', { ...aLayeredFile(), layers: [aLayer({ items })] });
  const { edits } = await run(`ID,Price\n${'TÜR'.normalize('NFD')},20\nTÜR,30\n`, tab);
  expect(edits.map(({ key, change }) => [key.id, change.price])).toEqual([
    ['TÜR'.normalize('NFD'), 20],
    ['TÜR', 30],
  ]);
});

describe('numbers of a file', () => {
  const price = async (cell: string | number, numbers?: NumberStyle, currency = 'GBP') => {
    const tab = tabOf('1');
    const sheet = [
      ['ID', 'Price'],
      ['D1', cell],
    ];
    const done = await readImport(sheet, {
      tab,
      edits: new Map(),
      isLocked: free,
      currency,
      ...(numbers && { numbers }),
    });
    return 'edits' in done ? (done.edits[0]?.change.price ?? done.issues[0]?.issue) : done.issue;
  };

  test.each([
    ['59,90', 59.9],
    ['1.299,00', 1299],
    ['1.299', 1299],
    ['59.90', 59.9],
    [1.5, 1.5],
    [1.299, 'Invalid number'],
    ['1,299', 'Invalid number'],
  ])('with decimal commas %j is %j', async (cell, read) => {
    expect(await price(cell, DECIMAL_COMMA)).toBe(read);
  });

  test.each([
    ['KWD', '12.345', DECIMAL_POINT, 12.345],
    ['KWD', '12,345', DECIMAL_COMMA, 12.345],
    ['KWD', 12.345, DECIMAL_COMMA, 12.345],
    ['KWD', '12.3456', DECIMAL_POINT, 'Invalid number'],
    ['JPY', '99.50', DECIMAL_POINT, 99.5],
    ['JPY', '99.505', DECIMAL_POINT, 'Invalid number'],
  ])('in %s %j is a price with the decimals of its currency', async (currency, cell, numbers, read) => {
    expect(await price(cell, numbers, currency)).toBe(read);
  });

  test('are read as the language of the browser writes them', async () => {
    expect(await price('59,90')).toBe('Invalid number');
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    expect(await price('59,90')).toBe(59.9);
    vi.restoreAllMocks();
  });

  const linesOf = (cells: readonly (string | number)[]) => [
    ['ID', 'SKU', 'Price'],
    ...cells.map((cell) => ['D1', '1.299', cell]),
  ];
  const asked = async (currency: string, ...cells: (string | number)[]) => {
    const found = await numberChoices(linesOf(cells), 'layer', DECIMAL_POINT, currency);
    return found.map(({ sample, outcome }) => [sample, outcome]);
  };
  const choices = (...cells: (string | number)[]) => asked('GBP', ...cells);

  const lines = linesOf(Array.from({ length: 20 }, () => '39'));
  const options = { edits: new Map(), isLocked: free, currency: 'GBP' };
  test.each([
    ['are read', () => numberChoices(lines, 'layer', DECIMAL_POINT, 'GBP')],
    ['and everything else are compared', () => readImport(lines, { tab: tabOf('1'), ...options })],
  ])('%s in steps, between which the page has its turn', async (_, work) => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 5;
      return now;
    });
    let hadTurn = false;
    void nextTurn().then(() => {
      hadTurn = true;
    });
    await work();
    expect(hadTurn).toBe(true);
    vi.restoreAllMocks();
  });

  test.each([
    ['39', '39.5', ''],
    ['nine', '-1'],
    [1.299, '1,299.00'],
  ])('have one meaning in %j, %j', async (...cells) => {
    expect(await choices(...cells)).toEqual([]);
  });

  test.each([
    ['1.299', '1.299 is not a valid number', '1.299 is read as 1,299.00'],
    ['1,299', '1,299 is read as 1,299.00', '1,299 is not a valid number'],
    ['59,90', '59,90 is not a valid number', '59,90 is read as 59.90'],
  ])('are asked about for %s', async (cell, point, comma) => {
    expect(await choices('39', cell)).toEqual([
      ['1,299.00', point],
      ['1.299,00', comma],
    ]);
  });

  test('are asked about in a currency with three decimals, where a price may have either meaning', async () => {
    expect(await asked('KWD', '12.345')).toEqual([
      ['1,299.00', '12.345 is read as 12.345'],
      ['1.299,00', '12.345 is read as 12,345.00'],
    ]);
  });
});

test('a row with lost characters is rejected by line and column, an unchanged one is not', async () => {
  const file = aLayeredFile({
    layers: [aLayer({ items: [anItem({ id: 'A', name: 'gr\uFFFDn' }), anItem({ id: 'B' })] })],
  });
  const { issues, edits } = await run('ID,Name,Price\nA,gr\uFFFDn,5\nB,gr\uFFFDer,5\n', tabOf('0', file));
  expect(issues).toEqual([{ line: 3, column: 'Name', text: 'gr\uFFFDer', issue: catalogueMessages.charactersLost }]);
  expect(edits.map(({ key, change }) => [key.id, change])).toEqual([['A', { price: 5 }]]);
});

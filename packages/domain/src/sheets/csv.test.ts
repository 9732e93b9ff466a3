import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv, writeCsv } from './csv.ts';

const FORMULAS = ['=1+1', '+cmd', '-cmd', '@SUM(A1)', '\tx', '\n=1', '\r=1', '＝1', '＋1', '－cmd', '＠SUM(A1)', "'=1"];

test.each(FORMULAS)('a text that starts a formula is escaped: %s', (text) => {
  const written = writeCsv([[text]]).replace(/^\uFEFF"?/, '');
  expect(written.startsWith("'")).toBe(true);
  expect(parseCsv(writeCsv([[text]]))).toEqual([[text]]);
});

/** A text as Excel cuts it where it takes semicolons for separators: quotes count only where a cell begins with one. */
const cutAtSemicolons = (text: string): string[] => {
  const cells: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const [whole = '', quoted = '', plain = ''] =
      /^(?:"((?:[^"]|"")*)")?([^;\r\n\t]*)(?:[;\t]|\r?\n|\r|$)/.exec(rest) ?? [];
    cells.push(`${quoted.replaceAll('""', '"')}${plain}`);
    rest = rest.slice(Math.max(whole.length, 1));
  }
  return cells;
};

test.each(['x;=1+1;y', 'x\n=1+1', 'x\r\n@SUM(A1)', 'x;"=1+1;', "x;'=1+1", 'x\t+cmd', 'x;－cmd'])(
  'a formula in a text is none where semicolons separate cells: %j',
  (text) => {
    const written = writeCsv([['a', text, 'b']]);
    expect(cutAtSemicolons(written.replace('\uFEFF', '')).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    expect(parseCsv(written)).toEqual([['a', text, 'b']]);
  },
);

test('numbers stay numbers, also negative ones', () => {
  expect(writeCsv([[39.5, -1, null, '007']])).toBe('\uFEFF39.5,-1,,007\r\n');
});

test.each([
  [
    'a;b\n1;"x;y"',
    [
      ['a', 'b'],
      ['1', 'x;y'],
    ],
  ],
  [
    'a\tb\r\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a;b\r1;"2,\r3"\r\r4;5\r',
    [
      ['a', 'b'],
      ['1', '2,\r3'],
      ['4', '5'],
    ],
  ],
  [
    'a,b\n\n"1 ""new""","two\nlines"\n',
    [
      ['a', 'b'],
      ['1 "new"', 'two\nlines'],
    ],
  ],
  [
    'sep=;\r\na;b, c\r\n1,50;2\r\n',
    [
      ['a', 'b, c'],
      ['1,50', '2'],
    ],
  ],
  [
    '\uFEFFSEP=,\na,b;c\n1,2\n',
    [
      ['a', 'b;c'],
      ['1', '2'],
    ],
  ],
  ['sep=;', [['sep=', '']]],
  [
    'a;b\n"Antique;1\n2;"Rustic" oak\n3;5" pipe\n',
    [
      ['a', 'b'],
      ['"Antique', '1'],
      ['2', '"Rustic" oak'],
      ['3', '5" pipe'],
    ],
  ],
  [
    'a;b\n"";"x" \n"1";""',
    [
      ['a', 'b'],
      ['', 'x'],
      ['1', ''],
    ],
  ],
  [
    'SKU;Price (EUR, net, each)\nA;12,50\n',
    [
      ['SKU', 'Price (EUR, net, each)'],
      ['A', '12,50'],
    ],
  ],
  [
    'ID,Name,"Price; EUR"\nA,"Oak, light",12.50\n',
    [
      ['ID', 'Name', 'Price; EUR'],
      ['A', 'Oak, light', '12.50'],
    ],
  ],
])('reads %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test('any written cell is read back', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'a1\'"=+-@＝\t\r\n,; '), maxLength: 6 });
  const rows = fc.array(fc.tuple(fc.constant('id'), cell, cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, (table) => {
      expect(parseCsv(writeCsv(table))).toEqual(table);
    }),
  );
});

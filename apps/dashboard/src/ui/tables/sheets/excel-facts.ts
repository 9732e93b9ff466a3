import type { ZipTexts } from './zip-texts.ts';

/** A cell whose value is not what the reader of Excel files makes of it, which is an empty cell. */
export interface ExcelCell {
  /** 'B7' */
  address: string;
  /** Counted from 0. */
  row: number;
  column: number;
}

/** What an Excel file says about itself beside its values. */
export interface ExcelFacts {
  /** The first sheet that people see: its place among all sheets, from 1. */
  position: number;
  name: string;
  /** How many other sheets people see. */
  others: number;
  /** Cells of this sheet whose formulas have errors: '#N/A'. */
  errors: (ExcelCell & { text: string })[];
  /** Cells that are merged over several lines of a column. */
  merged: { column: number; from: number; to: number }[];
  /** A cell whose formula was never calculated, as programs write them that only make files. */
  uncalculated: ExcelCell | null;
}

/** The attributes of each element with a name, whatever prefix the file gives to it. */
const tagsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) => attributes);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** An attribute by its name without a prefix. */
const attributeOf = (attributes: string, name: string): string => {
  const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return (found?.[1] ?? found?.[2] ?? '').replace(/&(\w+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole);
};

/** Sheets are hidden or, by programs, veryHidden. */
const HIDDEN = /hidden$/i;

const WORKSHEET = /\/worksheet$/;

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** The path of each worksheet by the id of its relationship; charts are sheets without one. */
const worksheetPaths = (relationships: string): ReadonlyMap<string, string> =>
  new Map(
    tagsOf(relationships, 'Relationship')
      .filter((each) => WORKSHEET.test(attributeOf(each, 'Type')))
      .map((each) => [attributeOf(each, 'Id'), pathOf(attributeOf(each, 'Target'))]),
  );

const CELL = /<(?:\w+:)?c\s([^>]*[^/>])>(.*?)<\/(?:\w+:)?c>/gs;
const ADDRESS = /(?:^|\s)r="([A-Z]{1,3})(\d{1,7})"/;
const TYPE = /(?:^|\s)t="(\w+)"/;
const VALUE = /<(?:\w+:)?v>([^<]*)</;
const FORMULA = /<(?:\w+:)?f[\s/>]/;
const LETTERS = 26;

const MERGED = /<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;

const scanCells = (xml: string): Pick<ExcelFacts, 'errors' | 'uncalculated'> => {
  const found: Pick<ExcelFacts, 'errors' | 'uncalculated'> = { errors: [], uncalculated: null };
  if (!/t="e"/.test(xml) && !FORMULA.test(xml)) return found;
  for (const [, attributes = '', content = ''] of xml.matchAll(CELL)) {
    const type = TYPE.exec(attributes)?.[1];
    const value = VALUE.exec(content)?.[1] ?? '';
    const isUncalculated = value === '' && type !== 'str' && FORMULA.test(content);
    const [, letters = '', row = ''] = type === 'e' || isUncalculated ? (ADDRESS.exec(attributes) ?? []) : [];
    if (letters === '') continue;
    const cell = { address: `${letters}${row}`, row: Number(row) - 1, column: columnOf(letters) };
    if (type === 'e' && value !== '') found.errors.push({ ...cell, text: value });
    else if (isUncalculated) found.uncalculated ??= cell;
  }
  return found;
};

const mergedOf = (xml: string): ExcelFacts['merged'] =>
  [...xml.matchAll(MERGED)].flatMap(([, letters = '', from, to]) =>
    from === to ? [] : [{ column: columnOf(letters), from: Number(from) - 1, to: Number(to) - 1 }],
  );

/** Reads them; null for a file in which they cannot be found. */
export const readExcelFacts = async (zip: ZipTexts): Promise<ExcelFacts | null> => {
  const workbook = await zip.read('xl/workbook.xml');
  const relationships = await zip.read('xl/_rels/workbook.xml.rels');
  if (workbook === null || relationships === null) return null;
  const paths = worksheetPaths(relationships);
  const [first, ...others] = tagsOf(workbook, 'sheet')
    .map((sheet, at) => ({ sheet, position: at + 1, path: paths.get(attributeOf(sheet, 'id')) ?? null }))
    .filter(({ sheet, path }) => path !== null && !HIDDEN.test(attributeOf(sheet, 'state')));
  const xml = first ? await zip.read(first.path ?? '') : null;
  if (first === undefined || xml === null) return null;
  return {
    ...{ position: first.position, name: attributeOf(first.sheet, 'name'), others: others.length },
    ...{ merged: mergedOf(xml), ...scanCells(xml) },
  };
};

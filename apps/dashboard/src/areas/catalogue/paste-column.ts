import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { ItemChange } from '@vitrine/domain/catalogue/edit-items';
import type { EditedFields, Location } from '@vitrine/domain/catalogue/edits';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import type { Read } from '../../ui/EditCell.tsx';
import { readCode, readName, readPrice, readTags } from './read-fields.ts';

/** Columns that take a pasted list, by the name that their cells carry. */
const FIELD = {
  name: (text: string) => toChange(readName(text), (name) => ({ name })),
  code: (text: string) => toChange(readCode(text), (product_code) => ({ product_code })),
  price: (text: string) => toChange(readPrice(text), (price) => ({ price })),
  tags: (text: string) => toChange(readTags(text), (tags) => ({ tags })),
} as const;

export type PastedColumn = keyof typeof FIELD;

export const isPastedColumn = (column: string | undefined): column is PastedColumn =>
  column !== undefined && Object.hasOwn(FIELD, column);

const toChange = <T>(read: Read<T>, change: (value: T) => EditedFields): Read<EditedFields> =>
  'error' in read ? read : { value: change(read.value) };

export interface Pasted {
  changes: ItemChange[];
  /** What could not be read, in the words that people see. */
  issues: string[];
}

/** The cells of one column as a spreadsheet copies them: a line each; of several columns the first counts. */
export const pastedCells = (text: string): string[] => {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t')[0] ?? '');
};

/** Fills a column downward from a row. What cannot be read changes nothing and is named with its line. */
export const pasteColumn = (
  text: string,
  column: PastedColumn,
  { rows, from, location }: { rows: readonly Row[]; from: string; location: Location },
): Pasted => {
  const cells = pastedCells(text);
  const start = rows.findIndex((row) => String(row.id) === from);
  const below = start === -1 ? [] : rows.slice(start, start + cells.length);
  const pasted: Pasted = { changes: [], issues: [] };
  for (const [index, row] of below.entries()) {
    const cell = cells[index] ?? '';
    const read = FIELD[column](cell);
    if ('error' in read) pasted.issues.push(catalogueMessages.pasteIssue(index + 1, cell, read.error));
    else pasted.changes.push({ key: { layer_index: location, id: row.id }, change: read.value });
  }
  const over = cells.length - below.length;
  if (over > 0) pasted.issues.push(catalogueMessages.pasteTooLong(over));
  return pasted;
};

import { EDITED_FIELDS } from '@vitrine/contract/catalogue/edited-fields';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { ItemChange } from '@vitrine/domain/catalogue/edits/edit-items';
import type { EditedField, Location } from '@vitrine/domain/catalogue/edits/edits';
import { isTyped } from '@vitrine/domain/catalogue/fields/parse-field';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { copiedLines } from '../../../ui/tables/sheets/pasted-cells.ts';
import { readTyped } from '../read-typed.ts';

/** Whether a column takes a pasted list: the columns that users type into. */
export const isPastedColumn = (column: string | undefined): column is EditedField =>
  EDITED_FIELDS.some((field) => field === column && isTyped(field));

export interface PasteResult {
  changes: ItemChange[];
  /** A sentence for each line that cannot be read. */
  issues: string[];
  /** How many columns were copied; only the first one is pasted. */
  columns: number;
}

/** Fills a column from a row downward. Lines that cannot be read change nothing. */
export const pasteColumn = (
  text: string,
  column: EditedField,
  { rows, from, location, currency }: { rows: readonly Row[]; from: string; location: Location; currency: string },
): PasteResult => {
  const lines = copiedLines(text);
  const cells = lines.map(([cell = '']) => cell);
  const start = rows.findIndex((row) => String(row.id) === from);
  const below = start === -1 ? [] : rows.slice(start, start + cells.length);
  const columns = Math.max(...lines.map(({ length }) => length));
  const pasted: PasteResult = { changes: [], issues: [], columns };
  for (const [index, row] of below.entries()) {
    const cell = cells[index] ?? '';
    const read = readTyped(column, cell, currency);
    if ('error' in read) pasted.issues.push(catalogueMessages.pasteIssue(index + 1, cell, read.error));
    else pasted.changes.push({ key: { layer_index: location, id: row.id }, change: { [column]: read.value } });
  }
  const over = cells.length - below.length;
  if (over > 0) pasted.issues.push(catalogueMessages.pasteTooLong(over));
  return pasted;
};

import type { TableKind } from '@vitrine/contract/catalogue/item-field';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import { type Column, editedIn, fileColumns } from '@vitrine/domain/catalogue/fields/columns';
import { isTyped } from '@vitrine/domain/catalogue/fields/parse-field';

/** A column of an exported file; one with a field can be imported back. */
export interface FileColumn {
  column: Column;
  field: EditedField | null;
}

export const ID_COLUMN = 'ID';

/** What a table is written to a file as, in this order. */
export const fileColumnsOf = (table: TableKind): FileColumn[] =>
  fileColumns(table).map((column) => {
    const field = editedIn(table, column);
    return { column, field: field !== null && isTyped(field) ? field : null };
  });

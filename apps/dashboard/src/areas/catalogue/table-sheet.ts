import { fileColumns } from '@vitrine/domain/catalogue/fields/columns';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import type { Sheet } from '@vitrine/domain/sheets/sheet';
import { columnValue } from './column-values.ts';
import type { Tab } from './data-tabs.ts';
import type { EditsById } from './table-rows.ts';

/** The rows of a table as a sheet, with their pending changes. */
export const sheetOf = (tab: Pick<Tab, 'kind'>, rows: readonly Row[], edits: EditsById): Sheet => {
  const columns = fileColumns(tab.kind);
  return [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((column) => columnValue(column, row, edits.get(String(row.id)) ?? {}))),
  ];
};

import type { Row } from '@vitrine/domain/catalogue/rows-of';
import type { Sheet } from '@vitrine/domain/sheets/sheet';
import type { Tab } from './data-tabs.ts';
import { FILE_COLUMNS } from './table-columns.ts';
import type { EditsById } from './table-rows.ts';

/** The rows of a table as a sheet, with their pending changes. */
export const sheetOf = (tab: Pick<Tab, 'kind'>, rows: readonly Row[], edits: EditsById): Sheet => {
  const columns = FILE_COLUMNS[tab.kind];
  return [
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ value }) => value(row, edits.get(String(row.id)) ?? {}))),
  ];
};

import { writeCsv } from '@vitrine/domain/catalogue/csv';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import type { Tab } from './data-tabs.ts';
import { FILE_COLUMNS } from './table-columns.ts';
import type { EditsById } from './table-rows.ts';

/** The rows of a table as a file, with their pending changes; spreadsheets run nothing of it as a formula. */
export const csvOf = (tab: Pick<Tab, 'kind'>, rows: readonly Row[], edits: EditsById): string => {
  const columns = FILE_COLUMNS[tab.kind];
  return writeCsv([
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map(({ value }) => value(row, edits.get(String(row.id)) ?? {}))),
  ]);
};

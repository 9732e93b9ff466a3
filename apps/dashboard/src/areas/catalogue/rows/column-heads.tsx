import type { TableKind } from '@vitrine/contract/catalogue/item-field';
import { shownColumns } from '@vitrine/domain/catalogue/fields/columns';
import type { Head } from '../../../ui/DataTable.tsx';
import type { Selection } from '../table/useSelection.ts';
import { AllCheck } from './row-controls.tsx';

const INDENT = '14px';

/** The heads of a table; the first one has the checkbox for all rows. */
export const columnHeads = (table: TableKind, selection: Selection): Head[] =>
  shownColumns(table).map(({ column, look }, at) => {
    const { in: _tables, label = column.label, ...rest } = look;
    const head = { key: column.key, label, ...rest };
    return at === 0 ? { ...head, indent: INDENT, start: <AllCheck selection={selection} /> } : head;
  });

import { fieldLabel } from '@vitrine/contract/catalogue/field-labels';
import type { TableKind } from '@vitrine/contract/catalogue/item-field';
import type { ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import { editedIn, shownColumns } from '@vitrine/domain/catalogue/fields/columns';
import { imageOf } from '@vitrine/domain/catalogue/rows-of';
import { memo, useMemo } from 'react';
import { DataTable, type Head } from '../../../ui/tables/DataTable.tsx';
import { AllCheck } from '../../../ui/tables/row-checks.tsx';
import type { Selection } from '../../../ui/tables/useSelection.ts';
import type { Tab } from '../data-tabs.ts';
import type { EditActions } from '../edits/useCatalogueEdits.ts';
import type { ShownTable } from '../table/useTable.tsx';
import { CatalogueRow, type RowColumn } from './CatalogueRow.tsx';
import { isTypedInCell } from './FieldCell.tsx';
import { RowLine } from './RowLine.tsx';

const INDENT = '14px';

const columnsOf = (table: TableKind): RowColumn[] =>
  shownColumns(table).map((shown) => {
    const field = editedIn(table, shown.column);
    return { ...shown, typed: field !== null && isTypedInCell(field) ? field : null };
  });

/** The heads of a table; the first one has the checkbox for all rows. */
const headsOf = (table: TableKind, selection: Selection): Head[] =>
  shownColumns(table).map(({ column, look }, at) => {
    const { in: _tables, label = column.label, ...rest } = look;
    const head = { key: column.key, label: fieldLabel(label), ...rest };
    return at === 0 ? { ...head, indent: INDENT, start: <AllCheck selection={selection} /> } : head;
  });

interface TableRowsProps {
  tab: Tab;
  table: ShownTable;
  phone: boolean;
  currency: string;
  thumbnailOf: (path: string | null) => string | null;
  actions: EditActions;
  isLocked: (key: ItemKey) => boolean;
  selection: Selection;
  /** Opens the item edit screen; undefined for users who may not edit. */
  onOpen: ((id: string | number) => void) | undefined;
}

/**
 * The rows of a tab: a table on wide screens, lines on phones; door ranges are always a table. A key in the search field
 * does not render it again.
 */
export const TableRows = memo(({ tab, table, phone, selection, isLocked, thumbnailOf, ...rest }: TableRowsProps) => {
  const { kind, location, label } = tab;
  const columns = useMemo(() => columnsOf(kind), [kind]);
  const rows = table.shown.map((row) => ({
    // Layers may use the same ids, and the cells of one must not become those of another.
    key: `${location} ${row.id}`,
    row,
    location,
    edit: table.editsById.get(String(row.id)),
    locked: isLocked({ layer_index: location, id: row.id }),
    image: thumbnailOf(imageOf(row)),
    ...rest,
  }));
  if (phone && kind !== 'pano_doors')
    return (
      <ul>
        {rows.map(({ key, ...props }) => (
          <RowLine key={key} {...props} />
        ))}
      </ul>
    );
  return (
    <DataTable label={label} heads={headsOf(kind, selection)} sorting={table.sorting}>
      <tbody>
        {rows.map(({ key, ...props }) => (
          <CatalogueRow
            key={key}
            {...props}
            columns={columns}
            chosen={selection.ids.has(String(props.row.id))}
            onChoose={selection.choose}
          />
        ))}
      </tbody>
    </DataTable>
  );
});

import { editedIn, shownColumns } from '@vitrine/domain/catalogue/fields/columns';
import { imageOf } from '@vitrine/domain/catalogue/rows-of';
import { useMemo } from 'react';
import { DataTable } from '../../../ui/DataTable.tsx';
import type { Tab } from '../data-tabs.ts';
import { CatalogueRow, type RowColumn } from './CatalogueRow.tsx';
import { columnHeads } from './column-heads.tsx';
import { isTypedInCell } from './FieldCell.tsx';
import type { RowsProps } from './table-part.ts';

const columnsOf = (table: Tab['kind']): RowColumn[] =>
  shownColumns(table).map((shown) => {
    const field = editedIn(table, shown.column);
    return { ...shown, typed: field !== null && isTypedInCell(field) ? field : null };
  });

/** Items of a layer, flakes, blends or parts of wardrobes on wide screens. */
export const CatalogueTable = ({ tab, table, selection, isLocked, thumbnailOf, ...row }: RowsProps & { tab: Tab }) => {
  const { kind, location, label } = tab;
  const columns = useMemo(() => columnsOf(kind), [kind]);
  return (
    <DataTable label={label} heads={columnHeads(kind, selection)} sorting={table.sorting}>
      <tbody>
        {table.shown.map((each) => (
          <CatalogueRow
            key={String(each.id)}
            location={location}
            columns={columns}
            row={each}
            edit={table.editsById.get(String(each.id))}
            locked={isLocked({ layer_index: location, id: each.id })}
            image={thumbnailOf(imageOf(each))}
            currency={row.currency}
            actions={row.actions}
            chosen={selection.ids.has(String(each.id))}
            onChoose={selection.choose}
            onOpen={row.onOpen}
          />
        ))}
      </tbody>
    </DataTable>
  );
};

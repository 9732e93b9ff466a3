import type { LayerItem } from '@vitrine/contract/configurator-file';
import { DataTable, type Head } from '../../../ui/DataTable.tsx';
import type { EditActions } from '../useCatalogueEdits.ts';
import type { CatalogueTable } from '../useTable.ts';
import { ItemRow } from './ItemRow.tsx';
import type { TablePartProps } from './LayerTables.tsx';

const HEADS: readonly Head[] = [
  { key: 'thumbnail', label: 'Thumbnail', unseen: true, width: '78px' },
  { key: 'name', label: 'Name', sortable: true },
  { key: 'range', label: 'Range', sortable: true, width: '10%' },
  { key: 'options', label: 'Options', width: '15.5%' },
  { key: 'product_code', label: 'SKU', sortable: true, width: '12.5%' },
  { key: 'price', label: 'Price', sortable: true, align: 'right', width: '100px' },
  { key: 'disabled', label: 'Enabled', unseen: true, width: '168px' },
];

export interface ItemRowsProps extends TablePartProps {
  table: CatalogueTable;
  actions: EditActions;
  isLocked: (item: LayerItem) => boolean;
  layerIndex: number;
}

/** The items of a layer on wide screens (configurators.md §2). */
export const ItemTable = ({
  table,
  actions,
  isLocked,
  layerIndex,
  currency,
  thumbnailOf,
  label,
}: ItemRowsProps & { label: string }) => (
  <DataTable label={label} heads={HEADS} sorting={table.sorting}>
    <tbody>
      {(table.rows.shown as readonly LayerItem[]).map((item) => (
        <ItemRow
          key={String(item.id)}
          layerIndex={layerIndex}
          item={item}
          edit={table.editsById.get(String(item.id))}
          locked={isLocked(item)}
          picture={thumbnailOf(item.thumbnail ?? null)}
          currency={currency}
          actions={actions}
        />
      ))}
    </tbody>
  </DataTable>
);

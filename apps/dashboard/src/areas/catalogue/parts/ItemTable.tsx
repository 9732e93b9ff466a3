import type { LayerItem } from '@vitrine/contract/configurator-file';
import { DataTable, type Head } from '../../../ui/DataTable.tsx';
import { ItemRow } from './ItemRow.tsx';
import type { ItemRowsProps } from './table-part.ts';

const HEADS: readonly Head[] = [
  { key: 'thumbnail', label: 'Thumbnail', unseen: true, width: '78px' },
  { key: 'name', label: 'Name', sortable: true },
  { key: 'range', label: 'Range', sortable: true, width: '10%' },
  { key: 'options', label: 'Options', width: '15.5%' },
  { key: 'product_code', label: 'SKU', sortable: true, width: '12.5%' },
  { key: 'price', label: 'Price', sortable: true, align: 'right', width: '100px' },
  { key: 'disabled', label: 'Enabled', unseen: true, width: '168px' },
];

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

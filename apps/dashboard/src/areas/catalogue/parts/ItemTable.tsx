import type { LayerItem } from '@vitrine/contract/configurator-file';
import { DataTable, type Head } from '../../../ui/DataTable.tsx';
import { ItemRow } from './ItemRow.tsx';
import { AllCheck } from './RowStart.tsx';
import type { ItemRowsProps } from './table-part.ts';

/** Full width from 1440 px; below that they give the name what it needs. */
const HEADS: readonly Head[] = [
  { key: 'thumbnail', label: 'Thumbnail', unseen: true, indent: '14px', width: 'clamp(86px, 7.2vw, 104px)' },
  { key: 'name', label: 'Name', sortable: true },
  { key: 'range', label: 'Range', sortable: true, width: 'clamp(64px, 7.6vw, 110px)' },
  { key: 'options', label: 'Options', width: 'clamp(96px, 11.8vw, 170px)' },
  { key: 'product_code', label: 'SKU', sortable: true, width: 'clamp(118px, 9.5vw, 137px)' },
  { key: 'price', label: 'Price', sortable: true, align: 'right', width: 'clamp(80px, 7vw, 100px)' },
  { key: 'disabled', label: 'Enabled', unseen: true, width: 'clamp(112px, 17.3vw - 81px, 168px)' },
];

/** The items of a layer on wide screens. */
export const ItemTable = ({
  table,
  actions,
  isLocked,
  layerIndex,
  currency,
  thumbnailOf,
  selection,
  onOpen,
  label,
}: ItemRowsProps & { label: string }) => {
  const heads = HEADS.map((head, at) => (at === 0 ? { ...head, start: <AllCheck selection={selection} /> } : head));
  return (
    <DataTable label={label} heads={heads} sorting={table.sorting}>
      <tbody>
        {(table.shown as readonly LayerItem[]).map((item) => (
          <ItemRow
            key={String(item.id)}
            layerIndex={layerIndex}
            item={item}
            edit={table.editsById.get(String(item.id))}
            locked={isLocked({ layer_index: layerIndex, id: item.id })}
            image={thumbnailOf(item.thumbnail ?? null)}
            currency={currency}
            actions={actions}
            chosen={selection.ids.has(String(item.id))}
            onChoose={selection.choose}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </DataTable>
  );
};

import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import type { EditedFields, ItemKey } from '@vitrine/domain/catalogue/edits';
import { formatPrice } from '@vitrine/domain/catalogue/price';
import { EditCell } from '../../../ui/EditCell.tsx';
import { readCode, readName, readPrice } from '../read-fields.ts';
import type { EditActions } from '../useCatalogueEdits.ts';

/** What every cell of an item's row needs. All of it keeps its identity until the item itself changes. */
export interface ItemCellProps {
  item: LayerItem;
  itemKey: ItemKey;
  edit: EditedFields;
  actions: EditActions;
  /** Its door range is off. */
  locked: boolean;
  reasonId: string | undefined;
}

export const NameCell = ({ item, itemKey, edit, actions, locked, reasonId }: ItemCellProps) => {
  const name = edit.name ?? item.name;
  return (
    <EditCell
      kind="name"
      label={`Name of ${item.name}`}
      shown={name}
      text={name}
      read={readName}
      onKeep={(value) => actions.edit(itemKey, { name: value })}
      old={edit.name === undefined ? undefined : item.name}
      locked={locked}
      describedBy={reasonId}
    />
  );
};

export const CodeCell = ({ item, itemKey, edit, actions, locked, reasonId }: ItemCellProps) => {
  const code = edit.product_code ?? item.product_code ?? '';
  return (
    <EditCell
      kind="code"
      label={`SKU of ${item.name}`}
      shown={code}
      text={code}
      read={readCode}
      onKeep={(value) => actions.edit(itemKey, { product_code: value })}
      old={edit.product_code === undefined ? undefined : item.product_code || 'none'}
      locked={locked}
      describedBy={reasonId}
    />
  );
};

interface PriceCellProps extends ItemCellProps {
  currency: string;
}

export const PriceCell = ({ item, itemKey, edit, actions, locked, reasonId, currency }: PriceCellProps) => {
  const before = item.price ?? null;
  const price = edit.price === undefined ? before : edit.price;
  return (
    <EditCell
      kind="price"
      label={`Price of ${item.name}`}
      shown={price === null ? '' : formatPrice(price, currency)}
      text={price === null ? '' : price.toFixed(catalogueLimits.priceDecimals)}
      read={readPrice}
      onKeep={(value) => actions.edit(itemKey, { price: value })}
      old={edit.price === undefined ? undefined : before === null ? 'none' : formatPrice(before, currency)}
      locked={locked}
      describedBy={reasonId}
    />
  );
};

import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import { builderMessages as messages } from '@vitrine/contract/configurators/builder-messages';
import { quantityMessages } from '@vitrine/contract/configurators/quantity-messages';
import {
  changeItem,
  duplicateItem,
  type ItemPosition,
  itemAt,
  moveItem,
  removeItem,
} from '@vitrine/domain/builder/edit-items';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import { parseField } from '@vitrine/domain/catalogue/fields/parse-field';
import { personNumbers, writeNumber } from '../../../../ui/person-numbers.ts';
import { LayeredQuantity } from '../quantities/LayeredQuantity.tsx';
import { itemSelection, layerKey } from '../selection.ts';
import { useBuilder } from './builder.ts';
import { CommittedField } from './CommittedField.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { FilterChips } from './items/FilterChips.tsx';
import { FirstItem } from './items/FirstItem.tsx';
import { ItemColour } from './items/ItemColour.tsx';
import { ItemImage } from './items/ItemImage.tsx';
import { MoveButtons } from './MoveButtons.tsx';

const issueOf = (name: 'name' | 'product_code' | 'price', text: string, currency: string): string | undefined => {
  const read = parseField(name, text, personNumbers(), currency);
  return 'error' in read ? read.error : undefined;
};

/** The buttons that move, copy and delete an item. */
const ItemActions = ({ position }: { position: ItemPosition }) => {
  const { draft, change, select } = useBuilder();
  const { layer, item } = position;
  const owner = draft.file.layers[layer];
  if (!owner) return null;
  const move = (to: number): void =>
    change((before) => ({ ...before, file: moveItem(before.file, position, { layer, item: to }) }));
  const duplicate = (): void => {
    const copied = duplicateItem(draft.file, position);
    change((before) => ({ ...before, file: duplicateItem(before.file, position) }));
    const copy = itemAt(copied, { layer, item: item + 1 });
    if (copy) select(itemSelection(owner, copy));
  };
  return (
    <Group gap={8}>
      <MoveButtons at={item} count={owner.items.length} onMove={move} />
      <Button size="xs" leftSection={<IconCopy size={14} stroke={1.6} />} onClick={duplicate}>
        {messages.duplicate}
      </Button>
      <DeleteButton
        label={messages.deleteItem}
        onDelete={() => {
          change((before) => ({ ...before, file: removeItem(before.file, position) }));
          select({ kind: 'layer', key: layerKey(owner) });
        }}
      />
    </Group>
  );
};

/** One item: image, name, SKU, price, colour, filters and layer, and whether visitors start with it. */
export const ItemForm = ({ position }: { position: ItemPosition }) => {
  const { draft, change, select } = useBuilder();
  const item = itemAt(draft.file, position);
  if (!item) return null;
  const currency = currencyOf(draft.file);
  const set = (fields: Partial<LayerItem>): void =>
    change((before) => ({ ...before, file: changeItem(before.file, position, fields) }));
  const setRead = (name: 'name' | 'product_code' | 'price', text: string): void => {
    const read = parseField(name, text, personNumbers(), currency);
    if ('value' in read) set({ [name]: read.value === '' ? null : read.value });
  };
  return (
    <Stack gap={16}>
      <ItemImage item={item} position={position} />
      <CommittedField
        label={messages.itemName}
        autoComplete="off"
        maximum={catalogueLimits.nameMaximum}
        value={item.name}
        issueWith={(text) => issueOf('name', text, currency)}
        onCommit={(text) => setRead('name', text)}
      />
      <Group grow gap={12} align="start" wrap="nowrap">
        <CommittedField
          label={messages.sku}
          autoComplete="off"
          maximum={catalogueLimits.skuMaximum}
          value={item.product_code ?? ''}
          issueWith={(text) => issueOf('product_code', text, currency)}
          onCommit={(text) => setRead('product_code', text)}
        />
        <CommittedField
          label={messages.price}
          autoComplete="off"
          inputMode="decimal"
          value={typeof item.price === 'number' ? writeNumber(item.price) : ''}
          issueWith={(text) => issueOf('price', text, currency)}
          onCommit={(text) => setRead('price', text)}
        />
      </Group>
      <LayeredQuantity
        rule={item.quantity}
        inherited={draft.file.layers[position.layer]?.quantity}
        usual={quantityMessages.usual.item}
        onChange={(quantity) => set({ quantity })}
      />
      <FirstItem position={position} />
      <ItemColour colour={item.hex ?? ''} onChange={(hex) => set({ hex })} />
      <FilterChips position={position} />
      <NativeSelect
        label={messages.itemLayer}
        data={draft.file.layers.map(({ name }, at) => ({ value: String(at), label: name }))}
        value={String(position.layer)}
        onChange={({ currentTarget: { value } }) => {
          const layer = Number(value);
          const target = draft.file.layers[layer];
          if (!target) return;
          const to = { layer, item: target.items.length };
          change((before) => ({ ...before, file: moveItem(before.file, position, to) }));
          // Its id is another one where the layer had it already.
          const [there] = moveItem(draft.file, position, to).layers[layer]?.items.slice(-1) ?? [];
          if (there) select(itemSelection(target, there));
        }}
      />
      <ItemActions position={position} />
    </Stack>
  );
};

import type { Category } from '@vitrine/contract/catalogue/categories';
import type { LayerItem } from '@vitrine/contract/configurator-file';

/** The location of a row: a number is the index in `file.layers`, otherwise the key of its category. */
export type Location = number | Category;

/** Names one row of the catalogue. */
export interface ItemKey {
  layer_index: Location;
  id: string | number;
}

/**
 * Changed fields only; a field that is absent stays as it was. `price: null` and `product_code: ''` clear the field.
 * Which fields a row has depends on its place (editable-fields.ts).
 */
export interface EditedFields {
  name?: string | undefined;
  product_code?: string | undefined;
  price?: number | null | undefined;
  disabled?: true | null | undefined;
  /** All filters of an item, with their options. */
  filter?: LayerItem['filter'] | undefined;
  /** Of internals of a wardrobe. */
  range?: string | undefined;
  /** Of flakes. */
  tags?: string[] | undefined;
}

export type EditedItem = ItemKey & { data: EditedFields };

/** At most one record a key, in the order of first edit. */
export type Edits = readonly EditedItem[];

export const EDITED_FIELDS = ['name', 'product_code', 'price', 'disabled', 'filter', 'range', 'tags'] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

/** Ids compare as text: addresses and design strings cannot tell 1 from '1'. */
export const sameKey = (one: ItemKey, other: ItemKey): boolean =>
  one.layer_index === other.layer_index && String(one.id) === String(other.id);

/** The pending changes of one row; empty when it has none. */
export const editOf = (edits: Edits, key: ItemKey): EditedFields =>
  edits.find((edit) => sameKey(edit, key))?.data ?? {};

/** Names one row of the catalogue: `layer_index` is the place in `file.layers`, or 'pano_doors' for door ranges (decision A23). */
export interface ItemKey {
  layer_index: number | 'pano_doors';
  id: string | number;
}

/** Changed fields only; a field that is absent stays as it was. `price: null` and `product_code: ''` clear the field. */
export interface EditedFields {
  name?: string | undefined;
  product_code?: string | undefined;
  price?: number | null | undefined;
  disabled?: true | null | undefined;
}

export type EditedItem = ItemKey & { data: EditedFields };

/** At most one record a key, in the order of first edit. */
export type Edits = readonly EditedItem[];

export const EDITED_FIELDS = ['name', 'product_code', 'price', 'disabled'] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

/** Ids compare as text: addresses and design strings cannot tell 1 from '1'. */
export const sameKey = (one: ItemKey, other: ItemKey): boolean =>
  one.layer_index === other.layer_index && String(one.id) === String(other.id);

/** The pending changes of one row; empty when it has none. */
export const editOf = (edits: Edits, key: ItemKey): EditedFields =>
  edits.find((edit) => sameKey(edit, key))?.data ?? {};

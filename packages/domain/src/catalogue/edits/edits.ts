import type { Category } from '@vitrine/contract/catalogue/categories';
import type { FieldValues } from '@vitrine/contract/catalogue/field-schemas';
import type { EditedField as AnyEditedField, KindOf } from '@vitrine/contract/catalogue/item-fields';

/** The location of a row: a number is the index in `file.layers`, otherwise the key of its category. */
export type Location = number | Category;

/** Names one row of the catalogue. */
export interface ItemKey {
  layer_index: Location;
  id: string | number;
}

/** A field that an edit may change: those that the registry declares as editable. */
export type EditedField = AnyEditedField;

/**
 * Changed fields only; a field that is absent stays as it was. `price: null` and `product_code: ''` clear the field.
 * Which fields a row has depends on its location (editable-fields.ts).
 */
export type EditedFields = { [F in EditedField]?: FieldValues[KindOf<F>] | undefined };

export type EditedItem = ItemKey & { data: EditedFields };

/** At most one record a key, in the order of first edit. */
export type Edits = readonly EditedItem[];

/** Ids compare as text: addresses and design strings do not distinguish 1 from '1'. */
export const sameKey = (one: ItemKey, other: ItemKey): boolean =>
  one.layer_index === other.layer_index && String(one.id) === String(other.id);

/** The pending changes of one row; empty when it has none. */
export const editOf = (edits: Edits, key: ItemKey): EditedFields =>
  edits.find((edit) => sameKey(edit, key))?.data ?? {};

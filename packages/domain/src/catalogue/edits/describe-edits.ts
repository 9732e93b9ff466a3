import { EDITED_FIELDS, editedField } from '@vitrine/contract/catalogue/edited-fields';
import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { type EditedValue, rulesOf } from '../fields/field-kinds.ts';
import { valueInFile } from '../fields/row-values.ts';
import { findItem } from '../find-item.ts';
import { imageOf, locationsOf, type Row } from '../rows-of.ts';
import type { EditedField, EditedItem, Edits, ItemKey } from './edits.ts';
import { keepRealEdits } from './keep-real-edits.ts';

export interface DescribedEdit {
  key: ItemKey;
  /** The name before the edit, so that a renamed row is still recognised. */
  name: string;
  thumbnail: string | null;
  field: EditedField;
  before: EditedValue;
  after: EditedValue;
}

export interface DescribedLayer {
  layer: string;
  rows: DescribedEdit[];
}

/** A value of a field as shown on screen: options and tags as one text. */
export const shownValue = (field: EditedField, value: unknown): EditedValue =>
  rulesOf(editedField(field).kind).shown(value);

const rowsOf = (row: Row, edit: EditedItem): DescribedEdit[] =>
  EDITED_FIELDS.filter((field) => edit.data[field] !== undefined).map((field) => ({
    key: { layer_index: edit.layer_index, id: edit.id },
    name: row.name,
    thumbnail: imageOf(row),
    field,
    before: shownValue(field, valueInFile(row, field)),
    after: shownValue(field, edit.data[field]),
  }));

/** The Save Changes table: layers and categories in the order of locationsOf; only real edits of known items. */
export const describeEdits = (file: ConfiguratorFile, edits: Edits): DescribedLayer[] => {
  const byLocation = new Map<ItemKey['layer_index'], DescribedEdit[]>();
  for (const edit of keepRealEdits(file, edits)) {
    const row = findItem(file, edit);
    if (row === null) continue;
    const described = byLocation.get(edit.layer_index) ?? [];
    byLocation.set(edit.layer_index, described);
    described.push(...rowsOf(row, edit));
  }
  return locationsOf(file)
    .map(({ location, name }) => ({ layer: name, rows: byLocation.get(location) ?? [] }))
    .filter((group) => group.rows.length > 0);
};

/** How many fields are changed. */
export const countEdits = (edits: Edits): number =>
  edits.reduce((sum, edit) => sum + EDITED_FIELDS.filter((field) => edit.data[field] !== undefined).length, 0);

/** How many layers are touched; each category counts as one. */
export const countEditedLayers = (edits: Edits): number => new Set(edits.map((edit) => edit.layer_index)).size;

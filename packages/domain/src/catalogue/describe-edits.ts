import type { DoorRange, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { doorRangeGroup } from './door-ranges.ts';
import { EDITED_FIELDS, type EditedField, type EditedItem, type Edits, type ItemKey } from './edits.ts';
import { findItem } from './find-item.ts';
import { keepRealEdits } from './keep-real-edits.ts';

export type EditedValue = string | number | boolean | null;

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

const DOOR_RANGES = 'Door Range';

const shown = (value: unknown): EditedValue =>
  typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '') ? value : null;

const rowsOf = (row: LayerItem | DoorRange, edit: EditedItem): DescribedEdit[] =>
  EDITED_FIELDS.filter((field) => edit.data[field] !== undefined).map((field) => ({
    key: { layer_index: edit.layer_index, id: edit.id },
    name: row.name,
    thumbnail: row.thumbnail ?? null,
    field,
    before: shown(row[field]),
    after: shown(edit.data[field]),
  }));

/** The Save Changes table: door ranges first, then the layers in the order of the file; only real edits of known items. */
export const describeEdits = (file: LayeredFile, edits: Edits): DescribedLayer[] => {
  const real = keepRealEdits(file, edits);
  const rowsIn = (place: ItemKey['layer_index']): DescribedEdit[] =>
    real.flatMap((edit) => {
      const row = edit.layer_index === place ? findItem(file, edit) : null;
      return row === null ? [] : rowsOf(row, edit);
    });
  return [
    { layer: doorRangeGroup(file)?.name ?? DOOR_RANGES, rows: rowsIn('pano_doors') },
    ...file.layers.map((layer, index) => ({ layer: layer.name, rows: rowsIn(index) })),
  ].filter((group) => group.rows.length > 0);
};

/** How many fields are changed. */
export const countEdits = (edits: Edits): number =>
  edits.reduce((sum, edit) => sum + EDITED_FIELDS.filter((field) => edit.data[field] !== undefined).length, 0);

/** How many layers are touched; the door ranges count as one. */
export const countEditedLayers = (edits: Edits): number => new Set(edits.map((edit) => edit.layer_index)).size;

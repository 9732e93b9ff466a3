import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { editableFields } from '../fields/editable-fields.ts';
import { comparedValue, valueInFile } from '../fields/row-values.ts';
import { findItem } from '../find-item.ts';
import type { Row } from '../rows-of.ts';
import type { EditedFields, EditedItem, Edits, Location } from './edits.ts';

/** The fields of a change that the location has, and that differ from the file. */
export const realFields = (row: Row, location: Location, data: EditedFields): EditedFields =>
  Object.fromEntries(
    editableFields(location)
      .filter(
        (field) =>
          data[field] !== undefined &&
          comparedValue(field, data[field]) !== comparedValue(field, valueInFile(row, field)),
      )
      .map((field) => [field, data[field]]),
  );

/**
 * Drops fields that equal the file, and records that become empty. An absent price or SKU equals null and ''. Of door
 * ranges only `disabled` counts. Records of unknown items stay, so that saving rejects them instead of losing them
 * silently.
 */
export const keepRealEdits = (file: ConfiguratorFile, edits: Edits): Edits =>
  edits.flatMap((edit): EditedItem[] => {
    const row = findItem(file, edit);
    if (row === null) return [edit];
    const data = realFields(row, edit.layer_index, edit.data);
    return Object.keys(data).length === 0 ? [] : [{ layer_index: edit.layer_index, id: row.id, data }];
  });

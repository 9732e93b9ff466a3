import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { EditedFields, Edits } from '../catalogue/edits/edits.ts';
import { keepRealEdits } from '../catalogue/edits/keep-real-edits.ts';
import { editableFields } from '../catalogue/fields/editable-fields.ts';
import { valueInFile } from '../catalogue/fields/row-values.ts';
import { findItem } from '../catalogue/find-item.ts';
import { locationsOf, type Row, rowsOf } from '../catalogue/rows-of.ts';
import { locationIn } from './location-in.ts';

/** A field that the later file leaves empty: an edit names it, because an absent field means no change. */
const emptied = (before: unknown): unknown => {
  if (Array.isArray(before)) return [];
  return typeof before === 'string' ? '' : null;
};

const fieldsOf = (before: Row, after: Row, location: Parameters<typeof editableFields>[0]): EditedFields =>
  Object.fromEntries(
    editableFields(location).map((field) => [field, valueInFile(after, field) ?? emptied(valueInFile(before, field))]),
  );

/**
 * The edits that turn one version into a later one, as if they were still pending. Layers and rows that only one of the
 * two has are left out: a save adds and removes none.
 */
export const editsBetween = (before: ConfiguratorFile, after: ConfiguratorFile): Edits =>
  keepRealEdits(
    before,
    locationsOf(before).flatMap(({ location }) => {
      const later = locationIn(before, after, location);
      if (later === null) return [];
      return rowsOf(before, location).flatMap((row) => {
        const now = findItem(after, { layer_index: later, id: row.id });
        return now === null || now === row
          ? []
          : [{ layer_index: location, id: row.id, data: fieldsOf(row, now, location) }];
      });
    }),
  );

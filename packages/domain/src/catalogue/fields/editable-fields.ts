import { CATEGORIES } from '@vitrine/contract/catalogue/categories';
import { editedFieldsOf } from '@vitrine/contract/catalogue/edited-fields';
import type { TableKind } from '@vitrine/contract/catalogue/item-field';
import type { EditedField, Location } from '../edits/edits.ts';

// Looked up for every row of a save.
const OF_TABLE: ReadonlyMap<TableKind, readonly EditedField[]> = new Map(
  ['layer' as const, ...CATEGORIES].map((table) => [table, editedFieldsOf(table)]),
);

/** The fields of a row that can be edited; changes of others are dropped. Ids are never edited. */
export const editableFields = (location: Location): readonly EditedField[] =>
  OF_TABLE.get(typeof location === 'number' ? 'layer' : location) ?? [];

import type { EditableField, ItemField, TableKind } from './item-field.ts';
import { type EditedField, ITEM_FIELDS, type ItemFieldName } from './item-fields.ts';

const CHOSEN: ReadonlySet<ItemField['kind']> = new Set(['filters', 'choice', 'tags']);

const isEdited = (name: ItemFieldName): name is EditedField => 'editable' in ITEM_FIELDS[name];

/** The editable fields in the order of the form. */
export const FORM_FIELDS: readonly EditedField[] = (Object.keys(ITEM_FIELDS) as ItemFieldName[]).filter(isEdited);

const isChosen = (name: EditedField): boolean => CHOSEN.has(ITEM_FIELDS[name].kind);

/** The editable fields in the order in which changes are listed: what is typed comes before what is chosen. */
export const EDITED_FIELDS: readonly EditedField[] = [
  ...FORM_FIELDS.filter((name) => !isChosen(name)),
  ...FORM_FIELDS.filter(isChosen),
];

/** What the registry says of an editable field, whichever it is. */
export const editedField = (name: EditedField): EditableField => ITEM_FIELDS[name];

/** The fields that rows of a table have and may change. */
export const editedFieldsOf = (table: TableKind): readonly EditedField[] =>
  EDITED_FIELDS.filter((name) => editedField(name).editable.includes(table));

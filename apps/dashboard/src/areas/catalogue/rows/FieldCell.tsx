import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import { fieldLabel } from '@vitrine/contract/catalogue/field-labels';
import type { EditableField } from '@vitrine/contract/catalogue/item-field';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import { hasLostCharacters } from '@vitrine/contract/characters/lost-characters';
import type { EditedField, EditedFields, ItemKey } from '@vitrine/domain/catalogue/edits/edits';
import type { ParseResult } from '@vitrine/domain/catalogue/fields/parse-field';
import { valueInFile, valueOnScreen } from '@vitrine/domain/catalogue/fields/row-values';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { EditCell } from '../../../ui/tables/EditCell.tsx';
import type { EditActions } from '../edits/useCatalogueEdits.ts';
import { formatShown, formatTyped } from '../format-field.ts';
import { readTyped } from '../read-typed.ts';

/** The values that all cells of a row share. They keep their identity until the row changes. */
export interface RowCells {
  row: Row;
  itemKey: ItemKey;
  edit: EditedFields;
  actions: EditActions;
  image: string | null;
  currency: string;
  off: boolean;
  /** Its door range is off. */
  locked: boolean;
  reasonId: string | undefined;
}

const TYPED: ReadonlySet<EditableField['kind']> = new Set(['text', 'number', 'tags']);

/** Whether a field has an input in its cell. Users change other fields in the form or with a switch. */
export const isTypedInCell = (field: EditedField): boolean => TYPED.has(editedField(field).kind);

const lookOf = (field: EditableField): 'name' | 'code' | 'number' | 'plain' => {
  if (field.kind === 'number') return 'number';
  return (field.kind === 'text' ? field.look : undefined) ?? 'plain';
};

/** Reads the text of a cell. Lost characters mostly come from a paste, so their message names the row. */
const readCell = (field: EditedField, { row, currency }: RowCells, text: string): ParseResult<unknown> =>
  hasLostCharacters(text) ? { error: catalogueMessages.charactersLostIn(row.name) } : readTyped(field, text, currency);

/** An input for a field of a row. */
export const FieldCell = ({ field, ...cells }: RowCells & { field: EditedField }) => {
  const { row, itemKey, edit, actions, currency, locked, reasonId } = cells;
  const declared = editedField(field);
  const value = valueOnScreen(row, edit, field);
  const isChanged = edit[field] !== undefined;
  return (
    <EditCell
      kind={lookOf(declared)}
      column={field}
      label={rowMessages.fieldOf(fieldLabel(declared.label), row.name)}
      shown={formatShown(field, value, currency)}
      text={formatTyped(field, value, currency)}
      read={(text) => readCell(field, cells, text)}
      onCommit={(committed) => actions.edit(itemKey, { [field]: committed })}
      old={isChanged ? formatShown(field, valueInFile(row, field), currency) || rowMessages.noValue : undefined}
      locked={locked}
      describedBy={reasonId}
    />
  );
};

import { editedField, FORM_FIELDS } from '@vitrine/contract/catalogue/edited-fields';
import type { EditableField } from '@vitrine/contract/catalogue/item-field';
import type { KindOf } from '@vitrine/contract/catalogue/item-fields';
import type { LayerItem } from '@vitrine/contract/configurator-file';
import type { EditedField, EditedFields, Location } from '@vitrine/domain/catalogue/edits/edits';
import { editableFields } from '@vitrine/domain/catalogue/fields/editable-fields';
import type { ParseResult } from '@vitrine/domain/catalogue/fields/parse-field';
import {
  comparedValue,
  filtersOnScreen,
  tagsOnScreen,
  valueOnScreen,
} from '@vitrine/domain/catalogue/fields/row-values';
import type { Row } from '@vitrine/domain/catalogue/rows-of';
import { formatTyped } from '../format-field.ts';
import { readTyped } from '../read-typed.ts';

/** The value of an input, by the kind of its field. */
export interface FormValues {
  text: string;
  number: string;
  /** Whether it is on. */
  switch: boolean;
  filters: LayerItem['filter'];
  choice: string;
  /** The chosen tags, and the text of the next ones. */
  tags: { chosen: readonly string[]; text: string };
}

/** The values of Edit Product Data. */
export type ProductForm = { [F in EditedField]: FormValues[KindOf<F>] };

/** A row with its pending changes, in a data file of a currency. */
interface EditedRow {
  row: Row;
  edit: EditedFields;
  currency: string;
}

interface KindRules<V> {
  open: (edited: EditedRow, name: EditedField) => V;
  read: (value: V, name: EditedField, currency: string) => ParseResult<unknown>;
}

const textOf = ({ row, edit, currency }: EditedRow, name: EditedField): string =>
  formatTyped(name, valueOnScreen(row, edit, name), currency);

const readText = (text: string, name: EditedField, currency: string): ParseResult<unknown> =>
  readTyped(name, text, currency);

/** The chosen tags with those of the text. */
export const readTags = ({ chosen, text }: FormValues['tags']): ParseResult<string[]> =>
  text.trim() === '' ? { value: [...chosen] } : readTyped('tags', [...chosen, text].join(','));

const RULES: { [K in EditableField['kind']]: KindRules<FormValues[K]> } = {
  text: { open: textOf, read: readText },
  number: { open: textOf, read: readText },
  switch: {
    open: ({ row, edit }, name) => valueOnScreen(row, edit, name) !== true,
    read: (on) => ({ value: on ? null : true }),
  },
  filters: { open: ({ row, edit }) => filtersOnScreen(row, edit), read: (value) => ({ value }) },
  choice: { open: textOf, read: (value) => ({ value }) },
  tags: { open: ({ row, edit }) => ({ chosen: tagsOnScreen(row, edit), text: '' }), read: readTags },
};

const rulesOf = (name: EditedField) => RULES[editedField(name).kind] as KindRules<unknown>;

/** The form of a row with its pending changes. */
export const formOf = (edited: EditedRow): ProductForm =>
  Object.fromEntries(FORM_FIELDS.map((name) => [name, rulesOf(name).open(edited, name)])) as unknown as ProductForm;

export type ProductIssues = Partial<Record<EditedField, string>>;

/** The fields that the user has changed, or the issues of the form. */
export const changeOf = (
  form: ProductForm,
  { location, ...edited }: EditedRow & { location: Location },
): { change: EditedFields } | { issues: ProductIssues } => {
  const change: EditedFields = {};
  const issues: ProductIssues = {};
  const { row, edit, currency } = edited;
  const opened = formOf(edited);
  for (const name of editableFields(location)) {
    // A number with more decimals than the form takes, 1.299, must not be read as another one.
    if (editedField(name).kind === 'number' && form[name] === opened[name]) continue;
    const read = rulesOf(name).read(form[name], name, currency);
    if ('error' in read) issues[name] = read.error;
    else if (comparedValue(name, read.value) !== comparedValue(name, valueOnScreen(row, edit, name)))
      Object.assign(change, { [name]: read.value });
  }
  return Object.keys(issues).length > 0 ? { issues } : { change };
};

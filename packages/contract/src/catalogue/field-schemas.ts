import { z } from 'zod';
import { hasLostCharacters } from '../characters/lost-characters.ts';
import { makeStorable } from '../characters/make-storable.ts';
import { EDITED_FIELDS, editedField, editedFieldsOf } from './edited-fields.ts';
import { hasDecimals } from './has-decimals.ts';
import type { EditableField, NumberField, TableKind, TextField } from './item-field.ts';
import type { EditedField, EditedFieldOf, ITEM_FIELDS, KindOf } from './item-fields.ts';
import { catalogueLimits as limits } from './limits.ts';
import { catalogueMessages as messages } from './messages.ts';

/** A filter of an item in a data file: its options, and the group that they belong to. */
const storedFilter = z.looseObject({ name: z.string(), options: z.array(z.string()), group: z.string().nullish() });

/** Text that lost characters when it was decoded is not stored. */
const editedString = () =>
  z
    .string()
    .overwrite(makeStorable)
    .refine((text) => !hasLostCharacters(text), { error: () => messages.charactersLost });

const editedFilter = z.strictObject({
  name: editedString().max(limits.nameMaximum),
  options: z.array(editedString().max(limits.nameMaximum)).max(limits.optionsOffered),
  group: editedString().max(limits.nameMaximum).nullish(),
});

/** The value of a field in an edit, by its kind. */
export interface FieldValues {
  text: string;
  number: number | null;
  switch: true | null;
  filters: z.output<typeof storedFilter>[];
  choice: string;
  tags: string[];
}

const editedText = ({ maximum, required }: TextField) => {
  const text = editedString().trim();
  return (required === undefined ? text : text.min(1, required)).max(maximum);
};

/** How many decimals money may have depends on the currency of the file: `priceIssues` of the domain compares them. */
const editedNumber = ({ maximum, decimals, money, invalid, hint = invalid }: NumberField) =>
  z
    .number(invalid)
    .min(0, invalid)
    .max(maximum, invalid)
    .refine((value) => money === true || hasDecimals(value, decimals), hint)
    .nullable();

const editedValue = (field: EditableField): z.ZodType => {
  switch (field.kind) {
    case 'text':
      return editedText(field);
    case 'number':
      return editedNumber(field);
    case 'switch':
      return z.literal(true).nullable();
    case 'filters':
      return z.array(editedFilter).max(limits.filtersMaximum);
    case 'choice':
      return editedString().trim().max(field.maximum);
    case 'tags':
      return z.array(editedString().trim().toUpperCase().min(1).max(field.maximum)).max(field.most);
  }
};

type EditedValue<F extends EditedField> = FieldValues[KindOf<F>];
type EditedShape = { [F in EditedField]: z.ZodOptional<z.ZodType<EditedValue<F>, EditedValue<F>>> };

/** The fields of an edit; each may be absent. */
export const editedShape = Object.fromEntries(
  EDITED_FIELDS.map((name) => [name, editedValue(editedField(name)).optional()]),
) as EditedShape;

const off = z
  .literal(true)
  .nullish()
  .transform((value) => value ?? null);

/** Files may hold more decimals than screens accept. A number without decimals must be whole and within its limit. */
const storedNumber = ({ decimals, maximum }: Pick<NumberField, 'decimals' | 'maximum'>) => {
  const number = z.number().min(0);
  return (decimals === 0 ? number.int().max(maximum) : number).nullish();
};

const storedFilters = z
  .array(storedFilter)
  .nullish()
  .transform((filters) => filters ?? []);

interface StoredSchemas {
  text: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  number: ReturnType<typeof storedNumber>;
  switch: typeof off;
  filters: typeof storedFilters;
  choice: z.ZodOptional<z.ZodNullable<z.ZodString>>;
  tags: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
}

const storedValue = (field: EditableField): z.ZodType => {
  switch (field.kind) {
    case 'text':
      return field.required === undefined ? z.string().nullish() : z.string();
    case 'number':
      return storedNumber(field);
    case 'switch':
      return off;
    case 'filters':
      return storedFilters;
    case 'choice':
      return z.string().nullish();
    case 'tags':
      return z.array(z.string()).nullish();
  }
};

type StoredShape<T extends TableKind> = {
  [F in EditedFieldOf<T>]: (typeof ITEM_FIELDS)[F] extends { required: string }
    ? z.ZodString
    : StoredSchemas[KindOf<F>];
};

/** The editable fields that rows of a table have in a data file. */
export const storedShape = <T extends TableKind>(table: T): StoredShape<T> =>
  Object.fromEntries(editedFieldsOf(table).map((name) => [name, storedValue(editedField(name))])) as StoredShape<T>;

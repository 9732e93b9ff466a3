import type { FieldValues } from '@vitrine/contract/catalogue/field-schemas';
import type { EditableField } from '@vitrine/contract/catalogue/item-field';
import { normaliseTags } from './tags.ts';

/** A value as tables of changes show it. */
export type EditedValue = string | number | boolean | null;

/** Operations on a value of a kind. A value from a file can be of any type. */
interface KindRules<F extends EditableField> {
  /** What it compares by: an absent value equals an empty one. */
  compared: (value: unknown) => string | number | null;
  /** In tables of changes. */
  shown: (value: unknown) => EditedValue;
  /** In the data file. */
  stored: (value: FieldValues[F['kind']], field: F) => unknown;
}

type AllRules = { [K in EditableField['kind']]: KindRules<Extract<EditableField, { kind: K }>> };

const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const plain = (value: unknown): EditedValue => {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'string' && value !== '' ? value : null;
};

const filtersOf = (value: unknown): FieldValues['filters'] => (Array.isArray(value) ? value : []);

/** Tags of a file as they are stored. */
export const tagsOf = (value: unknown): string[] => (Array.isArray(value) ? normaliseTags(value as string[]) : []);

const same = <T>(value: T): T => value;

/** Tags compare as they are stored, and filters whatever the order of their options. */
const RULES: AllRules = {
  text: {
    compared: trimmed,
    shown: plain,
    stored: (value, { required }) => (value === '' && required === undefined ? null : value),
  },
  number: { compared: (value) => (typeof value === 'number' ? value : null), shown: plain, stored: same },
  switch: { compared: (value) => (value === true ? 'off' : 'on'), shown: plain, stored: same },
  filters: {
    compared: (value) => JSON.stringify(filtersOf(value).map(({ name, options }) => [name, [...options].sort()])),
    shown: (value) =>
      filtersOf(value)
        .flatMap(({ options }) => options)
        .join(', ') || null,
    stored: same,
  },
  choice: { compared: trimmed, shown: plain, stored: same },
  tags: {
    compared: (value) => tagsOf(value).join('\n'),
    shown: (value) => tagsOf(value).join(', ') || null,
    stored: normaliseTags,
  },
};

/** The rules of a kind, whichever it is. */
export const rulesOf = (kind: EditableField['kind']): KindRules<EditableField> =>
  RULES[kind] as KindRules<EditableField>;

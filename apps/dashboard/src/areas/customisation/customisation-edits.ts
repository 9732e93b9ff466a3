import type { Customisation } from '@vitrine/contract/customisation/schemas';
import { LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { isRecord } from '@vitrine/domain/is-record';
import { mergeList } from '../../ui/forms/merge-list.ts';
import { isEmailText, textChangesIn, withText } from './email-texts.ts';

/** The values of the Save Design and Emails tabs. */
export type Values = Pick<Customisation, 'saveDesign' | 'emails' | 'texts'>;

/** What was typed, by the field's path: `emails.cta_link`, `texts.de.cta_link`. All other fields are as stored. */
export type Edits = Readonly<Record<string, unknown>>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The language of a path such as `texts.de.cta_link`. */
export const languageIn = (path: string): Language | undefined => {
  const [part, named] = path.split('.');
  return part === 'texts' ? LANGUAGES.find((language) => language === named) : undefined;
};

type CustomField = Values['saveDesign']['customFields'][number];

/** An edited list of custom fields, and the stored one with which that began. */
interface FieldsEdit {
  base: CustomField[];
  edited: CustomField[];
}

const FIELDS = 'customFields';

const isFieldsEdit = (value: unknown): value is FieldsEdit =>
  isRecord(value) && Array.isArray(value.base) && Array.isArray(value.edited);

/** The edit that gives a field a value. */
export const editOf = ({ saveDesign }: Values, field: string, value: unknown): unknown =>
  field === FIELDS ? { base: saveDesign.customFields, edited: value } : value;

/** The edited fields with those that others have stored and removed since. */
const mergedFields = (stored: readonly CustomField[], edit: FieldsEdit): CustomField[] => [
  ...mergeList({ ...edit, stored }, (one, other) => one.name === other.name),
];

const withEdit = (values: Values, path: string, value: unknown): Values => {
  const [part, field = '', name = ''] = path.split('.');
  const language = languageIn(path);
  if (language && isEmailText(name) && (value === null || typeof value === 'string'))
    return { ...values, texts: withText(values.texts, language, { [name]: value }) };
  if (field === FIELDS) {
    if (part !== 'saveDesign' || !isFieldsEdit(value)) return values;
    const customFields = mergedFields(values.saveDesign.customFields, value);
    return { ...values, saveDesign: { ...values.saveDesign, customFields } };
  }
  if ((part !== 'saveDesign' && part !== 'emails') || !Object.hasOwn(values[part], field)) return values;
  return { ...values, [part]: { ...values[part], [field]: value } };
};

/** The stored values with the edits; paths of unknown fields are ignored. */
export const withEdits = ({ saveDesign, emails, texts }: Values, edits: Edits): Values =>
  Object.entries(edits).reduce<Values>((values, [path, value]) => withEdit(values, path, value), {
    saveDesign,
    emails,
    texts,
  });

/** The edits that were made after others were sent. */
export const editsSince = (sent: Edits, edits: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits)
      .filter(([path, value]) => !same(sent[path], value))
      .map(([path, value]) => {
        const before = sent[path];
        // What was sent is stored now: what is missing since was removed here.
        return [path, isFieldsEdit(before) && isFieldsEdit(value) ? { ...value, base: before.edited } : value];
      }),
  );

/** An untouched switch is null, one that was switched off again is false: visitors see the same. */
const settled = (value: unknown): unknown => (value === false || value === '' ? null : value);

/** The number of changed fields. */
export const changesIn = (stored: Values, values: Values): number =>
  (['saveDesign', 'emails'] as const).flatMap((part) => {
    const before: Record<string, unknown> = stored[part];
    return Object.entries(values[part]).filter(([key, value]) => !same(settled(before[key]), settled(value)));
  }).length + textChangesIn(stored.texts, values.texts);

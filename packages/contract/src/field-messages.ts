import { z } from 'zod';

const ENTRY = 'An entry of ';

/** Names of lists have a plural verb: Items are required. */
const isPlural = (field: string): boolean => /[^isu]s$/i.test(field) && !field.startsWith(ENTRY);

/** Sentences about fields whose schema has none; each begins with the field. */
const messages = {
  required: (field: string) => `${field} ${isPlural(field) ? 'are' : 'is'} required`,
  invalid: (field: string) => `${field} ${isPlural(field) ? 'are' : 'is'} not valid`,
  mustBe: (field: string, what: string) => `${field} must be ${what}`,
  mustHave: (field: string, size: string) => `${field} must have ${size}`,
  unknownKeys: (field: string, keys: string) => `${field} ${isPlural(field) ? 'have' : 'has'} unknown fields: ${keys}`,
  more: (count: number) => `and ${count} more`,
  nameless: 'The field',
} as const;

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const FORMATS: Record<string, string> = {
  url: 'a web address',
  date: 'a date such as 2026-11-23',
  datetime: 'a time such as 2026-11-23T09:30:00Z',
  uuid: 'a UUID',
};

/** What a size counts, by the type of the value: one, and several. */
const UNITS: Record<string, readonly [string, string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

const SHORT_NAMES = new Map([
  ['id', 'ID'],
  ['ids', 'IDs'],
  ['url', 'URL'],
  ['sku', 'SKU'],
  ['json', 'JSON'],
]);

const NAME_LONGEST = 40;
const NAMES_LISTED = 5;
const CHOICES_LISTED = 12;

/** A key as a text that is safe to show: keys of records and unknown fields are whatever a request calls them. */
const plainKey = (key: string): string => {
  const plain = key.slice(0, NAME_LONGEST).replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, ' ');
  return key.length > NAME_LONGEST ? `${plain}…` : plain.trim();
};

const plainKeys = (keys: readonly string[]): string => {
  const listed = keys.slice(0, NAMES_LISTED).map((key) => plainKey(key) || '?');
  const more = keys.length - listed.length;
  return `${listed.join(', ')}${more > 0 ? ` ${messages.more(more)}` : ''}`;
};

/** The name of a field as people read it: `configurator_id` is Configurator, `previewImage` is Preview image. */
export function fieldName(path: readonly PropertyKey[]): string {
  const key = path.filter((step) => typeof step === 'string').at(-1);
  if (key === undefined) return 'The request';
  const words = plainKey(key)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
  const named = words.length > 1 && words.at(-1) === 'id' ? words.slice(0, -1) : words;
  const text = named.map((word) => SHORT_NAMES.get(word) ?? word).join(' ') || messages.nameless;
  if (typeof path.at(-1) === 'number') return `${ENTRY}${text}`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

interface Bound {
  origin: string;
  words: string;
  count: number | bigint;
}

const sizeSentence = (field: string, { origin, words, count }: Bound): string => {
  // The bound of a whole number without one, or the size of something that has none.
  if (Math.abs(Number(count)) === Number.MAX_SAFE_INTEGER || origin === 'unknown') return messages.invalid(field);
  const units = UNITS[origin];
  if (units === undefined) return messages.mustBe(field, `${words} ${count}`);
  return messages.mustHave(field, `${words} ${count} ${Number(count) === 1 ? units[0] : units[1]}`);
};

/** The values to choose from, where they are few enough to read. */
const choices = (values: readonly string[]): string | undefined => {
  const named = values.filter(Boolean);
  if (named.length > CHOICES_LISTED) return undefined;
  return named.length === 1 ? named[0] : `one of: ${named.join(', ')}`;
};

const sentenceOf = (issue: z.core.$ZodRawIssue): string => {
  const field = fieldName(issue.path ?? []);
  const mustBe = (what: string | undefined): string =>
    what === undefined ? messages.invalid(field) : messages.mustBe(field, what);
  if (issue.code !== 'too_big' && (issue.input === undefined || issue.input === null)) return messages.required(field);
  switch (issue.code) {
    case 'invalid_type':
      return mustBe(TYPES[issue.expected]);
    case 'invalid_format':
      return mustBe(FORMATS[issue.format]);
    case 'invalid_value':
      return mustBe(choices(issue.values.map(String)));
    case 'too_small':
      if (issue.input === '') return messages.required(field);
      return sizeSentence(field, {
        ...{ origin: issue.origin, words: issue.inclusive === false ? 'more than' : 'at least', count: issue.minimum },
      });
    case 'too_big':
      return sizeSentence(field, {
        ...{ origin: issue.origin, words: issue.inclusive === false ? 'less than' : 'at most', count: issue.maximum },
      });
    case 'unrecognized_keys':
      return messages.unknownKeys(field, plainKeys(issue.keys));
    case 'custom':
      return mustBe(issue.params?.mustBe as string | undefined);
    default:
      return messages.invalid(field);
  }
};

/** From now on an issue without a message of its schema names its field. The server calls it once. */
export const nameFieldsInIssues = (): void => {
  z.config({ customError: sentenceOf });
};

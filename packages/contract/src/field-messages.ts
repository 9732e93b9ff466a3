import { z } from 'zod';
import { fieldMessages as messages } from './field-sentences.ts';

/** Names of lists have a plural verb: Items are required. */
const isPlural = (name: string): boolean => /[^isu]s$/i.test(name);

/** The subject of a sentence: a field as people read it, or the request itself. */
interface Subject {
  text: string;
  isPlural: boolean;
}

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
  const names = listed.join(', ');
  return keys.length > listed.length ? messages.more(names, keys.length - listed.length) : names;
};

/** The words of a field's key; undefined where it has none. */
function wordsOf(key: string): string | undefined {
  const words = plainKey(key)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
  const named = words.length > 1 && words.at(-1) === 'id' ? words.slice(0, -1) : words;
  return named.map((word) => SHORT_NAMES.get(word) ?? word).join(' ') || undefined;
}

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The subject of a sentence about a field. */
function subjectOf(path: readonly PropertyKey[]): Subject {
  const key = path.filter((step) => typeof step === 'string').at(-1);
  if (key === undefined) return { text: messages.request, isPlural: false };
  const name = wordsOf(key) ?? messages.nameless;
  if (typeof path.at(-1) === 'number') return { text: messages.entry(name), isPlural: false };
  return { text: messages.field(capitalised(name)), isPlural: isPlural(name) };
}

/** The name of a field as people read it: `configurator_id` is Configurator, `previewImage` is Preview image. */
export const fieldName = (path: readonly PropertyKey[]): string => subjectOf(path).text;

/** What has to be true of a number, or of how much a text or list has. */
type Comparison = 'least' | 'more' | 'most' | 'less';

interface Bound {
  origin: string;
  comparison: Comparison;
  count: number | bigint;
}

const sizeSentence = (subject: Subject, { origin, comparison, count }: Bound): string => {
  const size = Number(count);
  // The bound of a whole number without one, or the size of something that has none.
  if (Math.abs(size) === Number.MAX_SAFE_INTEGER || origin === 'unknown') return messages.invalid(subject);
  if (origin === 'string') return messages.characters(subject, comparison, size);
  if (origin === 'array') return messages.entries(subject, comparison, size);
  return messages.amount(subject, comparison, String(count));
};

/** The sentence that a field is not one of a few values; those that are too many to read are left out. */
const choiceSentence = (subject: Subject, values: readonly string[]): string => {
  const named = values.filter(Boolean);
  if (named.length > CHOICES_LISTED) return messages.invalid(subject);
  return named.length === 1 ? messages.exactly(subject, named[0] ?? '') : messages.oneOf(subject, named.join(', '));
};

const typeSentence = (subject: Subject, type: string): string => {
  const sentence = Object.hasOwn(messages.types, type)
    ? messages.types[type as keyof typeof messages.types]
    : undefined;
  return sentence ? sentence(subject) : messages.invalid(subject);
};

const sentenceOf = (issue: z.core.$ZodRawIssue): string => {
  const subject = subjectOf(issue.path ?? []);
  if (issue.code !== 'too_big' && (issue.input === undefined || issue.input === null))
    return messages.required(subject);
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(subject, issue.expected);
    case 'invalid_format':
      return typeSentence(subject, issue.format);
    case 'invalid_value':
      return choiceSentence(subject, issue.values.map(String));
    case 'too_small':
      if (issue.input === '') return messages.required(subject);
      return sizeSentence(subject, {
        ...{ origin: issue.origin, comparison: issue.inclusive === false ? 'more' : 'least', count: issue.minimum },
      });
    case 'too_big':
      return sizeSentence(subject, {
        ...{ origin: issue.origin, comparison: issue.inclusive === false ? 'less' : 'most', count: issue.maximum },
      });
    case 'unrecognized_keys':
      return messages.unknownKeys(subject, plainKeys(issue.keys));
    case 'custom':
      return typeSentence(subject, String(issue.params?.mustBe ?? ''));
    default:
      return messages.invalid(subject);
  }
};

/** From now on an issue without a message of its schema names its field. The server calls it once. */
export const nameFieldsInIssues = (): void => {
  z.config({ customError: sentenceOf });
};

import { defineMessages, message } from './texts/define-messages.ts';

/** What a sentence is about: a field, or the request; lists have a plural verb. */
interface Subject {
  text: string;
  isPlural: boolean;
}

const numberOf = ({ isPlural }: Subject): string => (isPlural ? 'many' : 'one');

/** Sentences about fields whose schema has none. The names of fields are those of the API in every language. */
export const fieldMessages = defineMessages('api/fields', {
  field: (name: string) => message('{name}', { name }),
  entry: (name: string) => message('An entry of {name}', { name }),
  request: 'The request',
  nameless: 'the field',
  more: (names: string, count: number) => message('{names} and {count} more', { names, count: String(count) }),
  required: (of: Subject) =>
    message('{field} {number, select, many {are} other {is}} required', { field: of.text, number: numberOf(of) }),
  invalid: (of: Subject) =>
    message('{field} {number, select, many {are} other {is}} not valid', { field: of.text, number: numberOf(of) }),
  unknownKeys: (of: Subject, keys: string) =>
    message('{field} {number, select, many {have} other {has}} unknown fields: {keys}', {
      field: of.text,
      number: numberOf(of),
      keys,
    }),
  exactly: (of: Subject, value: string) => message('{field} must be {value}', { field: of.text, value }),
  oneOf: (of: Subject, values: string) => message('{field} must be one of: {values}', { field: of.text, values }),
  amount: (of: Subject, comparison: string, count: string) =>
    message(
      '{field} must be {comparison, select, least {at least} more {more than} most {at most} other {less than}} {count}',
      { field: of.text, comparison, count },
    ),
  characters: (of: Subject, comparison: string, count: number) =>
    message(
      '{field} must have {comparison, select, least {at least} more {more than} most {at most} other {less than}} {size} {count, plural, one {character} other {characters}}',
      { field: of.text, comparison, count, size: String(count) },
    ),
  entries: (of: Subject, comparison: string, count: number) =>
    message(
      '{field} must have {comparison, select, least {at least} more {more than} most {at most} other {less than}} {size} {count, plural, one {entry} other {entries}}',
      { field: of.text, comparison, count, size: String(count) },
    ),
  types: {
    string: (of: Subject) => message('{field} must be text', { field: of.text }),
    number: (of: Subject) => message('{field} must be a number', { field: of.text }),
    int: (of: Subject) => message('{field} must be a whole number', { field: of.text }),
    boolean: (of: Subject) => message('{field} must be true or false', { field: of.text }),
    array: (of: Subject) => message('{field} must be a list', { field: of.text }),
    object: (of: Subject) => message('{field} must be an object', { field: of.text }),
    record: (of: Subject) => message('{field} must be an object', { field: of.text }),
    url: (of: Subject) => message('{field} must be a web address', { field: of.text }),
    date: (of: Subject) => message('{field} must be a date such as 2026-11-23', { field: of.text }),
    datetime: (of: Subject) => message('{field} must be a time such as 2026-11-23T09:30:00Z', { field: of.text }),
    uuid: (of: Subject) => message('{field} must be a UUID', { field: of.text }),
    json_list: (of: Subject) => message('{field} must be a JSON list', { field: of.text }),
    json_object: (of: Subject) => message('{field} must be a JSON object', { field: of.text }),
  },
});

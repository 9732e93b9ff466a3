import { fileMessages as say } from '@vitrine/contract/configurators/file-messages';
import type { core } from 'zod';

const KIND: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The message of a data file's issue: 'must be a number', 'is missing'. Messages of the schema take precedence. */
export function issueSentence(issue: core.$ZodRawIssue): string {
  if (issue.input === undefined) return say.missing;
  switch (issue.code) {
    case 'invalid_type':
      return say.mustBe(KIND[issue.expected] ?? issue.expected);
    case 'too_small':
      return say.atLeast(amount(issue.minimum, issue.origin));
    case 'too_big':
      return say.atMost(amount(issue.maximum, issue.origin));
    case 'invalid_value':
      return say.mustBe(issue.values.map(String).join(' or '));
    case 'invalid_union':
      return say.mustBe('text or a number');
    default:
      return say.wrongForm;
  }
}

function amount(limit: number | bigint, origin: string): string {
  if (origin === 'string') return `${limit} characters`;
  return origin === 'array' ? `${limit} entries` : String(limit);
}

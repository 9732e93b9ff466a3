import { customisationLimits as limits, PREDEFINED_FIELDS } from './limits.ts';
import { customisationMessages as messages } from './messages.ts';

/** A custom field's name as it is stored: normalised Unicode, trimmed, lower case. */
export const fieldName = (input: string): string => input.normalize('NFKC').trim().toLowerCase();

/** Why a field with this name cannot be added; null when it can. */
export function fieldIssue(input: string, others: readonly { name: string }[]): string | null {
  const name = fieldName(input);
  if (name === '') return messages.fieldNameEmpty;
  if (PREDEFINED_FIELDS.includes(name)) return messages.fieldPredefined(input.trim());
  if (others.some((other) => fieldName(other.name) === name)) return messages.fieldUnique;
  if (name.length > limits.fieldNameMaximum) return messages.fieldNameLong(limits.fieldNameMaximum);
  if (/[\p{Cc}\u2028\u2029]/u.test(name)) return messages.fieldNameInvalid;
  return null;
}

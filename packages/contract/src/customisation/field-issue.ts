import { customisationLimits as limits, PREDEFINED_FIELDS } from './limits.ts';
import { customisationMessages as messages } from './messages.ts';

/** A custom field's name as it is stored: trimmed, lower case, and with the characters that were typed: 'm²' stays. */
export const fieldName = (input: string): string => input.normalize('NFC').trim().toLowerCase();

/** For comparisons: names that look alike, such as 'm²' and 'm2', are the same. */
const foldedName = (input: string): string => fieldName(input.normalize('NFKC'));

/** Why a field with this name cannot be added; null when it can. */
export function fieldIssue(input: string, others: readonly { name: string }[]): string | null {
  const name = fieldName(input);
  if (name === '') return messages.fieldNameEmpty;
  const folded = foldedName(input);
  if (PREDEFINED_FIELDS.includes(folded)) return messages.fieldPredefined(input.trim());
  if (others.some((other) => foldedName(other.name) === folded)) return messages.fieldUnique;
  if (name.length > limits.fieldNameMaximum) return messages.fieldNameLong(limits.fieldNameMaximum);
  if (/[\p{Cc}\u2028\u2029]/u.test(name)) return messages.fieldNameInvalid;
  return null;
}

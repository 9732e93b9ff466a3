import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import { parseField } from '@vitrine/domain/catalogue/fields/parse-field';
import { personNumbers } from '../../ui/person-numbers.ts';

/**
 * Reads what the person types or pastes as a value of its field.
 * @param currency of the data file, for its prices
 */
export const readTyped = <F extends EditedField>(
  name: F,
  text: string,
  currency?: string,
): ReturnType<typeof parseField<F>> => parseField(name, text, personNumbers(), currency);

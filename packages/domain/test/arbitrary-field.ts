import { editedField } from '@vitrine/contract/catalogue/edited-fields';
import type { EditableField } from '@vitrine/contract/catalogue/item-field';
import fc from 'fast-check';
import type { EditedField } from '../src/catalogue/edits/edits.ts';
import { normaliseTags } from '../src/catalogue/fields/tags.ts';

const word = (maximum: number): fc.Arbitrary<string> =>
  fc.string({ minLength: 1, maxLength: Math.min(maximum, 12) }).map((text) => text.trim() || 'x');

const anyValueOf = (field: EditableField): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'text':
      return field.required === undefined ? fc.oneof(fc.constant(''), word(field.maximum)) : word(field.maximum);
    case 'number': {
      const shift = 10 ** field.decimals;
      return fc.option(fc.integer({ min: 0, max: field.maximum * shift }).map((whole) => whole / shift));
    }
    case 'switch':
      return fc.constantFrom(true, null);
    case 'filters':
      return fc.array(
        fc.record({ name: word(8), options: fc.array(word(8), { maxLength: 3 }) }, { noNullPrototype: true }),
        { maxLength: 3 },
      );
    case 'choice':
      return word(field.maximum);
    case 'tags':
      return fc.array(word(field.maximum), { maxLength: 4 }).map((tags) => normaliseTags(tags.map(withoutCommas)));
  }
};

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** Any value that a field can have, as it is stored. */
export const arbitraryValue = (name: EditedField): fc.Arbitrary<unknown> => anyValueOf(editedField(name));

import type { fieldMessages } from '@vitrine/contract/field-sentences';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldMessages> = {
  field: '“{name}”',
  entry: 'Een item van “{name}”',
  request: 'Het verzoek',
  nameless: 'veld',
  more: '{names} en nog {count}',
  required: '{field} {number, select, many {is} other {is}} verplicht',
  invalid: '{field} {number, select, many {is} other {is}} ongeldig',
  unknownKeys: '{field} {number, select, many {bevat} other {bevat}} onbekende velden: {keys}',
  exactly: '{field} moet {value} zijn',
  oneOf: '{field} moet een van deze zijn: {values}',
  amount:
    '{field} moet {comparison, select, least {minstens} more {meer dan} most {hoogstens} other {minder dan}} {count} zijn',
  characters:
    '{field} moet {comparison, select, least {minstens} more {meer dan} most {hoogstens} other {minder dan}} {size} {count, plural, one {teken} other {tekens}} hebben',
  entries:
    '{field} moet {comparison, select, least {minstens} more {meer dan} most {hoogstens} other {minder dan}} {size} {count, plural, one {item} other {items}} hebben',
  types: {
    string: '{field} moet tekst zijn',
    number: '{field} moet een getal zijn',
    int: '{field} moet een geheel getal zijn',
    boolean: '{field} moet true of false zijn',
    array: '{field} moet een lijst zijn',
    object: '{field} moet een object zijn',
    record: '{field} moet een object zijn',
    url: '{field} moet een webadres zijn',
    date: '{field} moet een datum zoals 2026-11-23 zijn',
    datetime: '{field} moet een tijd zoals 2026-11-23T09:30:00Z zijn',
    uuid: '{field} moet een UUID zijn',
    json_list: '{field} moet een JSON-lijst zijn',
    json_object: '{field} moet een JSON-object zijn',
  },
};

import type { fieldMessages } from '@vitrine/contract/field-sentences';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldMessages> = {
  field: '”{name}”',
  entry: 'En post i ”{name}”',
  request: 'Begäran',
  nameless: 'fält',
  more: '{names} och {count} till',
  required: '{field} {number, select, many {måste} other {måste}} anges',
  invalid: '{field} {number, select, many {är} other {är}} ogiltigt',
  unknownKeys: '{field} {number, select, many {har} other {har}} okända fält: {keys}',
  exactly: '{field} måste vara {value}',
  oneOf: '{field} måste vara något av: {values}',
  amount: '{field} måste vara {comparison, select, least {minst} more {mer än} most {högst} other {mindre än}} {count}',
  characters:
    '{field} måste ha {comparison, select, least {minst} more {mer än} most {högst} other {mindre än}} {size} {count, plural, one {tecken} other {tecken}}',
  entries:
    '{field} måste ha {comparison, select, least {minst} more {mer än} most {högst} other {mindre än}} {size} {count, plural, one {post} other {poster}}',
  types: {
    string: '{field} måste vara text',
    number: '{field} måste vara ett tal',
    int: '{field} måste vara ett heltal',
    boolean: '{field} måste vara true eller false',
    array: '{field} måste vara en lista',
    object: '{field} måste vara ett objekt',
    record: '{field} måste vara ett objekt',
    url: '{field} måste vara en webbadress',
    date: '{field} måste vara ett datum som 2026-11-23',
    datetime: '{field} måste vara en tid som 2026-11-23T09:30:00Z',
    uuid: '{field} måste vara ett UUID',
    json_list: '{field} måste vara en JSON-lista',
    json_object: '{field} måste vara ett JSON-objekt',
  },
};

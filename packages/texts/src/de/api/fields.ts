import type { fieldMessages } from '@vitrine/contract/field-sentences';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldMessages> = {
  field: '„{name}“',
  entry: 'Ein Eintrag von „{name}“',
  request: 'Die Anfrage',
  nameless: 'Feld',
  more: '{names} und {count} weitere',
  required: '{field} {number, select, many {fehlt} other {fehlt}}',
  invalid: '{field} {number, select, many {ist} other {ist}} nicht gültig',
  unknownKeys: '{field} {number, select, many {enthält} other {enthält}} unbekannte Felder: {keys}',
  exactly: '{field} muss {value} sein',
  oneOf: '{field} muss eines von diesen sein: {values}',
  amount:
    '{field} muss {comparison, select, least {mindestens} more {mehr als} most {höchstens} other {weniger als}} {count} sein',
  characters:
    '{field} muss {comparison, select, least {mindestens} more {mehr als} most {höchstens} other {weniger als}} {size} {count, plural, one {Zeichen} other {Zeichen}} haben',
  entries:
    '{field} muss {comparison, select, least {mindestens} more {mehr als} most {höchstens} other {weniger als}} {size} {count, plural, one {Eintrag} other {Einträge}} haben',
  types: {
    string: '{field} muss Text sein',
    number: '{field} muss eine Zahl sein',
    int: '{field} muss eine ganze Zahl sein',
    boolean: '{field} muss true oder false sein',
    array: '{field} muss eine Liste sein',
    object: '{field} muss ein Objekt sein',
    record: '{field} muss ein Objekt sein',
    url: '{field} muss eine Webadresse sein',
    date: '{field} muss ein Datum wie 2026-11-23 sein',
    datetime: '{field} muss ein Zeitpunkt wie 2026-11-23T09:30:00Z sein',
    uuid: '{field} muss eine UUID sein',
    json_list: '{field} muss eine JSON-Liste sein',
    json_object: '{field} muss ein JSON-Objekt sein',
  },
};

import type { fieldMessages } from '@vitrine/contract/field-sentences';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldMessages> = {
  field: '«{name}»',
  entry: 'Una voce di «{name}»',
  request: 'La richiesta',
  nameless: 'campo',
  more: '{names} e altri {count}',
  required: '{field} {number, select, many {è} other {è}} obbligatorio',
  invalid: '{field} {number, select, many {non è} other {non è}} valido',
  unknownKeys: '{field} {number, select, many {contiene} other {contiene}} campi sconosciuti: {keys}',
  exactly: '{field} deve essere {value}',
  oneOf: '{field} deve essere uno di questi valori: {values}',
  amount:
    '{field} deve essere {comparison, select, least {almeno} more {più di} most {al massimo} other {meno di}} {count}',
  characters:
    '{field} deve avere {comparison, select, least {almeno} more {più di} most {al massimo} other {meno di}} {size} {count, plural, one {carattere} many {caratteri} other {caratteri}}',
  entries:
    '{field} deve avere {comparison, select, least {almeno} more {più di} most {al massimo} other {meno di}} {size} {count, plural, one {voce} many {voci} other {voci}}',
  types: {
    string: '{field} deve essere testo',
    number: '{field} deve essere un numero',
    int: '{field} deve essere un numero intero',
    boolean: '{field} deve essere true o false',
    array: '{field} deve essere un elenco',
    object: '{field} deve essere un oggetto',
    record: '{field} deve essere un oggetto',
    url: '{field} deve essere un indirizzo web',
    date: '{field} deve essere una data come 2026-11-23',
    datetime: '{field} deve essere un orario come 2026-11-23T09:30:00Z',
    uuid: '{field} deve essere un UUID',
    json_list: '{field} deve essere un elenco JSON',
    json_object: '{field} deve essere un oggetto JSON',
  },
};

import type { fieldMessages } from '@vitrine/contract/field-sentences';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldMessages> = {
  field: '«{name}»',
  entry: 'Una entrada de «{name}»',
  request: 'La solicitud',
  nameless: 'campo',
  more: '{names} y {count} más',
  required: '{field} {number, select, many {es} other {es}} obligatorio',
  invalid: '{field} {number, select, many {no es} other {no es}} válido',
  unknownKeys: '{field} {number, select, many {tiene} other {tiene}} campos desconocidos: {keys}',
  exactly: '{field} debe ser {value}',
  oneOf: '{field} debe ser uno de estos valores: {values}',
  amount:
    '{field} debe ser {comparison, select, least {como mínimo} more {más de} most {como máximo} other {menos de}} {count}',
  characters:
    '{field} debe tener {comparison, select, least {como mínimo} more {más de} most {como máximo} other {menos de}} {size} {count, plural, one {carácter} many {caracteres} other {caracteres}}',
  entries:
    '{field} debe tener {comparison, select, least {como mínimo} more {más de} most {como máximo} other {menos de}} {size} {count, plural, one {entrada} many {entradas} other {entradas}}',
  types: {
    string: '{field} debe ser texto',
    number: '{field} debe ser un número',
    int: '{field} debe ser un número entero',
    boolean: '{field} debe ser true o false',
    array: '{field} debe ser una lista',
    object: '{field} debe ser un objeto',
    record: '{field} debe ser un objeto',
    url: '{field} debe ser una dirección web',
    date: '{field} debe ser una fecha como 2026-11-23',
    datetime: '{field} debe ser una hora como 2026-11-23T09:30:00Z',
    uuid: '{field} debe ser un UUID',
    json_list: '{field} debe ser una lista JSON',
    json_object: '{field} debe ser un objeto JSON',
  },
};

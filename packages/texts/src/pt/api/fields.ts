import type { fieldMessages } from '@vitrine/contract/field-sentences';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldMessages> = {
  field: '“{name}”',
  entry: 'Uma entrada de “{name}”',
  request: 'O pedido',
  nameless: 'campo',
  more: '{names} e mais {count}',
  required: '{field} {number, select, many {é} other {é}} obrigatório',
  invalid: '{field} {number, select, many {não é} other {não é}} válido',
  unknownKeys: '{field} {number, select, many {tem} other {tem}} campos desconhecidos: {keys}',
  exactly: '{field} deve ser {value}',
  oneOf: '{field} deve ser um destes valores: {values}',
  amount:
    '{field} deve ser {comparison, select, least {no mínimo} more {mais de} most {no máximo} other {menos de}} {count}',
  characters:
    '{field} deve ter {comparison, select, least {no mínimo} more {mais de} most {no máximo} other {menos de}} {size} {count, plural, one {carácter} many {caracteres} other {caracteres}}',
  entries:
    '{field} deve ter {comparison, select, least {no mínimo} more {mais de} most {no máximo} other {menos de}} {size} {count, plural, one {entrada} many {entradas} other {entradas}}',
  types: {
    string: '{field} deve ser texto',
    number: '{field} deve ser um número',
    int: '{field} deve ser um número inteiro',
    boolean: '{field} deve ser true ou false',
    array: '{field} deve ser uma lista',
    object: '{field} deve ser um objeto',
    record: '{field} deve ser um objeto',
    url: '{field} deve ser um endereço web',
    date: '{field} deve ser uma data como 2026-11-23',
    datetime: '{field} deve ser uma hora como 2026-11-23T09:30:00Z',
    uuid: '{field} deve ser um UUID',
    json_list: '{field} deve ser uma lista JSON',
    json_object: '{field} deve ser um objeto JSON',
  },
};

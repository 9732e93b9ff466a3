import type { fieldMessages } from '@vitrine/contract/field-sentences';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fieldMessages> = {
  field: '« {name} »',
  entry: 'Une entrée de « {name} »',
  request: 'La requête',
  nameless: 'champ',
  more: '{names} et {count} autres',
  required: '{field} {number, select, many {est} other {est}} obligatoire',
  invalid: '{field} {number, select, many {n’est pas} other {n’est pas}} valide',
  unknownKeys: '{field} {number, select, many {contient} other {contient}} des champs inconnus : {keys}',
  exactly: '{field} doit être {value}',
  oneOf: '{field} doit être l’une de ces valeurs : {values}',
  amount:
    '{field} doit valoir {comparison, select, least {au moins} more {plus de} most {au plus} other {moins de}} {count}',
  characters:
    '{field} doit avoir {comparison, select, least {au moins} more {plus de} most {au plus} other {moins de}} {size} {count, plural, one {caractère} many {caractères} other {caractères}}',
  entries:
    '{field} doit avoir {comparison, select, least {au moins} more {plus de} most {au plus} other {moins de}} {size} {count, plural, one {entrée} many {entrées} other {entrées}}',
  types: {
    string: '{field} doit être du texte',
    number: '{field} doit être un nombre',
    int: '{field} doit être un nombre entier',
    boolean: '{field} doit être true ou false',
    array: '{field} doit être une liste',
    object: '{field} doit être un objet',
    record: '{field} doit être un objet',
    url: '{field} doit être une adresse web',
    date: '{field} doit être une date comme 2026-11-23',
    datetime: '{field} doit être une heure comme 2026-11-23T09:30:00Z',
    uuid: '{field} doit être un UUID',
    json_list: '{field} doit être une liste JSON',
    json_object: '{field} doit être un objet JSON',
  },
};

import type { valueMessages } from '@vitrine/contract/configurators/value-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof valueMessages> = {
  text: 'un texte',
  number: 'un nombre',
  wholeNumber: 'un nombre entier',
  trueOrFalse: 'true ou false',
  list: 'une liste',
  object: 'un objet',
  textOrNumber: 'un texte ou un nombre',
};

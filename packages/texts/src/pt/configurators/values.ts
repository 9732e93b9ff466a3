import type { valueMessages } from '@vitrine/contract/configurators/value-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof valueMessages> = {
  text: 'um texto',
  number: 'um número',
  wholeNumber: 'um número inteiro',
  trueOrFalse: 'true ou false',
  list: 'uma lista',
  object: 'um objeto',
  textOrNumber: 'um texto ou um número',
};

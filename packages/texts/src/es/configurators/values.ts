import type { valueMessages } from '@vitrine/contract/configurators/value-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof valueMessages> = {
  text: 'un texto',
  number: 'un número',
  wholeNumber: 'un número entero',
  trueOrFalse: 'true o false',
  list: 'una lista',
  object: 'un objeto',
  textOrNumber: 'un texto o un número',
};

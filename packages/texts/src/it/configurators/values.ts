import type { valueMessages } from '@vitrine/contract/configurators/value-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof valueMessages> = {
  text: 'un testo',
  number: 'un numero',
  wholeNumber: 'un numero intero',
  trueOrFalse: 'true o false',
  list: 'un elenco',
  object: 'un oggetto',
  textOrNumber: 'un testo o un numero',
};

import type { valueMessages } from '@vitrine/contract/configurators/value-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof valueMessages> = {
  text: 'tekst',
  number: 'een getal',
  wholeNumber: 'een geheel getal',
  trueOrFalse: 'true of false',
  list: 'een lijst',
  object: 'een object',
  textOrNumber: 'tekst of een getal',
};

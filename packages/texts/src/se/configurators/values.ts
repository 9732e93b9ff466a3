import type { valueMessages } from '@vitrine/contract/configurators/value-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof valueMessages> = {
  text: 'en text',
  number: 'ett tal',
  wholeNumber: 'ett heltal',
  trueOrFalse: 'true eller false',
  list: 'en lista',
  object: 'ett objekt',
  textOrNumber: 'en text eller ett tal',
};

import type { valueMessages } from '@vitrine/contract/configurators/value-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof valueMessages> = {
  text: 'Text',
  number: 'eine Zahl',
  wholeNumber: 'eine ganze Zahl',
  trueOrFalse: 'true oder false',
  list: 'eine Liste',
  object: 'ein Objekt',
  textOrNumber: 'Text oder eine Zahl',
};

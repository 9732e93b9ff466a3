import { defineMessages } from '../texts/define-messages.ts';

/** What a value of a data file must be: the end of "must be …". */
export const valueMessages = defineMessages('configurators/values', {
  text: 'text',
  number: 'a number',
  wholeNumber: 'a whole number',
  trueOrFalse: 'true or false',
  list: 'a list',
  object: 'an object',
  textOrNumber: 'text or a number',
});

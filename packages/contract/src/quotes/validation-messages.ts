import { defineMessages, message } from '../texts/define-messages.ts';
import { quoteLimits as limits } from './limits.ts';

/** What is wrong with a quote: sentences that the server answers and forms show. */
export const quoteValidation = defineMessages('quotes/validation', {
  customerRequired: 'Enter the customer’s name.',
  emailInvalid: 'Enter an email address.',
  lineNameRequired: 'Enter a name.',
  linesFull: message('A quote can have up to {linesMaximum} lines.', { linesMaximum: limits.linesMaximum }),
  lineTwice: 'Two lines have the same id.',
  quantityInvalid: message('Quantities are above 0 and up to {quantityMaximum, number}.', {
    quantityMaximum: limits.quantityMaximum,
  }),
  amountInvalid: 'Prices are positive amounts in the currency of the quote.',
  discountInvalid: 'Discounts are from 0 to 100 %.',
  rateInvalid: 'Tax rates are from 0 to 100 %.',
  dateInvalid: 'Enter a date.',
  currencyUnknown: 'Choose a currency.',
  prefixInvalid: 'Prefixes have letters, digits, dots, slashes, hyphens and underscores.',
  colourInvalid: 'Enter a colour such as #1F6F5F.',
  nextNumberInvalid: message('Enter a whole number from 1 to {numberMaximum, number}.', {
    numberMaximum: limits.numberMaximum,
  }),
  validDaysInvalid: message('Enter a whole number from 1 to {validDaysMaximum}.', {
    validDaysMaximum: limits.validDaysMaximum,
  }),
  numberUsed: 'There is a quote with this number or a higher one already.',
  nameRequired: 'Enter your name.',
  messageRequired: 'Enter a message.',

  noLines: 'Add at least one line before you send the quote.',
  noEmail: 'Enter the customer’s email address before you send the quote.',
  unpriced: (names: string) => message('These lines have no price: {names}.', { names }),
  validPast: 'The last day of the quote is in the past.',
  otherCurrency: 'The design is priced in another currency than this quote.',
  noDesign: 'The design is no longer published, so its lines cannot be calculated.',
  tooLarge: 'The total of this quote is too large.',
  belowZero: 'The total of this quote is below zero.',

  moved: 'Somebody else saved this quote meanwhile.',
  closed: 'This quote is accepted and cannot be changed. Duplicate it for a new offer.',
  unchanged: 'Nothing has changed since the quote was sent.',
  sent: 'A quote that was sent cannot be deleted. Mark it as lost instead.',
  versionsFull: message('A quote can be sent up to {versionsMaximum} times.', {
    versionsMaximum: limits.versionsMaximum,
  }),
  messagesFull: 'This quote has too many messages. Write an email instead.',
  notOpen: 'This quote is no longer open.',
  alreadyAccepted: 'This quote has already been accepted.',
  expired: 'This quote has expired.',
  replaced: 'There is a newer version of this quote.',
});

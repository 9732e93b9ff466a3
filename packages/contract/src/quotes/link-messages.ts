import { defineMessages, message, textFrom } from '../texts/define-messages.ts';
import { quoteTitles } from './titles.ts';
import { quoteValidation } from './validation-messages.ts';

/** Texts of the page that a customer opens with the private link of a quote. */
export const quoteLinkMessages = defineMessages('quotes/link', {
  title: textFrom(() => quoteTitles.linkTitle),
  fetching: 'Fetching your quote...',
  missing: 'This link does not work',
  missingHelp: 'Open the newest email with the quote, or ask the seller for a new link.',
  failed: 'The quote did not load',
  again: 'Try again',

  heading: (number: string) => message('Quote {number}', { number }),
  forCustomer: (name: string) => message('For {name}', { name }),
  sentOn: (day: string) => message('Sent {day}', { day }),
  validUntil: (day: string) => message('Valid until {day}', { day }),
  total: 'Total',
  states: {
    accepted: 'You accepted this quote.',
    declined: 'This quote was declined.',
    expired: textFrom(() => quoteValidation.expired),
    replaced: textFrom(() => quoteValidation.replaced),
  },
  stateHelp: {
    accepted: (name: string, when: string) => message('Accepted by {name} {when}.', { name, when }),
    declined: 'Ask the seller if you have changed your mind.',
    expired: 'Ask the seller for a new one.',
    replaced: 'Open the newest email, or ask the seller.',
  },

  design: 'Your design',
  designOf: (name: string) => message('Your design of {name}', { name }),
  lookAtDesign: 'Look at your design',
  lines: 'What you get',
  each: (price: string) => message('{price} each', { price }),
  off: (rate: string) => message('{rate} % off', { rate }),
  notes: 'Notes',
  terms: 'Terms',
  seller: 'From',
  pdf: 'Download PDF',
  pdfFailed: 'The PDF was not downloaded',

  accept: 'Accept',
  acceptTitle: 'Accept this quote',
  acceptName: 'Your name',
  acceptDate: (day: string) => message('Date: {day}', { day }),
  acceptConfirm: (number: string, total: string) => message('I accept quote {number} for {total}', { number, total }),
  acceptConfirmRequired: 'Tick the box to accept.',
  nameRequired: textFrom(() => quoteValidation.nameRequired),
  accepting: 'Accepting...',
  acceptFailed: 'The quote was not accepted',
  decline: 'Decline',
  declineTitle: 'Decline this quote',
  declineReason: 'Reason (optional)',
  declining: 'Declining...',
  declineFailed: 'The quote was not declined',
  back: 'Back',

  messages: 'Questions',
  messagesHelp: 'The seller gets your question by email, and answers here.',
  ask: 'Your question',
  askSend: 'Send question',
  askRequired: textFrom(() => quoteValidation.messageRequired),
  asked: 'Your question was sent.',
  askFailed: 'The question was not sent',
});

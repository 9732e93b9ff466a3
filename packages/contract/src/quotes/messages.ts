import { defineMessages, joinMessages, message } from '../texts/define-messages.ts';
import type { LineKind } from './limits.ts';
import type { QuoteState } from './schemas.ts';
import { quoteTitles } from './titles.ts';

/** Texts of the list of quotes, of new quotes and of their settings. */
export const quoteMessages = joinMessages(
  quoteTitles,
  defineMessages('quotes/quotes', {
    fetching: 'Fetching quotes...',
    notFetched: 'The quotes',
    none: 'No quotes yet',
    noneHelp: 'Make one from an enquiry, from a design, or from nothing. It stays a draft until you send it.',
    noneOfReseller: 'This reseller has made no quotes yet.',
    noneFound: 'No quotes found',
    noneFoundHelp: 'Change the search or the filter.',
    showAll: 'Show all',
    showMore: 'Show more',
    newQuote: 'New quote',
    settings: 'Settings',
    search: 'Search by number, customer or title',
    filter: 'Filter by state',
    allStates: 'All states',
    states: {
      draft: 'Draft',
      sent: 'Sent',
      accepted: 'Accepted',
      lost: 'Lost',
      expired: 'Expired',
    } satisfies Record<QuoteState, string>,
    changesNotSent: 'Changes not sent',
    question: 'Question',
    noCustomer: 'No name',

    number: 'Number',
    versions: (count: number) => message('{count, plural, one {Sent once} other {Sent {count} times}}', { count }),
    customer: 'Customer',
    titleOfQuote: 'Title',
    state: 'State',
    total: 'Total',
    validUntil: 'Valid until',
    reseller: 'Reseller',
    configurator: 'Configurator',
    updated: 'Last change',

    createSentence: 'It starts as a draft that only you and your colleagues see.',
    create: 'Create',
    createFailed: 'The quote was not created',
    currency: 'Currency',
    from: 'Start with',
    fromNothing: 'No lines',
    fromDesign: (configurator: string) => message('A design of {configurator}', { configurator }),
    design: 'Link of the design',
    designHelp: 'A visitor copies it with Share in the viewer.',
    designRequired: 'Paste the link that Share copies.',

    settingsSentence: 'They apply to quotes made from now on.',
    theSettings: 'The settings',
    prefix: 'Prefix of numbers',
    nextNumber: 'Next number',
    example: (number: string) => message('The next quote is {number}.', { number }),
    validDays: 'Valid for days',
    seller: 'Your details',
    colour: 'Brand colour, such as #1F6F5F',
    sellerHelp: 'Address, registration and tax numbers, as they are printed.',
    defaultNotes: 'Notes',
    defaultTerms: 'Terms',
    save: 'Save',
    settingsSaved: 'New quotes use these settings.',
    settingsFailed: 'The settings were not saved',

    make: 'Make quote',
    ofEnquiry: 'Quotes',

    lineKinds: {
      design: 'Design',
      surcharge: 'Surcharge',
      own: 'Own line',
      delivery: 'Delivery',
      fitting: 'Fitting',
    } satisfies Record<LineKind, string>,
  }),
);

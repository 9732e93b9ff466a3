import { defineMessages, joinMessages } from '../texts/define-messages.ts';
import { formMessages } from './form-messages.ts';

/** Sentences of the visitor's form and the enquiries list: the specified ones to the letter, oddities included. */
export const enquiryMessages = joinMessages(
  formMessages,
  defineMessages('enquiries/enquiries', {
    empty: 'No enquiries found.',
    unknownSource: 'Unknown source',
    showAll: 'Show All',
    seeOnPage: 'See on page',
    openVisualiser: 'Open the visualiser',
    itemUnknown: 'The catalogue of this configurator does not have this item.',
    imageTooLarge: 'The design image is too large.',
    imageInvalid: 'The design image is not a PNG or JPEG image.',
    fetching: 'Fetching enquiries...',
    emptyHelp: 'Designs that visitors save arrive here.',
    emptyFiltered: 'No visitor has saved a design of this configurator yet.',
    noTestOrganisation: 'Create an organisation named e2e first. Tests are stored as its enquiries.',
    missing: 'This enquiry does not exist, or you do not have access to it.',
  }),
);

import { formMessages } from './form-messages.ts';

/** Sentences of the visitor's form and the enquiries list: the specified ones to the letter, oddities included. */
export const enquiryMessages = {
  ...formMessages,
  empty: 'No enquiries found.',
  unknownSource: 'Unknown source',
  showAll: 'Show All',
  seeOnPage: 'See on page',
  openVisualiser: 'Open the visualiser',
  itemUnknown: 'The catalogue of this configurator does not have this item.',
  imageTooLarge: 'The image of the design is too large.',
  imageInvalid: 'The image of the design has to be a PNG or JPEG.',
  fetching: 'Fetching enquiries...',
  emptyHelp: 'Designs that visitors save arrive here.',
  emptyFiltered: 'No visitor has saved a design of this configurator yet.',
  noTestOrganisation: 'Make an organisation named e2e first: tests are kept as its enquiries.',
  missing: 'This enquiry does not exist, or is not yours to see.',
} as const;

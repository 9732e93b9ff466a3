import type { QuarantineReason, RetentionMonths } from './limits.ts';

const many = (count: number): string => (count === 1 ? 'One enquiry' : `${count} enquiries`);

/** Sentences of what a tenant does with enquiries: follow up, sort out spam, store, export, erase. Ours. */
export const followUpMessages = {
  stage: 'Stage',
  owner: 'Owner',
  nobody: 'Nobody',
  filterStage: 'Filter by stage',
  filterOwner: 'Filter by owner',
  everyStage: 'Every stage',
  everyOwner: 'Every owner',
  ownerForeign: 'An owner is a user of this organisation, or of the reseller that the enquiry came to.',
  oneOfBoth: 'Send a status or a stage, not both.',
  nothingToChange: 'Say what changes: status, stage or owner_id.',
  search: 'Search enquiries',
  searchHelp: 'Finds every word in names, emails, phones, postcodes, configurators and chosen items.',
  noneFoundHelp: 'Check the spelling, or choose less in the filters.',

  export: 'Export',
  exportCsv: 'Export as CSV',
  exportExcel: 'Export as Excel',
  exportFailed: 'Export failed',

  older: (here: number, total: number) =>
    `Loading older enquiries: ${here.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} are here.`,
  olderFailed: (here: number, total: number) =>
    `Older enquiries did not load: only the newest ${here.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} are here.`,
  noneYet: 'None found yet.',
  noneYetHelp: 'Older enquiries are still on their way.',
  fetchingOne: 'Fetching the enquiry...',
  oneEnquiry: 'The enquiry',

  notes: 'Notes',
  notesHelp: 'Read by everybody who sees this enquiry; never by the visitor.',
  note: 'Write a note',
  addNote: 'Add note',
  noteRequired: 'Write the note first.',
  noteLong: (maximum: number) => `A note has at most ${maximum} characters.`,
  deleteNote: 'Delete note',
  deleteNoteQuestion: 'The note is gone for everybody.',
  personalData: 'Personal data',
  downloadKept: 'Download all that is kept',
  downloadFailed: 'Download failed',
  erase: 'Erase this address',
  eraseQuestion: (count: number, email: string) =>
    `${count === 1 ? 'One enquiry' : `All ${count} enquiries`} of ${email} will be erased with designs, images, notes and emails. This cannot be undone.`,
  eraseConfirm: 'Email address, typed to confirm',
  eraseDiffers: 'This is another address.',
  eraseYes: 'Erase',
  erased: (count: number) => `${count === 1 ? 'One enquiry was' : `${count} enquiries were`} erased.`,
  addressRequired: 'Say which email address.',

  notYours: 'Only its author deletes a note.',

  enquiries: 'Enquiries',
  spam: 'Spam',
  views: 'Enquiries and spam',
  spamHelp: 'Looks sent by a machine, so nobody was told. Release what is real; the rest is deleted after 30 days.',
  fetchingSpam: 'Fetching spam...',
  noSpam: 'No spam.',
  noSpamHelp: 'Enquiries that look sent by a machine wait here.',
  reasons: {
    trap: 'Filled a hidden field',
    too_fast: 'Sent within two seconds',
    too_many: 'One of too many in an hour',
  } satisfies Record<QuarantineReason, string>,
  selectAll: 'Select all',
  selected: (count: number) => `${count} selected`,
  release: 'Release',
  released: (count: number) => `${many(count)} released. Emails and webhooks go out now.`,
  deleteSpam: 'Delete',
  deleteSpamTitle: 'Delete spam',
  deleteSpamQuestion: (count: number) =>
    `${many(count)} will be deleted with designs and images. This cannot be undone.`,
  spamGone: 'These enquiries are no longer in spam.',

  consent: 'Consent',

  retention: 'Keeping enquiries',
  retentionHelp: 'Older enquiries are deleted every night with designs, images, notes and emails.',
  keptFor: 'Delete enquiries',
  keptForGood: 'Never',
  olderThan: (months: RetentionMonths) => `After ${months} months`,
  wouldDelete: (count: number) =>
    count === 0 ? 'Nothing would be deleted tonight.' : `${many(count)} would be deleted tonight.`,
  willDelete: (count: number) => (count === 0 ? 'Nothing is due tonight.' : `${many(count)} will be deleted tonight.`),
  saveRetention: 'Save',
  retentionTitle: 'Delete old enquiries',
  retentionYes: 'Delete every night',
  retentionSaved: 'Saved',
  retentionFailed: 'It was not saved',
  retentionOn: (months: RetentionMonths) => `Enquiries are deleted after ${months} months.`,
  retentionOff: 'Enquiries are kept for good.',

  filterReseller: 'Filter by reseller',
  everyReseller: 'Every reseller',
  noReseller: 'No reseller',
  handTo: 'Hand to reseller',
  handQuestion: (name: string) => `${name} is told by email, as of an enquiry of its own, and sees it from then on.`,
  handYes: 'Hand over',
  resellerForeign: 'This is no reseller of the organisation.',
  resellerAlready: 'This reseller has the enquiry already.',

  areas: 'Postcode areas',
  areasHelp:
    'Enquiries from these postcodes come to this reseller when the page names no reseller, e.g. SW, W, NW1. The longest one that fits counts.',
  areasTooMany: 'At most 300 areas.',
  areaInvalid: (area: string) => `${area} is not the start of a postcode: letters and digits only, at most 8.`,
  areaTaken: (area: string, reseller: string) => `${area} belongs to ${reseller}.`,
  saveAreas: 'Save areas',

  filters: 'Saved filters',
  manageFilters: 'Save or delete filters',
  saveFilter: 'Save this filter',
  filterName: 'Name of the filter',
  filterNameRequired: 'Give the filter a name.',
  deleteFilter: (name: string) => `Delete filter ${name}`,
  filtersFull: 'At most 30 saved filters. Delete one first.',
} as const;

import type { QuarantineReason, RetentionMonths } from './limits.ts';

const many = (count: number): string => (count === 1 ? 'One enquiry' : `${count} enquiries`);

/** Texts of a tenant's work on enquiries: follow-up, spam, retention, export and erasure. */
export const followUpMessages = {
  stage: 'Stage',
  owner: 'Owner',
  nobody: 'Nobody',
  filterStage: 'Filter by stage',
  filterOwner: 'Filter by owner',
  everyStage: 'All stages',
  everyOwner: 'All owners',
  ownerForeign: 'The owner must be a user of this organisation, or of the reseller that has the enquiry.',
  oneOfBoth: 'Send a status or a stage, not both.',
  nothingToChange: 'Send at least one of status, stage or owner_id.',
  search: 'Search enquiries',
  searchHelp: 'Finds every word in names, emails, phones, postcodes, configurators and chosen items.',
  noneFoundHelp: 'Check the spelling, or remove some filters.',

  export: 'Export',
  exportCsv: 'Export as CSV',
  exportExcel: 'Export as Excel',
  exportFailed: 'Export failed',

  older: (here: number, total: number) =>
    `Loading older enquiries: ${here.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} loaded.`,
  olderFailed: (here: number, total: number) =>
    `Older enquiries could not be loaded: these are the newest ${here.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')}.`,
  noneYet: 'None found yet.',
  noneYetHelp: 'Older enquiries are still loading.',
  fetchingOne: 'Fetching the enquiry...',
  oneEnquiry: 'The enquiry',

  notes: 'Notes',
  notesHelp: 'Visible to everybody who can see this enquiry, but never to the visitor.',
  note: 'Write a note',
  addNote: 'Add note',
  noteRequired: 'Enter a note.',
  noteLong: (maximum: number) => `Notes can be up to ${maximum} characters.`,
  deleteNote: 'Delete note',
  deleteNoteQuestion: 'This deletes the note for everybody.',
  personalData: 'Personal data',
  downloadStored: 'Download all stored data',
  downloadFailed: 'Download failed',
  erase: 'Erase this address',
  eraseQuestion: (count: number, email: string) =>
    `${count === 1 ? 'One enquiry' : `All ${count} enquiries`} of ${email} will be erased with designs, images, notes, emails and quotes. Accepted quotes keep their amounts. This cannot be undone.`,
  eraseConfirm: 'Type the email address to confirm',
  eraseDiffers: 'The address does not match.',
  eraseYes: 'Erase',
  erased: (count: number) => `${count === 1 ? 'One enquiry was' : `${count} enquiries were`} erased.`,
  addressRequired: 'Enter an email address.',

  notYours: 'Only the author can delete a note.',

  enquiries: 'Enquiries',
  spam: 'Spam',
  views: 'Enquiries and spam',
  spamHelp: 'These look automated, so nobody was notified. Release real enquiries; the rest are deleted after 30 days.',
  fetchingRetention: 'Fetching the retention...',
  fetchingSpam: 'Fetching spam...',
  noSpam: 'No spam.',
  noSpamHelp: 'Enquiries that look automated appear here.',
  reasons: {
    trap: 'Filled in a hidden field',
    too_fast: 'Sent within two seconds',
    too_many: 'Too many in an hour',
  } satisfies Record<QuarantineReason, string>,
  selectAll: 'Select all',
  selected: (count: number) => `${count} selected`,
  release: 'Release',
  released: (count: number) => `${many(count)} released. Emails and webhooks are sent now.`,
  deleteSpam: 'Delete',
  deleteSpamTitle: 'Delete spam',
  deleteSpamQuestion: (count: number) =>
    `${many(count)} will be deleted with designs and images. This cannot be undone.`,
  spamGone: 'These enquiries are no longer in spam.',

  consent: 'Consent',

  retention: 'Enquiry retention',
  retentionHelp: 'Older enquiries are deleted every night with designs, images, notes and emails.',
  deleteAfter: 'Delete enquiries',
  deleteNever: 'Never',
  olderThan: (months: RetentionMonths) => `After ${months} months`,
  wouldDelete: (count: number) =>
    count === 0 ? 'Nothing would be deleted tonight.' : `${many(count)} would be deleted tonight.`,
  willDelete: (count: number) =>
    count === 0 ? 'Nothing will be deleted tonight.' : `${many(count)} will be deleted tonight.`,
  saveRetention: 'Save',
  retentionTitle: 'Delete old enquiries',
  retentionYes: 'Delete every night',
  retentionSaved: 'Saved',
  retentionFailed: 'The retention was not saved',
  retentionOn: (months: RetentionMonths) => `Enquiries are deleted after ${months} months.`,
  retentionOff: 'Enquiries are never deleted.',

  reseller: 'Reseller',
  filterReseller: 'Filter by reseller',
  everyReseller: 'All resellers',
  noReseller: 'No reseller',
  handTo: 'Hand to reseller',
  handQuestion: (name: string) => `${name} is notified by email and can see this enquiry from now on.`,
  handYes: 'Hand over',
  resellerForeign: 'This reseller does not belong to the organisation.',
  resellerAlready: 'This reseller already has the enquiry.',

  areas: 'Postcode areas',
  areasHelp:
    'Enquiries from these postcodes go to this reseller when the page names no reseller, e.g. SW, W, NW1. The longest match is used.',
  areasTooMany: 'You can enter up to 300 areas.',
  areaInvalid: (area: string) => `${area} is not the start of a postcode. Use up to 8 letters and digits.`,
  areaTaken: (area: string, reseller: string) => `${area} belongs to ${reseller}.`,
  saveAreas: 'Save areas',

  filters: 'Saved filters',
  manageFilters: 'Save or delete filters',
  saveFilter: 'Save this filter',
  filterName: 'Filter name',
  filterNameRequired: 'Enter a name for the filter.',
  deleteFilter: (name: string) => `Delete filter ${name}`,
  filtersFull: 'You can save up to 30 filters. Delete one first.',
} as const;

import { defineMessages, message } from '../texts/define-messages.ts';
import type { QuarantineReason, RetentionMonths } from './limits.ts';

/** Texts of a tenant's work on enquiries: follow-up, spam, retention, export and erasure. */
export const followUpMessages = defineMessages('enquiries/follow-up', {
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
    message('Loading older enquiries: {here, number} of {total, number} loaded.', { here, total }),
  olderFailed: (here: number, total: number) =>
    message('Older enquiries could not be loaded: these are the newest {here, number} of {total, number}.', {
      here,
      total,
    }),
  noneYet: 'None found yet.',
  noneYetHelp: 'Older enquiries are still loading.',
  fetchingOne: 'Fetching the enquiry...',
  oneEnquiry: 'The enquiry',

  notes: 'Notes',
  notesHelp:
    'Visible to everybody who can see this enquiry, but never to the visitor. A reseller does not see those of another reseller.',
  note: 'Write a note',
  addNote: 'Add note',
  noteRequired: 'Enter a note.',
  noteLong: (maximum: number) => message('Notes can be up to {maximum} characters.', { maximum }),
  deleteNote: 'Delete note',
  deleteNoteQuestion: 'This deletes the note for everybody.',
  personalData: 'Personal data',
  downloadStored: 'Download all stored data',
  downloadFailed: 'Download failed',
  erase: 'Erase this address',
  eraseQuestion: (count: number, email: string) =>
    message(
      '{count, plural, one {One enquiry} other {All {count} enquiries}} of {email} will be erased with designs, images, notes, emails and quotes. Accepted quotes keep their amounts. This cannot be undone.',
      { count, email },
    ),
  eraseConfirm: 'Type the email address to confirm',
  eraseDiffers: 'The address does not match.',
  eraseYes: 'Erase',
  erased: (count: number) =>
    message('{count, plural, one {One enquiry was} other {{count} enquiries were}} erased.', { count }),
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
  selected: (count: number) => message('{count} selected', { count }),
  release: 'Release',
  released: (count: number) =>
    message(
      '{count, plural, one {One enquiry released.} other {{count} enquiries released.}} Emails and webhooks are sent now.',
      { count },
    ),
  deleteSpam: 'Delete',
  deleteSpamTitle: 'Delete spam',
  deleteSpamQuestion: (count: number) =>
    message(
      '{count, plural, one {One enquiry} other {{count} enquiries}} will be deleted with designs and images. This cannot be undone.',
      { count },
    ),
  spamGone: 'These enquiries are no longer in spam.',

  consent: 'Consent',

  retention: 'Enquiry retention',
  retentionHelp: 'Older enquiries are deleted every night with designs, images, notes and emails.',
  deleteAfter: 'Delete enquiries',
  deleteNever: 'Never',
  olderThan: (months: RetentionMonths) => message('After {months} months', { months }),
  wouldDelete: (count: number) =>
    message(
      '{count, plural, =0 {Nothing would be deleted tonight.} one {One enquiry would be deleted tonight.} other {{count} enquiries would be deleted tonight.}}',
      { count },
    ),
  willDelete: (count: number) =>
    message(
      '{count, plural, =0 {Nothing will be deleted tonight.} one {One enquiry will be deleted tonight.} other {{count} enquiries will be deleted tonight.}}',
      { count },
    ),
  saveRetention: 'Save',
  retentionTitle: 'Delete old enquiries',
  retentionYes: 'Delete every night',
  retentionSaved: 'Saved',
  retentionFailed: 'The retention was not saved',
  retentionOn: (months: RetentionMonths) => message('Enquiries are deleted after {months} months.', { months }),
  retentionOff: 'Enquiries are never deleted.',

  reseller: 'Reseller',
  filterReseller: 'Filter by reseller',
  everyReseller: 'All resellers',
  noReseller: 'No reseller',
  handTo: 'Hand to reseller',
  handQuestion: (name: string) =>
    message('{name} is notified by email and can see this enquiry from now on.', { name }),
  handYes: 'Hand over',
  resellerForeign: 'This reseller does not belong to the organisation.',
  resellerAlready: 'This reseller already has the enquiry.',

  areas: 'Postcode areas',
  areasHelp:
    'Enquiries from these postcodes go to this reseller when the page names no reseller, e.g. SW, W, NW1. The longest match is used.',
  areasTooMany: 'You can enter up to 300 areas.',
  areaInvalid: (area: string) =>
    message('{area} is not the start of a postcode. Use up to 8 letters and digits.', { area }),
  areaTaken: (area: string, reseller: string) => message('{area} belongs to {reseller}.', { area, reseller }),
  saveAreas: 'Save areas',

  filters: 'Saved filters',
  manageFilters: 'Save or delete filters',
  saveFilter: 'Save this filter',
  filterName: 'Filter name',
  filterNameRequired: 'Enter a name for the filter.',
  deleteFilter: (name: string) => message('Delete filter {name}', { name }),
  deleteFilterQuestion: 'This deletes the filter only. Enquiries stay as they are.',
  filtersFull: 'You can save up to 30 filters. Delete one first.',

  design: 'Design',
  floorHeads: ['Name', 'Colour', 'Blend'],
  robeHeads: ['Property', 'Value'],
  layerHeads: ['Component', 'Name'],
  imageHead: 'Image',
  consentVersion: (when: string, language: string, version: string) =>
    message('{when}, {language}, version {version}', { when, language, version }),
  phone: 'Phone',
  postcode: 'Postcode',
  budget: 'Budget',
  name: 'Name',
  email: 'Email',
  configurator: 'Configurator',
  items: 'Items',
  page: 'Page',
  sheet: 'Customer Enquiries',
  robeParts: {
    doorType: 'Type of Sliding Robe',
    cabinetWidth: 'Width',
    cabinetHeight: 'Height',
    trim: 'Trim',
    frameStyle: 'Frame Style',
    frame: 'Frame Style',
    frameMaterial: 'Frame Finish',
    url: 'Visualiser',
  },
  internal: (index: number) => message('Internal {index}', { index }),
  doorPanels: (index: number) => message('Door {index} panels', { index }),
  enquiryDetails: 'Enquiry Details',
  theSavedDesignOf: (name: string) => message('The saved design of {name}', { name }),
  date: 'Date',
  filterByConfigurator: 'Filter by configurator',
  isNew: 'NEW',
  expand: 'Expand',
});

import type { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof followUpMessages> = {
  ownerForeign: 'The owner must be a user of this organization, or of the reseller that has the inquiry.',
  search: 'Search inquiries',
  searchHelp: 'Finds every word in names, emails, phones, ZIP codes, configurators and chosen items.',
  older: 'Loading older inquiries: {here, number} of {total, number} loaded.',
  olderFailed: 'Older inquiries could not be loaded: these are the newest {here, number} of {total, number}.',
  noneYetHelp: 'Older inquiries are still loading.',
  fetchingOne: 'Fetching the inquiry...',
  oneEnquiry: 'The inquiry',
  notesHelp:
    'Visible to everybody who can see this inquiry, but never to the visitor. A reseller does not see those of another reseller.',
  eraseQuestion:
    '{count, plural, one {One inquiry} other {All {count} inquiries}} of {email} will be erased with designs, images, notes, emails and quotes. Accepted quotes keep their amounts. This cannot be undone.',
  erased: '{count, plural, one {One inquiry was} other {{count} inquiries were}} erased.',
  enquiries: 'Inquiries',
  views: 'Inquiries and spam',
  spamHelp: 'These look automated, so nobody was notified. Release real inquiries; the rest are deleted after 30 days.',
  noSpamHelp: 'Inquiries that look automated appear here.',
  released:
    '{count, plural, one {One inquiry released.} other {{count} inquiries released.}} Emails and webhooks are sent now.',
  deleteSpamQuestion:
    '{count, plural, one {One inquiry} other {{count} inquiries}} will be deleted with designs and images. This cannot be undone.',
  spamGone: 'These inquiries are no longer in spam.',
  retention: 'Inquiry retention',
  retentionHelp: 'Older inquiries are deleted every night with designs, images, notes and emails.',
  deleteAfter: 'Delete inquiries',
  wouldDelete:
    '{count, plural, =0 {Nothing would be deleted tonight.} one {One inquiry would be deleted tonight.} other {{count} inquiries would be deleted tonight.}}',
  willDelete:
    '{count, plural, =0 {Nothing will be deleted tonight.} one {One inquiry will be deleted tonight.} other {{count} inquiries will be deleted tonight.}}',
  retentionTitle: 'Delete old inquiries',
  retentionOn: 'Inquiries are deleted after {months} months.',
  retentionOff: 'Inquiries are never deleted.',
  handQuestion: '{name} is notified by email and can see this inquiry from now on.',
  resellerForeign: 'This reseller does not belong to the organization.',
  resellerAlready: 'This reseller already has the inquiry.',
  deleteFilterQuestion: 'This deletes the filter only. Inquiries stay as they are.',
  areas: 'ZIP code areas',
  areasHelp:
    'Inquiries from these ZIP codes go to this reseller when the page names no reseller, e.g. 10, 941, 60601. The longest match is used.',
  areaInvalid: '{area} is not the start of a ZIP code. Use up to 8 letters and digits.',
  floorHeads: ['Name', 'Color', 'Blend'],
  postcode: 'ZIP code',
  sheet: 'Customer Inquiries',
  robeParts: { url: 'Visualizer' },
  enquiryDetails: 'Inquiry Details',
};

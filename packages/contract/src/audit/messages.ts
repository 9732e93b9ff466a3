import { defineMessages } from '../texts/define-messages.ts';
/** Texts of the audit log. */
export const auditMessages = defineMessages('audit/audit', {
  fetching: 'Fetching activity...',
  empty: 'No activity yet',
  emptyHelp: 'Sign-ins, changes of accounts and versions appear here.',
  noneFound: 'No activity found',
  noneFoundHelp: 'Check the spelling, or show all activity.',
  everyKind: 'Show All',
  search: 'Search names, emails and details',
  unknownActor: 'Unknown',

  filterByKind: 'Filter by kind',
  showMore: 'Show more',
  when: 'When',
  who: 'Who',
  what: 'What',
  toWhom: 'To whom',
  detail: 'Detail',
});

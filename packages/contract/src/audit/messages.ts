/** Sentences of the audit log. Ours. */
export const auditMessages = {
  fetching: 'Fetching activity...',
  empty: 'Nothing has happened yet',
  emptyHelp: 'Sign-ins, changes of accounts and versions appear here.',
  noneFound: 'No activity found',
  noneFoundHelp: 'Check the spelling, or look at all kinds of activity.',
  everyKind: 'Show All',
  search: 'Search names, emails and details',
  unknownActor: 'Unknown',
} as const;

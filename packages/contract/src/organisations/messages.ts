export const organisationMessages = {
  fetching: 'Fetching organisations...',
  fetchingSync: 'fetching...',
  empty: 'No organisations to display',
  emptyHelp: 'They appear here once they have been created.',
} as const;

export const organisationMessages = {
  fetching: 'Fetching organisations...',
  fetchingSync: 'fetching...',
} as const;

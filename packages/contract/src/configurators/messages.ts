/** Sentences of the list and the detail page (configurators.md §2, §8), to the letter. */
export const configuratorMessages = {
  empty: 'No configurators to display!',
  fetchingList: 'Fetching configurators...',
  fetchingDetails: 'Fetching configurator details...',
  versionLocked: 'You need to save or discard your changes before changing the version.',
  currentlyDeployed: 'Currently deployed',
} as const;

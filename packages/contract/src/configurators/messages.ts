/** Sentences of the list and the detail page (configurators.md §2, §8), to the letter. */
export const configuratorMessages = {
  nameEmpty: 'Name cannot be empty',
  nameShort: 'Name must be at least 3 characters long',
  empty: 'No configurators to display!',
  fetchingList: 'Fetching configurators...',
  fetchingDetails: 'Fetching configurator details...',
  versionLocked: 'You need to save or discard your changes before changing the version.',
  currentlyDeployed: 'Currently deployed',
  emptyHelp: 'They appear here once they have been created.',
  notDeployed: 'This configurator is not live yet',
  notDeployedHelp: 'Choose a version in Data and deploy it. The preview then shows what visitors see.',
  noVersion: 'It has no version yet, so there is nothing to deploy.',
  previewShowsLive: (version: string) => `The preview shows the live version, ${version}.`,
  addressInvalid: 'This is not an email address.',
  addressesInvalid: 'This needs to be a JSON list of addresses, or null.',
} as const;

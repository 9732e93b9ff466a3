/** Sentences of saving and deploying (configurators.md §4, §8); the first five to the letter. */
export const versionMessages = {
  saved: (version: string) => `Version ${version} has been successfully uploaded!.`,
  updated: 'An updated version has been created!',
  deployed: 'Configurator has been deployed successfully!',
  deployQuestion: 'The live version of the configurator will now be updated with the changes. Do you want to proceed?',
  propagate: 'Propagate update to all appropriate stock visualisers',
  deployYes: 'Yes, update live',
  exists: 'This version exists already. Your edits are kept: choose the next free version and save again.',
  moved: 'The live version changed since you opened this page. Look at it, then deploy again.',
  majorFull: 'This major version has no free number left. Start the next one by a JSON update.',
  missing: 'This version does not exist.',
  missingImages: 'Some pictures of this version are missing.',
  invalid: 'Enter a version such as v1.006',
  deployLocked: 'You need to save or discard your changes before deploying.',
  notLive: (version: string) => `${version} is not live`,
  becomesVersion: (edits: number) =>
    `${edits === 1 ? '1 edit becomes' : `${edits} edits become`} a new version. Visitors see nothing until you deploy it.`,
  existsTitle: (version: string) => `${version} exists already`,
  savedMeanwhile: (when: string, author: string | null, base: string) =>
    `It was saved ${when}${author === null ? '' : ` by ${author}`} while you were editing ${base}. Your edits are kept.`,
  nothingToSave: 'There is nothing to save',
} as const;

import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of the dialogs that save and deploy a version. */
export const saveVersionMessages = defineMessages('versions/save', {
  deployed: 'Configurator has been deployed successfully!',
  deployQuestion: 'The live version of the configurator will now be updated with the changes. Do you want to proceed?',
  propagate: 'Propagate update to all appropriate stock visualisers',
  deployYes: 'Yes, update live',
  withoutImage: (items: number, version: string) =>
    message(
      '{items, plural, one {1 item has} other {{items} items have}} no image in {version}, so visitors see {items, plural, one {it} other {them}} without one.',
      { items, version },
    ),
  withoutImageBlocked: (items: number, version: string) =>
    message(
      '{items, plural, one {1 item has} other {{items} items have}} no image in {version}, so it cannot go live until all its images are uploaded.',
      { items, version },
    ),
  becomesVersion: (edits: number) =>
    message(
      '{edits, plural, one {1 edit becomes} other {{edits} edits become}} a new version. Visitors keep seeing the live version until you deploy this one.',
      { edits },
    ),
  existsTitle: (version: string) => message('{version} already exists', { version }),
  savedMeanwhile: (when: string, author: string | null, base: string) =>
    message(
      '{hasAuthor, select, true {It was saved {when} by {author} while you were editing {base}.} other {It was saved {when} while you were editing {base}.}} Your edits are still here.',
      { when, hasAuthor: author !== null, author: author ?? '', base },
    ),
  newerTitle: (version: string) => message('{version} is newer than your edits', { version }),
  newerText: (when: string, author: string | null, base: string) =>
    message(
      '{hasAuthor, select, true {It was saved {when} by {author}.} other {It was saved {when}.}} Its changes are not in your edits of {base}, which are still here.',
      { when, hasAuthor: author !== null, author: author ?? '', base },
    ),
  seeChanges: 'See what changed',
  moveEdits: (version: string) => message('Move my edits to {version}', { version }),
  saveCopy: 'Save a copy of my edits',
  saveAnyway: (version: string) => message('Leave it out and save as {version}', { version }),
  bothChanged: (fields: number) =>
    message(
      '{fields, plural, one {1 field was} other {{fields} fields were}} changed by both. Choose which value to keep.',
      { fields },
    ),
  movedOnto: (edits: string, version: string) =>
    message('Your edits are now based on {version}: {edits}.', { version, edits }),
  yours: 'Yours',
  nowIn: (version: string) => message('Now in {version}', { version }),
  willBeSaved: 'Will be saved',
  goTo: (version: string) => message('Go to {version}', { version }),
  allThere: 'All your changes are already in that version. There is nothing left to save.',
  left: (names: string) => message('No longer in that version, so left out: {names}', { names }),
  note: 'Note',
  noteHelp: 'What this version is for. Shown in the version history.',
  nothingLive: 'Nothing is live yet. This version is the first one that visitors see.',
  propagationTitle: 'Stock visualisers',
  propagating: 'The stock visualisers that show this scene are being updated.',
  propagated: (count: number) =>
    message('{count, plural, one {1 stock visualiser shows} other {{count} stock visualisers show}} this scene.', {
      count,
    }),
  propagatedNone: 'No other stock visualiser shows this scene.',
  mine: 'Mine',
  theirs: 'Theirs',
  back: 'Back',
  propagationStatus: { waiting: 'Waiting', saved: 'New version', deployed: 'New version, live', failed: 'Not updated' },
  was: (value: string) => message('was {value}', { value }),
  basedOn: (version: string) => message('Based on {version}', { version }),
  deployedLabel: 'Deployed',
  theResults: 'The results',
});

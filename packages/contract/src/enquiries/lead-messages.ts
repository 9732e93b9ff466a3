/** Sentences of following up enquiries: stage, owner, notes, search, export and erasing. Ours. */
export const leadMessages = {
  stage: 'Stage',
  owner: 'Owner',
  nobody: 'Nobody',
  filterStage: 'Filter by stage',
  filterOwner: 'Filter by owner',
  everyStage: 'Every stage',
  everyOwner: 'Every owner',
  ownerForeign: 'An owner is a user of this organisation, or of the reseller that the enquiry came to.',
  oneOfBoth: 'Send a status or a stage, not both.',
  nothingToChange: 'Say what changes: status, stage or owner_id.',
  search: 'Search enquiries',
  searchHelp: 'Finds every word in names, emails, phones, postcodes, configurators and chosen items.',
  noneFoundHelp: 'Check the spelling, or choose less in the filters.',

  export: 'Export',
  exportCsv: 'Export as CSV',
  exportExcel: 'Export as Excel',
  exportFailed: 'Export failed',

  older: (here: number, total: number) =>
    `Loading older enquiries: ${here.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} are here.`,
  olderFailed: (here: number, total: number) =>
    `Older enquiries did not load: only the newest ${here.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} are here.`,
  noneYet: 'None found yet.',
  noneYetHelp: 'Older enquiries are still on their way.',
  fetchingOne: 'Fetching the enquiry...',
  oneEnquiry: 'The enquiry',

  notes: 'Notes',
  notesHelp: 'Read by everybody who sees this enquiry; never by the visitor.',
  note: 'Write a note',
  addNote: 'Add note',
  noteRequired: 'Write the note first.',
  noteLong: (maximum: number) => `A note has at most ${maximum} characters.`,
  deleteNote: 'Delete note',
  deleteNoteQuestion: 'The note is gone for everybody.',
  personalData: 'Personal data',
  downloadKept: 'Download all that is kept',
  downloadFailed: 'Download failed',
  erase: 'Erase this address',
  eraseQuestion: (count: number, email: string) =>
    `${count === 1 ? 'One enquiry' : `All ${count} enquiries`} of ${email} will be erased with designs, images, notes and emails. This cannot be undone.`,
  eraseConfirm: 'Email address, typed to confirm',
  eraseDiffers: 'This is another address.',
  eraseYes: 'Erase',
  erased: (count: number) => `${count === 1 ? 'One enquiry was' : `${count} enquiries were`} erased.`,
  addressRequired: 'Say which email address.',

  notYours: 'Only its author deletes a note.',
} as const;

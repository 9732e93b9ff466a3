import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of files of translations: exports and imports. */
export const translationImportMessages = defineMessages('translations/files', {
  exportAll: 'All',
  exportMissing: 'Missing',
  exportOutdated: 'Outdated',
  exportXliff: (what: string) => message('Export XLIFF: {what}', { what }),
  exportXlsx: (what: string) => message('Export Excel: {what}', { what }),
  importTitle: 'Import translations',
  importFile: 'Choose a file',
  importHelp: 'XLIFF 2.1 or the Excel file that you exported. Nothing changes before you have seen what would.',
  importUnsaved: 'Save or discard your changes first, so that none is mixed with those of the file.',
  importSheetUnreadable: 'This is not an Excel file of translations: export one to see its columns.',
  importTooLarge: (megabytes: number) => message('Files can be up to {megabytes} MB.', { megabytes }),
  importChanged: (count: number) =>
    message('{count, plural, one {1 translation changes} other {# translations change}}', { count }),
  importOutdated: (count: number) =>
    message('{count, plural, one {1 was made for another text} other {# were made for another text}}', { count }),
  importUnknown: (count: number) =>
    message('{count, plural, one {1 text is not in this configurator} other {# texts are not in this configurator}}', {
      count,
    }),
  importInvalid: (count: number) =>
    message('{count, plural, one {1 cannot be taken} other {# cannot be taken}}', { count }),
  importUnchanged: (count: number) =>
    message('{count, plural, one {1 is as it was} other {# are as they were}}', { count }),
  importEmpty: (count: number) =>
    message('{count, plural, one {1 has no translation} other {# have no translation}}', { count }),
  importNothing: 'The file changes nothing.',
  importTakeOutdated: 'Also take those that were made for another text, as outdated',
  importApply: (count: number) =>
    message('{count, plural, one {Import 1 translation} other {Import # translations}}', { count }),
  imported: (count: number) =>
    message('{count, plural, one {1 translation imported} other {# translations imported}}', { count }),
  importAgain: 'Choose another file',
  importMore: (count: number) => message('and {count, number} more', { count }),
  importSourceNow: (source: string) => message('Now: {source}', { source }),
  importBefore: (text: string) => message('Before: {text}', { text }),
});

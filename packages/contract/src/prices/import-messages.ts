import { defineMessages, message } from '../texts/define-messages.ts';
import { priceLimits as limits } from './limits.ts';

/** Texts of the import of prices. */
export const priceImportMessages = defineMessages('prices/import', {
  importSentence: 'The file is compared with the list first. You save its changes afterwards.',
  importHint: 'The first row has the headings: SKU or Article, and Price. Up to 5 MB.',
  importTooLarge: 'Files can be up to 5 MB.',
  importUnreadable: 'This file is no CSV or Excel file that can be read.',
  importEmpty: 'The file has no rows below its headings.',
  importNoKey: 'The file needs a column SKU or Article.',
  importNoPrice: 'The file needs a column Price.',
  importTooLong: message('Files can have up to {importLines, number} rows.', { importLines: limits.importLines }),
  importUnknown: 'Not in any configurator, nor in this list',
  importTwice: 'Twice in the file',
  importSummary: (added: number, changed: number, same: number, issues: number) =>
    message('{added} new, {changed} changed, {same} unchanged, {issues} with issues', { added, changed, same, issues }),
  importWithout: (count: number) => message('{count} without a price, which change nothing.', { count }),
  importApply: (prices: string) => message('Add {prices} to the list', { prices }),
  importNumberRead: (text: string, amount: string) => message('{text} is read as {amount}', { text, amount }),
  importNumberUnread: (text: string) => message('{text} cannot be read', { text }),
  importChanges: 'Changes',
  importIssues: 'Issues',
  line: 'Line',
  article: 'Article',
  columnName: 'Column',
  value: 'Value',
  issue: 'Issue',
  before: 'Before',
  firstShown: (count: number) => message('The first {count} are listed.', { count }),
});

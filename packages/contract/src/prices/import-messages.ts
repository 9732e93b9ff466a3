import { priceLimits as limits } from './limits.ts';

/** Texts of the import of prices. */
export const priceImportMessages = {
  importSentence: 'The file is compared with the list first. You save its changes afterwards.',
  importHint: 'The first row has the headings: SKU or Article, and Price. Up to 5 MB.',
  importTooLarge: 'Files can be up to 5 MB.',
  importUnreadable: 'This file is no CSV or Excel file that can be read.',
  importEmpty: 'The file has no rows below its headings.',
  importNoKey: 'The file needs a column SKU or Article.',
  importNoPrice: 'The file needs a column Price.',
  importTooLong: `Files can have up to ${limits.importLines.toLocaleString('en-GB')} rows.`,
  importUnknown: 'Not in any configurator, nor in this list',
  importTwice: 'Twice in the file',
  importSummary: (added: number, changed: number, same: number, issues: number) =>
    `${added} new, ${changed} changed, ${same} unchanged, ${issues} with issues`,
  importWithout: (count: number) => `${count} without a price, which change nothing.`,
  importApply: (prices: string) => `Add ${prices} to the list`,
  importNumberRead: (text: string, amount: string) => `${text} is read as ${amount}`,
  importNumberUnread: (text: string) => `${text} cannot be read`,
  importChanges: 'Changes',
  importIssues: 'Issues',
  line: 'Line',
  article: 'Article',
  columnName: 'Column',
  value: 'Value',
  issue: 'Issue',
  before: 'Before',
  firstShown: (count: number) => `The first ${count} are listed.`,
} as const;

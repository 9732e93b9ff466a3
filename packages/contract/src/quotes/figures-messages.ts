import { defineMessages, textFrom } from '../texts/define-messages.ts';
import { quoteTitles } from './titles.ts';

/** Texts of the figures of quotes. */
export const quoteFiguresMessages = defineMessages('quotes/figures', {
  title: textFrom(() => quoteTitles.title),
  help: 'Values without tax. A quote counts in the month in which it was first sent, and is won in the month of its acceptance.',
  fetching: 'Fetching the figures of quotes...',
  what: 'The figures of quotes',
  none: 'No quotes have been sent in this time',
  noneHelp: 'Once a quote is sent, its value is shown here by month.',
  currency: 'Currency',
  month: 'Month',
  quoted: 'Quoted',
  won: 'Won',
  configurators: 'By configurator',
  resellers: 'By reseller',
  name: 'Name',
  quotedCount: 'Quotes sent',
  wonCount: 'Quotes won',
  quotedValue: 'Quoted value',
  wonValue: 'Won value',
  download: 'Download quotes as CSV',
  noConfigurator: 'Without a configurator',
  file: 'quotes',
});

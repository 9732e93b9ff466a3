import { defineMessages } from '../texts/define-messages.ts';
/** Titles of screens and dialogs of quotes, which the routes name before a screen is loaded. */
export const quoteTitles = defineMessages('quotes/titles', {
  title: 'Quotes',
  quoteTitle: 'Quote',
  createTitle: 'New quote',
  settingsTitle: 'Quote settings',
  sendTitle: 'Send quote',
  lostTitle: 'Mark as lost',
  linkTitle: 'Your quote',
});

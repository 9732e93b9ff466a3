import { defineMessages } from '../texts/define-messages.ts';
/** Titles of screens and dialogs of prices, which the routes name before a screen is loaded. */
export const priceTitles = defineMessages('prices/titles', {
  title: 'Prices',
  createTitle: 'New price list',
  settingsTitle: 'Settings of the price list',
  historyTitle: 'History',
  importTitle: 'Import prices',
  putLiveTitle: 'Put price list live',
});

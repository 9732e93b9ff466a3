import { defineMessages, joinMessages, message } from '../texts/define-messages.ts';
import { priceEditorMessages } from './editor-messages.ts';
import { priceImportMessages } from './import-messages.ts';
import { priceLimits as limits } from './limits.ts';
import { priceListMessages } from './list-messages.ts';
import { priceTitles } from './titles.ts';

/** Texts of prices, price lists and their imports: those of the API here, those of screens in a file each. */
export const priceMessages = joinMessages(
  priceTitles,
  defineMessages('prices/prices', {
    fetching: 'Fetching prices...',
    notFetched: 'The prices',
    nameRequired: 'Enter a name.',
    nameLong: message('Names can be up to {listNameMaximum} characters.', { listNameMaximum: limits.listNameMaximum }),
    currencyUnknown: 'Choose a currency.',
    datesReversed: 'Start date must be before end date',
    measuresReversed: 'The start of the band must be below its end.',
    taxTwice: 'This country has a tax already.',
    countryUnknown: 'Choose a country.',
    listsFull: message('You can have up to {listsMaximum} price lists. Delete one to add another.', {
      listsMaximum: limits.listsMaximum,
    }),
    pricesFull: message('A price list can have up to {pricesMaximum, number} prices.', {
      pricesMaximum: limits.pricesMaximum,
    }),
    amountInvalid: 'Prices are positive amounts in the currency of the list.',
    moved: 'Somebody else saved this price list meanwhile.',
    overlaps: 'Another live price list of the same currency is valid on some of these days.',
    incomplete: 'Some of what visitors can choose has no price in this list.',
    live: 'A live price list cannot be deleted. Take it offline first.',
    noListInCurrency: 'There are no prices in this currency.',
    noDesign: 'The design of this enquiry is no longer published, so its parts are not known.',
    noBase: 'Only resellers can base a price list on their manufacturer’s.',
  }),
  priceListMessages,
  priceEditorMessages,
  priceImportMessages,
);

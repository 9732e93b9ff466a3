import { quoteTitles } from '@vitrine/contract/quotes/titles';
import type { View } from './build-routes.tsx';
import * as screens from './screens.ts';

/** The dialogs over the quotes of a tenant or a reseller. */
export const QUOTES_DIALOGS: readonly View[] = [
  {
    name: 'NewQuote',
    path: 'create',
    title: () => quoteTitles.createTitle,
    screen: screens.NewQuoteModal,
  },
  {
    name: 'QuoteSettings',
    path: 'settings',
    title: () => quoteTitles.settingsTitle,
    screen: screens.QuoteSettingsModal,
  },
];

/** One quote: a page of its own, also below a reseller. */
export const QUOTE: View = {
  name: 'QuoteDetails',
  path: 'quotes/$quoteId',
  title: () => quoteTitles.quoteTitle,
  screen: screens.QuoteScreen,
  children: [
    {
      name: 'SendQuote',
      path: 'send',
      title: () => quoteTitles.sendTitle,
      screen: screens.SendQuoteModal,
    },
    {
      name: 'LoseQuote',
      path: 'lost',
      title: () => quoteTitles.lostTitle,
      screen: screens.LoseQuoteModal,
    },
  ],
};

/** The quotes of a tenant. */
export const QUOTE_VIEWS: readonly View[] = [
  {
    name: 'Quotes',
    path: 'quotes',
    title: () => quoteTitles.title,
    screen: screens.QuotesScreen,
    children: QUOTES_DIALOGS,
  },
  QUOTE,
];

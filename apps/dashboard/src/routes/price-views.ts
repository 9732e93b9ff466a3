import { priceTitles } from '@vitrine/contract/prices/titles';
import { maySeePrices } from '../tenant/may-see-prices.ts';
import type { View } from './build-routes.tsx';
import * as screens from './screens.ts';

/** The dialogs over one price list. */
const priceListViews = (): readonly View[] => [
  { name: 'ImportPrices', path: 'import', title: () => priceTitles.importTitle, screen: screens.ImportPricesModal },
  {
    name: 'PriceListSettings',
    path: 'settings',
    title: () => priceTitles.settingsTitle,
    screen: screens.ListSettingsModal,
  },
  {
    name: 'PriceListHistory',
    path: 'history',
    title: () => priceTitles.historyTitle,
    screen: screens.ListHistoryModal,
  },
  { name: 'PutPriceListLive', path: 'live', title: () => priceTitles.putLiveTitle, screen: screens.PutLiveModal },
];

/** The dialog over the price lists of a tenant or a reseller. */
export const NEW_PRICE_LIST: View = {
  name: 'NewPriceList',
  path: 'create',
  title: () => priceTitles.createTitle,
  screen: screens.NewListModal,
};

/** One price list: a page of its own, also below a reseller. */
export const PRICE_LIST: View = {
  name: 'PriceListDetails',
  path: 'prices/$listId',
  title: () => priceTitles.title,
  screen: screens.PriceListScreen,
  may: maySeePrices,
  children: priceListViews(),
};

/** The prices of a tenant. */
export const PRICE_VIEWS: readonly View[] = [
  {
    name: 'Prices',
    path: 'prices',
    title: () => priceTitles.title,
    screen: screens.PricesScreen,
    may: maySeePrices,
    children: [NEW_PRICE_LIST],
  },
  PRICE_LIST,
];

import { priceTitles } from '@vitrine/contract/prices/titles';
import { quoteTitles } from '@vitrine/contract/quotes/titles';
import { routeTitles } from '@vitrine/contract/screens/titles';
import { maySeePrices } from '../tenant/may-see-prices.ts';
import type { View } from './build-routes.tsx';
import { CONFIGURATOR_VIEWS } from './configurator-views.ts';
import { NEW_PRICE_LIST, PRICE_LIST } from './price-views.ts';
import { QUOTE, QUOTES_DIALOGS } from './quote-views.ts';
import * as screens from './screens.ts';
import { withPrefix } from './shared-views.ts';

/** The resellers of a tenant: the list, one of them, and its copy of a configurator. */
export const RESELLER_VIEWS: readonly View[] = [
  {
    name: 'Resellers',
    path: 'resellers',
    title: () => routeTitles.resellers,
    screen: screens.ResellersScreen,
    children: [
      {
        name: 'NewReseller',
        path: 'newReseller',
        title: () => routeTitles.newReseller,
        screen: screens.NewResellerModal,
      },
      {
        name: 'NewResellerPermissions',
        path: 'newResellerPermissions',
        title: () => routeTitles.newResellerPermissions,
        screen: screens.ManageAccessModal,
      },
    ],
  },
  {
    name: 'ResellerDetails',
    path: 'resellers/$resellerId',
    title: () => routeTitles.resellerDetails,
    screen: screens.ResellerScreen,
    first: { desktop: 'configurators', phone: 'configurators' },
    children: [
      {
        name: 'ResellerConfigurators',
        path: 'configurators',
        title: () => routeTitles.resellerConfigurators,
        screen: screens.ResellerConfiguratorsScreen,
      },
      {
        name: 'ResellerAccounts',
        path: 'accounts',
        title: () => routeTitles.resellerAccounts,
        screen: screens.ResellerAccounts,
        children: [
          {
            name: 'InviteResellerUser',
            path: 'inviteResUser',
            title: () => routeTitles.inviteResellerUser,
            screen: screens.InviteResellerUser,
          },
          {
            name: 'EditResellerUser',
            path: 'editUser',
            title: () => routeTitles.editResellerUser,
            screen: screens.EditResellerUser,
          },
        ],
      },
      {
        name: 'ResellerPrices',
        path: 'prices',
        title: () => priceTitles.title,
        screen: screens.ResellerPrices,
        may: maySeePrices,
        children: withPrefix('Reseller', [NEW_PRICE_LIST]),
      },
      {
        name: 'ResellerQuotes',
        path: 'quotes',
        title: () => quoteTitles.title,
        screen: screens.ResellerQuotes,
        children: withPrefix('Reseller', QUOTES_DIALOGS),
      },
      {
        name: 'ResellerSettings',
        path: 'settings',
        title: () => routeTitles.resellerSettings,
        screen: screens.ResellerSettings,
      },
    ],
  },
  ...withPrefix('Reseller', [
    { ...PRICE_LIST, path: 'resellers/$resellerId/prices/$listId' },
    { ...QUOTE, path: 'resellers/$resellerId/quotes/$quoteId' },
  ]),
  {
    name: 'ResellerConfiguratorDetails',
    path: 'resellers/$resellerId/configurators/$configId',
    title: () => routeTitles.resellerConfiguratorDetails,
    screen: screens.ConfiguratorPage,
    first: { desktop: 'preview', phone: 'analytics' },
    children: withPrefix('Reseller', CONFIGURATOR_VIEWS),
  },
];

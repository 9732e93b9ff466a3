import { routeTitles } from '@vitrine/contract/screens/titles';
import { mayCreateConfigurators } from '@vitrine/domain/policies/configurators';
import { mayManageWebhooks, mayReadAuditLog } from '@vitrine/domain/policies/organisations';
import { mayInviteUsers } from '@vitrine/domain/policies/users';
import { mayBuildVersions } from '@vitrine/domain/policies/versions';
import type { View } from './build-routes.tsx';
import { ANALYTICS } from './configurator-tabs.ts';
import { ADMINISTRATOR_VIEWS, CONFIGURATOR_VIEWS } from './configurator-views.ts';
import { PRICE_VIEWS } from './price-views.ts';
import { QUOTE_VIEWS } from './quote-views.ts';
import { RESELLER_VIEWS } from './reseller-views.ts';
import * as screens from './screens.ts';
import { UPLOAD_IMAGE, withPrefix } from './shared-views.ts';

/** The views of a tenant, at its own host and below /organisations/:orgName. One row per view. */
export const TENANT_VIEWS: readonly View[] = [
  {
    name: 'Configurators',
    path: 'configurators',
    title: () => routeTitles.configurators,
    screen: screens.ConfiguratorsScreen,
    children: [
      {
        name: 'ConfiguratorsCreate',
        path: 'create',
        title: () => routeTitles.configuratorsCreate,
        screen: screens.NewConfiguratorModal,
        may: mayCreateConfigurators,
      },
    ],
  },
  {
    name: 'ConfiguratorsBuild',
    path: 'configurators/build',
    title: () => routeTitles.configuratorsBuild,
    screen: screens.BuilderScreen,
    may: mayCreateConfigurators,
  },
  {
    name: 'ConfiguratorsBuildVersion',
    path: 'configurators/$configId/build',
    title: () => routeTitles.configuratorsBuildVersion,
    screen: screens.EditVersion,
    may: mayBuildVersions,
  },
  {
    name: 'ConfiguratorsDetails',
    path: 'configurators/$configId',
    title: () => routeTitles.configuratorsDetails,
    screen: screens.ConfiguratorPage,
    first: { desktop: 'preview', phone: 'analytics' },
    children: [...CONFIGURATOR_VIEWS, ...ADMINISTRATOR_VIEWS],
  },
  ...RESELLER_VIEWS,
  ...PRICE_VIEWS,
  ...QUOTE_VIEWS,
  {
    name: 'Accounts',
    path: 'accounts',
    title: () => routeTitles.accounts,
    forStaff: true,
    screen: screens.AccountsScreen,
    children: [
      {
        name: 'InviteUser',
        path: 'inviteUser',
        title: () => routeTitles.inviteUser,
        screen: screens.AccountsInviteUser,
        may: mayInviteUsers,
      },
      { name: 'EditUser', path: 'editUser', title: () => routeTitles.editUser, screen: screens.AccountsEditUser },
    ],
  },
  {
    name: 'Activity',
    path: 'accounts/activity',
    title: () => routeTitles.activity,
    forStaff: true,
    screen: screens.ActivityScreen,
    may: mayReadAuditLog,
  },
  {
    name: 'Enquiries',
    path: 'enquiries',
    title: () => routeTitles.enquiries,
    screen: screens.EnquiriesScreen,
    children: [
      {
        name: 'EnquiryDetails',
        path: '$enquiryId/details',
        title: () => routeTitles.enquiryDetails,
        screen: screens.EnquiryDetailsModal,
      },
    ],
  },
  { name: 'EnquirySpam', path: 'enquiries/spam', title: () => routeTitles.enquirySpam, screen: screens.SpamScreen },
  { name: 'Billing', path: 'billing', title: () => routeTitles.billing, screen: screens.BillingScreen },
  {
    ...ANALYTICS,
    name: 'TenantAnalytics',
    forStaff: true,
    screen: screens.OverviewScreen,
    first: { desktop: 'sessions', phone: 'sessions' },
    children: withPrefix('Tenant', ANALYTICS.children ?? []),
  },
  {
    name: 'Settings',
    path: 'settings',
    title: () => routeTitles.settings,
    forStaff: true,
    screen: screens.SettingsScreen,
    children: [UPLOAD_IMAGE],
  },
  {
    name: 'Webhooks',
    path: 'settings/webhooks',
    title: () => routeTitles.webhooks,
    forStaff: true,
    screen: screens.WebhooksScreen,
    may: mayManageWebhooks,
  },
  { name: 'Support', path: 'support', title: () => routeTitles.support, forStaff: true, screen: screens.SupportScreen },
];

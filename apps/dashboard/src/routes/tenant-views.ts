import { screen, type View } from './build-routes.tsx';
import { ANALYTICS } from './configurator-tabs.ts';
import { ADMINISTRATOR_VIEWS, CONFIGURATOR_VIEWS } from './configurator-views.ts';
import { RESELLER_VIEWS } from './reseller-views.ts';
import { named, UPLOAD_IMAGE } from './shared-views.ts';

/** The views of a tenant, in one's own and below /organisations/:orgName alike. One row a view. */
export const TENANT_VIEWS: readonly View[] = [
  {
    name: 'Configurators',
    path: 'configurators',
    title: 'Configurators',
    screen: screen(() => import('../areas/configurators/ConfiguratorsScreen.tsx'), 'ConfiguratorsScreen'),
    children: [
      {
        name: 'ConfiguratorsCreate',
        path: 'create',
        title: 'Create New Configurator',
        screen: screen(() => import('../areas/configurators/new/NewConfiguratorModal.tsx'), 'NewConfiguratorModal'),
      },
    ],
  },
  {
    name: 'ConfiguratorsDetails',
    path: 'configurators/$configId',
    title: 'Configurator',
    screen: screen(() => import('../pages/ConfiguratorPage.tsx'), 'ConfiguratorPage'),
    first: { desktop: 'preview', phone: 'analytics' },
    children: [...CONFIGURATOR_VIEWS, ...ADMINISTRATOR_VIEWS],
  },
  ...RESELLER_VIEWS,
  {
    name: 'Accounts',
    path: 'accounts',
    title: 'User Accounts',
    forStaff: true,
    screen: screen(() => import('../areas/users/AccountsScreen.tsx'), 'AccountsScreen'),
    children: [
      {
        name: 'InviteUser',
        path: 'inviteUser',
        title: 'Add User',
        screen: screen(() => import('../areas/users/InviteUserModal.tsx'), 'AccountsInviteUser'),
      },
      {
        name: 'EditUser',
        path: 'editUser',
        title: 'Edit User',
        screen: screen(() => import('../areas/users/EditUserModal.tsx'), 'AccountsEditUser'),
      },
    ],
  },
  {
    name: 'Activity',
    path: 'accounts/activity',
    title: 'Activity',
    forStaff: true,
    screen: screen(() => import('../areas/audit/ActivityScreen.tsx'), 'ActivityScreen'),
  },
  {
    name: 'Enquiries',
    path: 'enquiries',
    title: 'Customer Enquiries',
    screen: screen(() => import('../areas/enquiries/list/EnquiriesScreen.tsx'), 'EnquiriesScreen'),
    children: [
      {
        name: 'EnquiryDetails',
        path: '$enquiryId/details',
        title: 'Enquiry Details',
        screen: screen(() => import('../areas/enquiries/details/EnquiryDetailsModal.tsx'), 'EnquiryDetailsModal'),
      },
    ],
  },
  {
    name: 'EnquirySpam',
    path: 'enquiries/spam',
    title: 'Spam',
    screen: screen(() => import('../areas/enquiries/spam/SpamScreen.tsx'), 'SpamScreen'),
  },
  {
    name: 'Billing',
    path: 'billing',
    title: 'Billing',
    screen: screen(() => import('../areas/billing/BillingScreen.tsx'), 'BillingScreen'),
  },
  {
    ...ANALYTICS,
    name: 'TenantAnalytics',
    forStaff: true,
    screen: screen(() => import('../areas/analytics/OverviewScreen.tsx'), 'OverviewScreen'),
    first: { desktop: 'sessions', phone: 'sessions' },
    children: named('Tenant', ANALYTICS.children ?? []),
  },
  {
    name: 'Settings',
    path: 'settings',
    title: 'Account Settings',
    forStaff: true,
    screen: screen(() => import('../areas/settings/SettingsScreen.tsx'), 'SettingsScreen'),
    children: [UPLOAD_IMAGE],
  },
  {
    name: 'Webhooks',
    path: 'settings/webhooks',
    title: 'Webhooks',
    forStaff: true,
    screen: screen(() => import('../areas/webhooks/WebhooksScreen.tsx'), 'WebhooksScreen'),
  },
  {
    name: 'Support',
    path: 'support',
    title: 'Support',
    forStaff: true,
    screen: screen(() => import('../areas/support/SupportScreen.tsx'), 'SupportScreen'),
  },
];

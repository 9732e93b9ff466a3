import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { securityMessages, sessionMessages } from '@vitrine/contract/session/messages';
import {
  requirePasswordRequest,
  requireResetEmail,
  takeCode,
  takeInvitation,
  takeRecovery,
} from './areas/session/link-guards.ts';
import { goToHistory } from './areas/versions/go-to-history.ts';
import { buildRoutes, rootRoute, screen, type View } from './shell/build-routes.tsx';
import {
  goToLogin,
  leaveHome,
  onAdminHost,
  onEitherHost,
  onlyAdministrators,
  onNormalHost,
  requireNoSession,
  requireSession,
} from './shell/guards.ts';
import { RouteFailed } from './shell/RouteFailed.tsx';

/** What administrators change of a configurator itself, over its page. */
const ADMINISTRATOR_VIEWS: readonly View[] = [
  {
    name: 'ConfiguratorEdit',
    path: 'edit',
    title: 'Edit Configurator',
    screen: screen(() => import('./areas/configurators/EditConfiguratorModal.tsx'), 'EditConfiguratorModal'),
  },
  {
    name: 'ConfiguratorUpdate',
    path: 'update',
    title: 'Update Json data',
    screen: screen(() => import('./areas/configurators/UpdateDataModal.tsx'), 'UpdateDataModal'),
  },
];

/** The same views by names of their own: a reseller's pages mirror the configurator's (configurators.md §2). */
const named = (prefix: string, views: readonly View[]): readonly View[] =>
  views.map((view) => ({
    ...view,
    name: `${prefix}${view.name}`,
    ...(view.children && { children: named(prefix, view.children) }),
  }));

/** The upload dialog, over whatever asks for a picture. */
const UPLOAD_IMAGE: View = {
  name: 'UploadImage',
  path: 'uploadImage/$imgType',
  screen: screen(() => import('./shell/ImageUploadModal.tsx'), 'ImageUploadModal'),
};

/** What visitors did with a configurator in the last twelve months, one chart a tab. */
const ANALYTICS: View = {
  name: 'Analytics',
  path: 'analytics',
  title: 'Analytics',
  screen: screen(() => import('./areas/analytics/AnalyticsScreen.tsx'), 'AnalyticsScreen'),
  first: { desktop: 'options', phone: 'options' },
  children: [
    {
      name: 'AnalyticsOptions',
      path: 'options',
      title: 'Options',
      screen: screen(() => import('./areas/analytics/tabs.tsx'), 'OptionsTab'),
    },
    {
      name: 'AnalyticsLeads',
      path: 'leads-generated',
      title: 'Leads generated',
      screen: screen(() => import('./areas/analytics/tabs.tsx'), 'LeadsTab'),
    },
    {
      name: 'AnalyticsSessions',
      path: 'sessions',
      title: 'Sessions',
      screen: screen(() => import('./areas/analytics/tabs.tsx'), 'SessionsTab'),
    },
    {
      name: 'AnalyticsEngagement',
      path: 'average-engagement-time',
      title: 'Average engagement time',
      screen: screen(() => import('./areas/analytics/tabs.tsx'), 'EngagementTab'),
    },
    {
      name: 'AnalyticsUsers',
      path: 'unique-users',
      title: 'Unique users',
      screen: screen(() => import('./areas/analytics/tabs.tsx'), 'UsersTab'),
    },
  ],
};

/** What an organisation makes its own of a configurator. */
const CUSTOMISATION: View = {
  name: 'Customisation',
  path: 'customisation',
  title: 'Customisation',
  screen: screen(() => import('./areas/customisation/CustomisationScreen.tsx'), 'CustomisationScreen'),
  first: { desktop: 'logos', phone: 'logos' },
  children: [
    {
      name: 'CustomisationLogos',
      path: 'logos',
      title: 'Logos',
      screen: screen(() => import('./areas/customisation/LogosScreen.tsx'), 'LogosScreen'),
    },
    {
      name: 'CustomisationSaveDesign',
      path: 'save-design',
      title: 'Save Design',
      screen: screen(() => import('./areas/customisation/SaveDesignScreen.tsx'), 'SaveDesignScreen'),
    },
    {
      name: 'CustomisationEmails',
      path: 'emails',
      title: 'Emails',
      screen: screen(() => import('./areas/customisation/EmailsScreen.tsx'), 'EmailsScreen'),
    },
  ],
};

/** How a configurator comes onto a page. */
const INTEGRATION: View = {
  name: 'Integration',
  path: 'integration',
  title: 'Integration',
  screen: screen(() => import('./areas/integration/IntegrationScreen.tsx'), 'IntegrationScreen'),
  first: { desktop: 'code', phone: 'code' },
  children: [
    {
      name: 'IntegrationCode',
      path: 'code',
      title: 'Embedded Code',
      screen: screen(() => import('./areas/integration/EmbeddedCodeScreen.tsx'), 'EmbeddedCodeScreen'),
    },
    {
      name: 'IntegrationDocs',
      path: 'docs',
      title: 'API Reference',
      screen: screen(() => import('./areas/integration/ReferenceScreen.tsx'), 'ReferenceScreen'),
    },
    {
      name: 'IntegrationIssues',
      path: 'issues',
      title: 'Common Issues',
      screen: screen(() => import('./areas/support/CommonIssuesScreen.tsx'), 'CommonIssuesScreen'),
    },
    {
      name: 'IntegrationLocalisation',
      path: 'localisation',
      title: 'Localisation',
      screen: screen(() => import('./areas/integration/LocalisationScreen.tsx'), 'LocalisationScreen'),
    },
    {
      name: 'IntegrationGuides',
      path: 'guides',
      title: 'Guides',
      screen: screen(() => import('./areas/integration/GuidesScreen.tsx'), 'GuidesScreen'),
    },
  ],
};

/** Who is told of what happens with a configurator. */
const NOTIFICATIONS: View = {
  name: 'Notifications',
  path: 'notifications',
  title: 'Notifications',
  first: { desktop: 'enquiries', phone: 'enquiries' },
  children: [
    {
      name: 'NotificationsEnquiries',
      path: 'enquiries',
      title: 'Notifications',
      screen: screen(() => import('./areas/notifications/EnquiryRecipientsScreen.tsx'), 'EnquiryRecipientsScreen'),
    },
  ],
};

/** What lies over the tables of a version. */
const OVER_DATA: readonly View[] = [
  {
    name: 'EditProduct',
    path: 'editProduct',
    title: 'Edit Product Data',
    screen: screen(() => import('./areas/catalogue/EditProductPanel.tsx'), 'EditProductPanel'),
  },
  {
    name: 'ImportProducts',
    path: 'import',
    title: 'Import',
    screen: screen(() => import('./areas/catalogue/ImportModal.tsx'), 'ImportModal'),
  },
  {
    name: 'SaveVersion',
    path: 'save',
    title: 'Save Changes',
    screen: screen(() => import('./joins/SaveVersion.tsx'), 'SaveVersion'),
  },
  {
    name: 'DeployVersion',
    path: 'deploy',
    title: 'Deploy To Live',
    screen: screen(() => import('./areas/versions/DeployModal.tsx'), 'DeployModal'),
  },
  {
    name: 'VersionHistory',
    path: 'versions',
    title: 'Version history',
    screen: screen(() => import('./areas/versions/VersionHistoryModal.tsx'), 'VersionHistoryModal'),
  },
  {
    name: 'Propagation',
    path: 'propagation/$propagationId',
    title: 'Stock visualisers',
    screen: screen(() => import('./areas/versions/PropagationModal.tsx'), 'PropagationModal'),
  },
  {
    name: 'EditsPreview',
    path: 'preview',
    title: 'Preview of your edits',
    screen: screen(() => import('./joins/EditsPreview.tsx'), 'EditsPreview'),
  },
];

/** The tabs of a configurator's page. One row a tab. */
const CONFIGURATOR_VIEWS: readonly View[] = [
  {
    name: 'ConfiguratorPreview',
    path: 'preview',
    title: 'Preview',
    screen: screen(() => import('./areas/configurators/PreviewScreen.tsx'), 'PreviewScreen'),
    children: [
      {
        name: 'AddPreview',
        path: 'addPreview',
        title: 'Add Preview',
        screen: screen(() => import('./areas/configurators/AddPreviewModal.tsx'), 'AddPreviewModal'),
      },
      UPLOAD_IMAGE,
    ],
  },
  { name: 'ConfiguratorVersions', path: 'versions', guard: goToHistory },
  {
    name: 'ConfiguratorData',
    path: 'data',
    title: 'Data',
    screen: screen(() => import('./areas/catalogue/DataScreen.tsx'), 'DataScreen'),
    children: OVER_DATA,
  },
  {
    name: 'ConfiguratorDataStockset',
    path: 'data-stockset',
    title: 'Data',
    screen: screen(() => import('./areas/catalogue/DataScreen.tsx'), 'DataScreen'),
    children: named('Stockset', OVER_DATA),
  },
  ANALYTICS,
  INTEGRATION,
  CUSTOMISATION,
  NOTIFICATIONS,
];

/** The views of a house, in one's own and below /organisations/:orgName alike. One row a view. */
export const HOUSE_VIEWS: readonly View[] = [
  {
    name: 'Configurators',
    path: 'configurators',
    title: 'Configurators',
    screen: screen(() => import('./areas/configurators/ConfiguratorsScreen.tsx'), 'ConfiguratorsScreen'),
    children: [
      {
        name: 'ConfiguratorsCreate',
        path: 'create',
        title: 'Create New Configurator',
        screen: screen(() => import('./areas/configurators/NewConfiguratorModal.tsx'), 'NewConfiguratorModal'),
      },
    ],
  },
  {
    name: 'ConfiguratorsDetails',
    path: 'configurators/$configId',
    title: 'Configurator',
    screen: screen(() => import('./joins/ConfiguratorPage.tsx'), 'ConfiguratorPage'),
    first: { desktop: 'preview', phone: 'analytics' },
    children: [...CONFIGURATOR_VIEWS, ...ADMINISTRATOR_VIEWS],
  },
  {
    name: 'Resellers',
    path: 'resellers',
    title: 'Resellers',
    screen: screen(() => import('./areas/resellers/ResellersScreen.tsx'), 'ResellersScreen'),
    children: [
      {
        name: 'NewReseller',
        path: 'newReseller',
        title: 'Create Reseller Account',
        screen: screen(() => import('./areas/resellers/NewResellerModal.tsx'), 'NewResellerModal'),
      },
      {
        name: 'NewResellerPermissions',
        path: 'newResellerPermissions',
        title: 'Manage Access',
        screen: screen(() => import('./areas/resellers/ManageAccessModal.tsx'), 'ManageAccessModal'),
      },
    ],
  },
  {
    name: 'ResellerDetails',
    path: 'resellers/$resellerId',
    title: 'Reseller',
    screen: screen(() => import('./areas/resellers/ResellerScreen.tsx'), 'ResellerScreen'),
    first: { desktop: 'configurators', phone: 'configurators' },
    children: [
      {
        name: 'ResellerConfigurators',
        path: 'configurators',
        title: 'Reseller configurators',
        screen: screen(
          () => import('./areas/resellers/ResellerConfiguratorsScreen.tsx'),
          'ResellerConfiguratorsScreen',
        ),
      },
      {
        name: 'ResellerAccounts',
        path: 'accounts',
        title: 'Reseller accounts',
        screen: screen(() => import('./joins/ResellerAccounts.tsx'), 'ResellerAccounts'),
        children: [
          {
            name: 'InviteResellerUser',
            path: 'inviteResUser',
            title: 'Add User',
            screen: screen(() => import('./joins/ResellerAccounts.tsx'), 'InviteResellerUser'),
          },
          {
            name: 'EditResellerUser',
            path: 'editUser',
            title: 'Edit User',
            screen: screen(() => import('./joins/ResellerAccounts.tsx'), 'EditResellerUser'),
          },
        ],
      },
      {
        name: 'ResellerSettings',
        path: 'settings',
        title: 'Reseller settings',
        screen: screen(() => import('./areas/resellers/ResellerSettingsScreen.tsx'), 'ResellerSettingsScreen'),
      },
    ],
  },
  {
    name: 'ResellerConfiguratorDetails',
    path: 'resellers/$resellerId/configurators/$configId',
    title: 'Configurator',
    screen: screen(() => import('./joins/ConfiguratorPage.tsx'), 'ConfiguratorPage'),
    first: { desktop: 'preview', phone: 'analytics' },
    children: named('Reseller', CONFIGURATOR_VIEWS),
  },
  {
    name: 'Accounts',
    path: 'accounts',
    title: 'User Accounts',
    forStaff: true,
    screen: screen(() => import('./areas/users/AccountsScreen.tsx'), 'AccountsScreen'),
    children: [
      {
        name: 'InviteUser',
        path: 'inviteUser',
        title: 'Add User',
        screen: screen(() => import('./areas/users/AccountsInviteUser.tsx'), 'AccountsInviteUser'),
      },
      {
        name: 'EditUser',
        path: 'editUser',
        title: 'Edit User',
        screen: screen(() => import('./areas/users/AccountsEditUser.tsx'), 'AccountsEditUser'),
      },
    ],
  },
  {
    name: 'Activity',
    path: 'accounts/activity',
    title: 'Activity',
    forStaff: true,
    screen: screen(() => import('./areas/audit/ActivityScreen.tsx'), 'ActivityScreen'),
  },
  {
    name: 'Enquiries',
    path: 'enquiries',
    title: 'Customer Enquiries',
    screen: screen(() => import('./areas/enquiries/EnquiriesScreen.tsx'), 'EnquiriesScreen'),
    children: [
      {
        name: 'EnquiryDetails',
        path: '$enquiryId/details',
        title: 'Enquiry Details',
        screen: screen(() => import('./areas/enquiries/EnquiryDetailsModal.tsx'), 'EnquiryDetailsModal'),
      },
    ],
  },
  {
    name: 'Billing',
    path: 'billing',
    title: 'Billing',
    screen: screen(() => import('./areas/billing/BillingScreen.tsx'), 'BillingScreen'),
  },
  {
    name: 'Settings',
    path: 'settings',
    title: 'Account Settings',
    forStaff: true,
    screen: screen(() => import('./areas/settings/SettingsScreen.tsx'), 'SettingsScreen'),
    children: [UPLOAD_IMAGE],
  },
  {
    name: 'Support',
    path: 'support',
    title: 'Support',
    forStaff: true,
    screen: screen(() => import('./areas/support/SupportScreen.tsx'), 'SupportScreen'),
  },
];

/** Views of administrators on the admin host. */
export const ADMIN_VIEWS: readonly View[] = [
  {
    name: 'OrganisationsList',
    path: 'organisations',
    title: 'Organisations',
    guard: onAdminHost,
    screen: screen(() => import('./areas/organisations/OrganisationsScreen.tsx'), 'OrganisationsScreen'),
    children: [
      {
        name: 'OrganisationsNewOrg',
        path: 'setupNewOrg',
        title: 'Create organisation',
        screen: screen(() => import('./areas/organisations/NewOrganisationModal.tsx'), 'NewOrganisationModal'),
        children: [UPLOAD_IMAGE],
      },
    ],
  },
  {
    name: 'OrganisationDetails',
    path: 'organisations/$orgName',
    guard: onAdminHost,
    screen: screen(() => import('./shell/OpenedOrganisation.tsx'), 'OpenedOrganisation'),
    first: { desktop: 'configurators', phone: 'configurators' },
    children: named('org', HOUSE_VIEWS),
  },
];

/** Addresses of these views may have held a secret; no request names where it came from. */
const LEAKS_NOTHING = { referrer: 'no-referrer' };

/** The account screens, in the login frame (decision A5). */
export const ACCOUNT_VIEWS: readonly View[] = [
  {
    name: 'Login',
    path: 'login',
    title: 'Sign in',
    meta: { description: 'Sign in to Vitrine' },
    guard: requireNoSession,
    screen: screen(() => import('./areas/session/SignInScreen.tsx'), 'SignInScreen'),
  },
  {
    name: 'PasswordReset',
    path: 'passwordReset',
    title: sessionMessages.resetTitle,
    screen: screen(() => import('./areas/session/PasswordResetScreen.tsx'), 'PasswordResetScreen'),
  },
  {
    name: 'ResendEmail',
    path: 'resendEmail',
    title: sessionMessages.checkEmail,
    guard: requireResetEmail,
    screen: screen(() => import('./areas/session/ResendEmailScreen.tsx'), 'ResendEmailScreen'),
  },
  {
    name: 'Expired',
    path: 'expired',
    title: sessionMessages.expired,
    screen: screen(() => import('./areas/session/ExpiredScreen.tsx'), 'ExpiredScreen'),
  },
  {
    name: 'SetPassword',
    path: 'setPassword',
    title: sessionMessages.inviteTitle,
    meta: LEAKS_NOTHING,
    guard: requirePasswordRequest,
    screen: screen(() => import('./areas/session/SetPasswordScreen.tsx'), 'SetPasswordScreen'),
  },
  {
    name: 'Recovery',
    path: 'setPassword/recovery',
    title: sessionMessages.linkInvalid,
    meta: LEAKS_NOTHING,
    guard: takeRecovery,
    screen: screen(() => import('./areas/session/RecoveryScreen.tsx'), 'RecoveryScreen'),
  },
  {
    name: 'Invite',
    path: 'invite',
    title: sessionMessages.loading,
    meta: LEAKS_NOTHING,
    guard: takeInvitation,
    screen: screen(() => import('./areas/session/InviteScreen.tsx'), 'InviteScreen'),
  },
];

/** Views that need no session. */
export const OUTSIDE_VIEWS: readonly View[] = [
  { name: 'Start', path: '/', guard: goToLogin },
  {
    name: 'Loading',
    path: 'loading',
    title: sessionMessages.loading,
    meta: LEAKS_NOTHING,
    guard: takeCode,
    screen: screen(() => import('./areas/session/LoadingScreen.tsx'), 'LoadingScreen'),
  },
  {
    name: 'Privacy',
    path: 'privacy',
    title: 'Privacy and terms',
    screen: screen(() => import('./areas/enquiries/PrivacyScreen.tsx'), 'PrivacyScreen'),
  },
];

const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: requireSession,
  component: screen(() => import('./joins/SignedIn.tsx'), 'SignedIn'),
});

const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'account',
  component: screen(() => import('./areas/session/LoginLayout.tsx'), 'LoginLayout'),
});

/** Views of the shell on every host. */
export const OWN_VIEWS: readonly View[] = [
  { name: 'Home', path: 'home/$', guard: leaveHome },
  {
    name: 'Security',
    path: 'security',
    title: securityMessages.title,
    screen: screen(() => import('./areas/session/security/SecurityScreen.tsx'), 'SecurityScreen'),
  },
  {
    name: 'Testing',
    path: 'testing',
    title: 'API Tests',
    guard: onlyAdministrators,
    screen: screen(() => import('./areas/api-tests/ApiTestsScreen.tsx'), 'ApiTestsScreen'),
  },
];

const routeTree = rootRoute.addChildren([
  ...buildRoutes(rootRoute, OUTSIDE_VIEWS),
  accountRoute.addChildren(buildRoutes(accountRoute, ACCOUNT_VIEWS)),
  shellRoute.addChildren([
    ...buildRoutes(shellRoute, OWN_VIEWS),
    ...buildRoutes(
      shellRoute,
      HOUSE_VIEWS.map((view) => ({ ...view, guard: view.forStaff ? onEitherHost : onNormalHost })),
    ),
    ...buildRoutes(shellRoute, ADMIN_VIEWS),
  ]),
]);

/** The router of the page; tests give it a memory history. */
export const createAppRouter = (queryClient: QueryClient, history: RouterHistory = createBrowserHistory()) =>
  createRouter({
    routeTree,
    history,
    context: { queryClient },
    scrollRestoration: true,
    scrollToTopSelectors: ['#sheet'],
    defaultErrorComponent: RouteFailed,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
  });

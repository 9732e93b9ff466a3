import type { QueryClient } from '@tanstack/react-query';
import { createBrowserHistory, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { buildRoutes, rootRoute, screen, type View } from './shell/build-routes.tsx';
import { goToLogin, leaveHome, onAdminHost, onNormalHost, requireNoSession, requireSession } from './shell/guards.ts';
import { RouteFailed } from './shell/RouteFailed.tsx';

/** The views of a house, in one's own and below /organisations/:orgName alike. One row a view. */
export const HOUSE_VIEWS: readonly View[] = [
  {
    name: 'Configurators',
    path: 'configurators',
    title: 'Configurators',
    screen: screen(() => import('./areas/configurators/ConfiguratorsScreen.tsx'), 'ConfiguratorsScreen'),
  },
  {
    name: 'ConfiguratorsDetails',
    path: 'configurators/$configId',
    title: 'Configurator',
    screen: screen(() => import('./joins/ConfiguratorPage.tsx'), 'ConfiguratorPage'),
    first: { desktop: 'preview', phone: 'data' },
    children: [
      {
        name: 'ConfiguratorPreview',
        path: 'preview',
        title: 'Preview',
        screen: screen(() => import('./areas/configurators/PreviewScreen.tsx'), 'PreviewScreen'),
      },
      {
        name: 'ConfiguratorData',
        path: 'data',
        title: 'Data',
        screen: screen(() => import('./areas/catalogue/DataScreen.tsx'), 'DataScreen'),
        children: [
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
        ],
      },
    ],
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
];

/** Views of administrators on the admin host. */
export const ADMIN_VIEWS: readonly View[] = [
  {
    name: 'OrganisationsList',
    path: 'organisations',
    title: 'Organisations',
    guard: onAdminHost,
    screen: screen(() => import('./areas/organisations/OrganisationsScreen.tsx'), 'OrganisationsScreen'),
  },
  {
    name: 'OrganisationDetails',
    path: 'organisations/$orgName',
    guard: onAdminHost,
    screen: screen(() => import('./shell/OpenedOrganisation.tsx'), 'OpenedOrganisation'),
    first: { desktop: 'configurators', phone: 'configurators' },
    children: HOUSE_VIEWS.map((view) => ({ ...view, name: `org${view.name}` })),
  },
];

/** Views that need no session. */
export const OUTSIDE_VIEWS: readonly View[] = [
  { name: 'Start', path: '/', guard: goToLogin },
  {
    name: 'Loading',
    path: 'loading',
    title: sessionMessages.loading,
    screen: screen(() => import('./areas/session/LoadingScreen.tsx'), 'LoadingScreen'),
  },
  {
    name: 'Login',
    path: 'login',
    title: 'Sign in',
    description: 'Sign in to Vitrine',
    guard: requireNoSession,
    screen: screen(() => import('./areas/session/SignInScreen.tsx'), 'SignInScreen'),
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
  component: screen(() => import('./shell/AppShell.tsx'), 'AppShell'),
});

const homeViews: readonly View[] = [{ name: 'Home', path: 'home/$', guard: leaveHome }];

const routeTree = rootRoute.addChildren([
  ...buildRoutes(rootRoute, OUTSIDE_VIEWS),
  shellRoute.addChildren([
    ...buildRoutes(shellRoute, homeViews),
    ...buildRoutes(
      shellRoute,
      HOUSE_VIEWS.map((view) => ({ ...view, guard: onNormalHost })),
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

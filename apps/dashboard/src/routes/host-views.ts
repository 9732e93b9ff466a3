import { routeTitles } from '@vitrine/contract/screens/titles';
import { leaveHome, onAdminHost, onlyAdministrators } from '../session/guards.ts';
import type { View } from './build-routes.tsx';
import * as screens from './screens.ts';
import { UPLOAD_IMAGE, withPrefix } from './shared-views.ts';
import { TENANT_VIEWS } from './tenant-views.ts';

/** Views of the shell on every host. */
export const OWN_VIEWS: readonly View[] = [
  { name: 'Home', path: 'home/$', guard: leaveHome },
  {
    name: 'Security',
    path: 'security',
    title: () => routeTitles.security,
    screen: screens.SecurityScreen,
  },
  {
    name: 'Testing',
    path: 'testing',
    title: () => routeTitles.testing,
    guard: onlyAdministrators,
    screen: screens.ApiTestsScreen,
  },
];

/** Views of administrators on the admin host. */
export const ADMIN_VIEWS: readonly View[] = [
  {
    name: 'OrganisationsList',
    path: 'organisations',
    title: () => routeTitles.organisationsList,
    guard: onAdminHost,
    screen: screens.OrganisationsScreen,
    children: [
      {
        name: 'OrganisationsNewOrg',
        path: 'setupNewOrg',
        title: () => routeTitles.organisationsNewOrg,
        screen: screens.NewOrganisationModal,
        children: [UPLOAD_IMAGE],
      },
    ],
  },
  {
    name: 'OrganisationDetails',
    path: 'organisations/$orgName',
    guard: onAdminHost,
    screen: screens.OpenedOrganisation,
    first: { desktop: 'configurators', phone: 'configurators' },
    children: withPrefix('org', TENANT_VIEWS),
  },
];

import { screen, type View } from './build-routes.tsx';
import { CONFIGURATOR_VIEWS } from './configurator-views.ts';
import { named } from './shared-views.ts';

/** The resellers of a tenant: the list, one of them, and its copy of a configurator. */
export const RESELLER_VIEWS: readonly View[] = [
  {
    name: 'Resellers',
    path: 'resellers',
    title: 'Resellers',
    screen: screen(() => import('../areas/resellers/ResellersScreen.tsx'), 'ResellersScreen'),
    children: [
      {
        name: 'NewReseller',
        path: 'newReseller',
        title: 'Create Reseller Account',
        screen: screen(() => import('../areas/resellers/NewResellerModal.tsx'), 'NewResellerModal'),
      },
      {
        name: 'NewResellerPermissions',
        path: 'newResellerPermissions',
        title: 'Manage Access',
        screen: screen(() => import('../areas/resellers/ManageAccessModal.tsx'), 'ManageAccessModal'),
      },
    ],
  },
  {
    name: 'ResellerDetails',
    path: 'resellers/$resellerId',
    title: 'Reseller',
    screen: screen(() => import('../areas/resellers/ResellerScreen.tsx'), 'ResellerScreen'),
    first: { desktop: 'configurators', phone: 'configurators' },
    children: [
      {
        name: 'ResellerConfigurators',
        path: 'configurators',
        title: 'Reseller configurators',
        screen: screen(
          () => import('../areas/resellers/ResellerConfiguratorsScreen.tsx'),
          'ResellerConfiguratorsScreen',
        ),
      },
      {
        name: 'ResellerAccounts',
        path: 'accounts',
        title: 'Reseller accounts',
        screen: screen(() => import('../pages/ResellerAccounts.tsx'), 'ResellerAccounts'),
        children: [
          {
            name: 'InviteResellerUser',
            path: 'inviteResUser',
            title: 'Add User',
            screen: screen(() => import('../pages/ResellerAccounts.tsx'), 'InviteResellerUser'),
          },
          {
            name: 'EditResellerUser',
            path: 'editUser',
            title: 'Edit User',
            screen: screen(() => import('../pages/ResellerAccounts.tsx'), 'EditResellerUser'),
          },
        ],
      },
      {
        name: 'ResellerSettings',
        path: 'settings',
        title: 'Reseller settings',
        screen: screen(() => import('../areas/resellers/ResellerSettingsScreen.tsx'), 'ResellerSettingsScreen'),
      },
    ],
  },
  {
    name: 'ResellerConfiguratorDetails',
    path: 'resellers/$resellerId/configurators/$configId',
    title: 'Configurator',
    screen: screen(() => import('../pages/ConfiguratorPage.tsx'), 'ConfiguratorPage'),
    first: { desktop: 'preview', phone: 'analytics' },
    children: named('Reseller', CONFIGURATOR_VIEWS),
  },
];

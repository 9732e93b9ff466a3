import { goToHistory } from '../areas/versions/history/go-to-history.ts';
import { screen, type View } from './build-routes.tsx';
import { ANALYTICS, CUSTOMISATION, INTEGRATION, NOTIFICATIONS } from './configurator-tabs.ts';
import { named, UPLOAD_IMAGE } from './shared-views.ts';

/** What administrators change of a configurator itself, over its page. */
export const ADMINISTRATOR_VIEWS: readonly View[] = [
  {
    name: 'ConfiguratorEdit',
    path: 'edit',
    title: 'Edit Configurator',
    screen: screen(() => import('../areas/configurators/EditConfiguratorModal.tsx'), 'EditConfiguratorModal'),
  },
  {
    name: 'ConfiguratorUpdate',
    path: 'update',
    title: 'Update Json data',
    screen: screen(() => import('../areas/configurators/UpdateDataModal.tsx'), 'UpdateDataModal'),
  },
];

/** What lies over the tables of a version. */
const OVER_DATA: readonly View[] = [
  {
    name: 'EditProduct',
    path: 'editProduct',
    title: 'Edit Product Data',
    screen: screen(() => import('../areas/catalogue/item/EditProductPanel.tsx'), 'EditProductPanel'),
  },
  {
    name: 'ImportProducts',
    path: 'import',
    title: 'Import',
    screen: screen(() => import('../areas/catalogue/import/ImportModal.tsx'), 'ImportModal'),
  },
  {
    name: 'SaveVersion',
    path: 'save',
    title: 'Save Changes',
    screen: screen(() => import('../pages/SaveVersion.tsx'), 'SaveVersion'),
  },
  {
    name: 'DeployVersion',
    path: 'deploy',
    title: 'Deploy To Live',
    screen: screen(() => import('../areas/versions/deploy/DeployModal.tsx'), 'DeployModal'),
  },
  {
    name: 'VersionHistory',
    path: 'versions',
    title: 'Version history',
    screen: screen(() => import('../areas/versions/history/VersionHistoryModal.tsx'), 'VersionHistoryModal'),
  },
  {
    name: 'Propagation',
    path: 'propagation/$propagationId',
    title: 'Stock visualisers',
    screen: screen(() => import('../areas/versions/deploy/PropagationModal.tsx'), 'PropagationModal'),
  },
  {
    name: 'EditsPreview',
    path: 'preview',
    title: 'Preview of your edits',
    screen: screen(() => import('../pages/EditsPreview.tsx'), 'EditsPreview'),
  },
];

/** The tabs of a configurator's page. One row a tab. */
export const CONFIGURATOR_VIEWS: readonly View[] = [
  {
    name: 'ConfiguratorPreview',
    path: 'preview',
    title: 'Preview',
    screen: screen(() => import('../areas/configurators/PreviewScreen.tsx'), 'PreviewScreen'),
    children: [
      {
        name: 'AddPreview',
        path: 'addPreview',
        title: 'Add Preview',
        screen: screen(() => import('../areas/configurators/AddPreviewModal.tsx'), 'AddPreviewModal'),
      },
      UPLOAD_IMAGE,
    ],
  },
  { name: 'ConfiguratorVersions', path: 'versions', guard: goToHistory },
  {
    name: 'ConfiguratorData',
    path: 'data',
    title: 'Data',
    screen: screen(() => import('../areas/catalogue/DataScreen.tsx'), 'DataScreen'),
    children: OVER_DATA,
  },
  {
    name: 'ConfiguratorDataStockset',
    path: 'data-stockset',
    title: 'Data',
    screen: screen(() => import('../areas/catalogue/DataScreen.tsx'), 'DataScreen'),
    children: named('Stockset', OVER_DATA),
  },
  ANALYTICS,
  INTEGRATION,
  CUSTOMISATION,
  NOTIFICATIONS,
];

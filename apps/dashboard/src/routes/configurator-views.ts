import { goToHistory } from '../areas/versions/history/go-to-history.ts';
import type { View } from './build-routes.tsx';
import { ANALYTICS, CUSTOMISATION, INTEGRATION, NOTIFICATIONS } from './configurator-tabs.ts';
import * as screens from './screens.ts';
import { UPLOAD_IMAGE, withPrefix } from './shared-views.ts';

/** Dialogs for administrators over a configurator's page. */
export const ADMINISTRATOR_VIEWS: readonly View[] = [
  { name: 'ConfiguratorEdit', path: 'edit', title: 'Edit Configurator', screen: screens.EditConfiguratorModal },
  { name: 'ConfiguratorUpdate', path: 'update', title: 'Update Json data', screen: screens.UpdateDataModal },
];

/** Dialogs over the tables of a version. */
const OVER_DATA: readonly View[] = [
  { name: 'EditProduct', path: 'editProduct', title: 'Edit Product Data', screen: screens.EditProductPanel },
  { name: 'ImportProducts', path: 'import', title: 'Import', screen: screens.ImportModal },
  { name: 'SaveVersion', path: 'save', title: 'Save Changes', screen: screens.SaveVersion },
  { name: 'DeployVersion', path: 'deploy', title: 'Deploy To Live', screen: screens.DeployModal },
  { name: 'VersionHistory', path: 'versions', title: 'Version history', screen: screens.VersionHistoryModal },
  {
    name: 'Propagation',
    path: 'propagation/$propagationId',
    title: 'Stock visualisers',
    screen: screens.PropagationModal,
  },
  { name: 'EditsPreview', path: 'preview', title: 'Preview of your edits', screen: screens.EditsPreview },
];

/** The tabs of a configurator's page. One row a tab. */
export const CONFIGURATOR_VIEWS: readonly View[] = [
  {
    name: 'ConfiguratorPreview',
    path: 'preview',
    title: 'Preview',
    screen: screens.PreviewScreen,
    children: [
      { name: 'AddPreview', path: 'addPreview', title: 'Add Preview', screen: screens.AddPreviewModal },
      UPLOAD_IMAGE,
    ],
  },
  { name: 'ConfiguratorVersions', path: 'versions', guard: goToHistory },
  { name: 'ConfiguratorData', path: 'data', title: 'Data', screen: screens.DataScreen, children: OVER_DATA },
  {
    name: 'ConfiguratorDataStockset',
    path: 'data-stockset',
    title: 'Data',
    screen: screens.DataScreen,
    children: withPrefix('Stockset', OVER_DATA),
  },
  ANALYTICS,
  INTEGRATION,
  CUSTOMISATION,
  NOTIFICATIONS,
];

import { routeTitles } from '@vitrine/contract/screens/titles';
import { mayAdministerConfigurators } from '@vitrine/domain/policies/configurators';
import {
  mayAddPreviews,
  mayDeployVersions,
  mayPropagateScene,
  maySaveVersions,
  mayTranslate,
} from '@vitrine/domain/policies/versions';
import { goToHistory } from '../areas/versions/history/go-to-history.ts';
import type { View } from './build-routes.tsx';
import { ANALYTICS, CUSTOMISATION, INTEGRATION, NOTIFICATIONS } from './configurator-tabs.ts';
import * as screens from './screens.ts';
import { UPLOAD_IMAGE, withPrefix } from './shared-views.ts';

/** Dialogs for administrators over a configurator's page. */
export const ADMINISTRATOR_VIEWS: readonly View[] = [
  {
    name: 'ConfiguratorEdit',
    path: 'edit',
    title: () => routeTitles.configuratorEdit,
    screen: screens.EditConfiguratorModal,
    may: mayAdministerConfigurators,
  },
  {
    name: 'ConfiguratorUpdate',
    path: 'update',
    title: () => routeTitles.configuratorUpdate,
    screen: screens.UpdateDataModal,
    may: mayAdministerConfigurators,
  },
];

/** Dialogs over the tables of a version. */
const OVER_DATA: readonly View[] = [
  { name: 'EditProduct', path: 'editProduct', title: () => routeTitles.editProduct, screen: screens.EditProductPanel },
  { name: 'ImportProducts', path: 'import', title: () => routeTitles.importProducts, screen: screens.ImportModal },
  {
    name: 'SaveVersion',
    path: 'save',
    title: () => routeTitles.saveVersion,
    screen: screens.SaveVersion,
    may: maySaveVersions,
  },
  {
    name: 'TakeOverVersion',
    path: 'takeOver',
    title: () => routeTitles.takeOverVersion,
    screen: screens.TakeOverVersion,
    may: maySaveVersions,
  },
  {
    name: 'DeployVersion',
    path: 'deploy',
    title: () => routeTitles.deployVersion,
    screen: screens.DeployModal,
    may: mayDeployVersions,
  },
  {
    name: 'VersionHistory',
    path: 'versions',
    title: () => routeTitles.versionHistory,
    screen: screens.VersionHistoryModal,
  },
  {
    name: 'Propagation',
    path: 'propagation/$propagationId',
    title: () => routeTitles.propagation,
    screen: screens.PropagationModal,
    may: mayPropagateScene,
  },
  { name: 'EditsPreview', path: 'preview', title: () => routeTitles.editsPreview, screen: screens.EditsPreview },
];

/** The tabs of a configurator's page. One row a tab. */
export const CONFIGURATOR_VIEWS: readonly View[] = [
  {
    name: 'ConfiguratorPreview',
    path: 'preview',
    title: () => routeTitles.configuratorPreview,
    screen: screens.PreviewScreen,
    children: [
      {
        name: 'AddPreview',
        path: 'addPreview',
        title: () => routeTitles.addPreview,
        screen: screens.AddPreviewModal,
        may: mayAddPreviews,
      },
      UPLOAD_IMAGE,
    ],
  },
  { name: 'ConfiguratorVersions', path: 'versions', guard: goToHistory },
  {
    name: 'ConfiguratorData',
    path: 'data',
    title: () => routeTitles.configuratorData,
    screen: screens.DataScreen,
    children: OVER_DATA,
  },
  {
    name: 'ConfiguratorDataStockset',
    path: 'data-stockset',
    title: () => routeTitles.configuratorDataStockset,
    screen: screens.DataScreen,
    children: withPrefix('Stockset', OVER_DATA),
  },
  {
    name: 'ConfiguratorTranslations',
    path: 'translations',
    title: () => routeTitles.configuratorTranslations,
    screen: screens.TranslationsScreen,
    may: mayTranslate,
  },
  ANALYTICS,
  INTEGRATION,
  CUSTOMISATION,
  NOTIFICATIONS,
];

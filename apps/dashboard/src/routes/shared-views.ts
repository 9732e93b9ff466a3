import type { View } from './build-routes.tsx';
import * as screens from './screens.ts';

/** The same views under prefixed names: a reseller's pages mirror the configurator's. */
export const withPrefix = (prefix: string, views: readonly View[]): readonly View[] =>
  views.map((view) => ({
    ...view,
    name: `${prefix}${view.name}`,
    ...(view.children && { children: withPrefix(prefix, view.children) }),
  }));

/** The upload dialog, over the screen that asks for an image. */
export const UPLOAD_IMAGE: View = {
  name: 'UploadImage',
  path: 'uploadImage/$imgType',
  screen: screens.ImageUploadModal,
};

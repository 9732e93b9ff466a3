import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';

/** The address parameter that names the viewer which a design is meant for, on a page with several. */
export const VIEWER_PARAMETER = 'vitrineViewer';

/** The address parameter that names the scene which a design is shown in. */
const SCENE_PARAMETER = 'vitrineScene';

/** The page's address with the scene in it; null: without any. */
export const addressWithScene = (page: string, scene: string | null): string => {
  const url = new URL(page);
  url.searchParams.delete(SCENE_PARAMETER);
  if (scene !== null) url.searchParams.set(SCENE_PARAMETER, scene);
  return url.href;
};

/** A page's address without any design in it. */
export const withoutDesign = (page: string, type: ConfiguratorType): string => {
  const url = new URL(page);
  const own = [`${type}Config`, VIEWER_PARAMETER].map((name) => name.toLowerCase());
  for (const key of [...url.searchParams.keys()]) {
    if (own.includes(key.toLowerCase())) url.searchParams.delete(key);
  }
  return url.href;
};

/**
 * The page's address with the design in it, so that opening it shows the same design again.
 * @param viewer name of the viewer that it is meant for, where the page names its viewers
 */
export const addressWithDesign = (page: string, type: ConfiguratorType, design: string, viewer = ''): string => {
  const url = new URL(withoutDesign(page, type));
  const value = encodeURIComponent(design).replaceAll('%2C', ',');
  const named = viewer === '' ? '' : `&${VIEWER_PARAMETER}=${encodeURIComponent(viewer)}`;
  url.search = `${url.search}${url.search ? '&' : '?'}${type}Config=${value}${named}`;
  return url.href;
};

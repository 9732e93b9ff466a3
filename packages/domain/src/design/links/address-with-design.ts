import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';

/** The address parameter that names the viewer of a design, on a page with several viewers. */
export const VIEWER_PARAMETER = 'vitrineViewer';

/** The address parameter that names the scene of a design. */
const SCENE_PARAMETER = 'vitrineScene';

/** The page's address with the scene in it; with null, without any scene. */
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
 * The page's address with the design in it. Opening it shows the same design again. `viewer` is the name of the
 * design's viewer, where the page names its viewers.
 */
export const addressWithDesign = (page: string, type: ConfiguratorType, design: string, viewer = ''): string => {
  const url = new URL(withoutDesign(page, type));
  const value = encodeURIComponent(design).replaceAll('%2C', ',');
  const named = viewer === '' ? '' : `&${VIEWER_PARAMETER}=${encodeURIComponent(viewer)}`;
  url.search = `${url.search}${url.search ? '&' : '?'}${type}Config=${value}${named}`;
  return url.href;
};

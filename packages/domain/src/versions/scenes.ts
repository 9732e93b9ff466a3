import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';

const bare = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/**
 * The scenes that a propagated file path selects: the one that its last part names, otherwise all scenes of the
 * configurator.
 */
export const scenesMeant = (path: string, shown: readonly { id: string }[]): ReadonlySet<string> => {
  const whole = bare(path);
  const named = shown.filter(({ id }) => bare(id) === whole || bare(id) === whole.split('/').at(-1));
  return new Set((named.length > 0 ? named : shown).map(({ id }) => id));
};

/** A copy of the file in which the scenes with these ids have `deployVersion`. */
export const withSceneVersion = <F extends ConfiguratorFile>(
  file: F,
  ids: ReadonlySet<string>,
  deployVersion: number,
): F => {
  const info = file.project_info;
  if (!info) return file;
  const scenes = info.scene_selector.scenes.map((scene) => (ids.has(scene.id) ? { ...scene, deployVersion } : scene));
  return { ...file, project_info: { ...info, scene_selector: { ...info.scene_selector, scenes } } };
};

import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';

/** What identifies a scene that several configurators show. */
export interface SharedScene {
  id: string | number;
  /** Files of older releases have none. */
  file_path?: string | null | undefined;
}

const bare = (path: string | number): string => String(path).replace(/^\/+|(?<!\/)\/+$/g, '');

const isNamed = ({ id, file_path }: SharedScene, path: string): boolean =>
  file_path ? bare(file_path) === path : [path, path.split('/').at(-1)].includes(bare(id));

/**
 * What a propagated file path selects: the scene at the path, and the configurator's own scenes at it; where the path is
 * that of the whole configurator, all of them.
 */
export const scenesMeant = (path: string, shown: readonly SharedScene[]): SharedScene[] => {
  const whole = bare(path);
  const named = shown.filter((scene) => isNamed(scene, whole));
  return [{ id: whole, file_path: whole }, ...(named.length > 0 ? named : shown)];
};

/** Whether a scene is one of those: at the same file path, or with the same id where one of the two has no path. */
export const isOneOf = (scene: SharedScene, meant: readonly SharedScene[]): boolean =>
  meant.some(({ id, file_path }) =>
    file_path && scene.file_path ? bare(file_path) === bare(scene.file_path) : bare(id) === bare(scene.id),
  );

/** A copy of the file in which those scenes have `deployVersion`. */
export const withSceneVersion = <F extends ConfiguratorFile>(
  file: F,
  meant: readonly SharedScene[],
  deployVersion: number,
): F => {
  const info = file.project_info;
  if (!info) return file;
  const scenes = info.scene_selector.scenes.map((scene) =>
    isOneOf(scene, meant) ? { ...scene, deployVersion } : scene,
  );
  return { ...file, project_info: { ...info, scene_selector: { ...info.scene_selector, scenes } } };
};

import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { SCENE_FOLDER } from '@vitrine/contract/configurators/limits';

/** A scene that a visitor can choose. */
export interface OfferedScene {
  id: string;
  name: string;
  /** Path of a small picture of it; without one of its own, the scene's base. */
  thumbnail: string;
  /** Where a panorama looks first in it, in degrees; null: wherever the visitor looks. */
  initialYaw: number | null;
  /** The path that takes a picture's place in this scene: its own where it has one, else the same. */
  pictureOf(path: string): string;
}

type Given = Pick<LayeredFile, 'project_info' | 'base'>;

/**
 * The scenes that a visitor can choose, in the file's order; none where there is nothing to choose. A scene is one that
 * has pictures of its own; the first that has none stands for the configurator's own pictures.
 */
export const offeredScenes = ({ project_info, base }: Given): OfferedScene[] => {
  const scenes = project_info?.scene_selector.scenes ?? [];
  const plain = scenes.find(({ pictures }) => !pictures?.length);
  const offered = scenes.filter((scene) => scene === plain || scene.pictures?.length);
  if (offered.length < 2) return [];
  return offered.map(({ id, name, thumbnail, pictures, initial_yaw }) => {
    const own = new Set(pictures);
    const pictureOf = (path: string): string => {
      const inFolder = `${SCENE_FOLDER}/${id}/${path}`;
      return own.has(inFolder) ? inFolder : path;
    };
    const scene = { id, name: name ?? id, initialYaw: initial_yaw ?? null, pictureOf };
    return { ...scene, thumbnail: thumbnail ?? pictureOf(base.image) };
  });
};

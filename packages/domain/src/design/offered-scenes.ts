import type { DrawableFile } from '@vitrine/contract/configurator-file';
import { SCENE_FOLDER } from '@vitrine/contract/configurators/limits';

/** A scene that a visitor can choose. */
export interface OfferedScene {
  id: string;
  name: string;
  /** Path of its thumbnail, or of the scene's base. */
  thumbnail: string;
  /** Where a panorama looks first, in degrees; null keeps the visitor's direction. */
  initialYaw: number | null;
  /** Path of an image in this scene: the scene's own, or the same path. */
  imageOf(path: string): string;
}

type SceneFile = Pick<DrawableFile, 'project_info' | 'base'>;

/**
 * The scenes that a visitor can choose, in the file's order; none where there is no choice. A scene has its own images.
 * The first one without any represents the images of the configurator.
 */
export const offeredScenes = ({ project_info, base }: SceneFile): OfferedScene[] => {
  const scenes = project_info?.scene_selector.scenes ?? [];
  const plain = scenes.find(({ images }) => !images?.length);
  const offered = scenes.filter((scene) => scene === plain || scene.images?.length);
  if (offered.length < 2) return [];
  return offered.map(({ id: sceneId, name, thumbnail, images, initial_yaw }) => {
    const id = String(sceneId);
    const own = new Set(images);
    const imageOf = (path: string): string => {
      const inFolder = `${SCENE_FOLDER}/${id}/${path}`;
      return own.has(inFolder) ? inFolder : path;
    };
    const scene = { id, name: name ?? id, initialYaw: initial_yaw ?? null, imageOf };
    return { ...scene, thumbnail: thumbnail ?? imageOf(base.image) };
  });
};

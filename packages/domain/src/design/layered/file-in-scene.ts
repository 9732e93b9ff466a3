import type { DrawableFile } from '@vitrine/contract/configurator-file';
import { offeredScenes } from '../offered-scenes.ts';

/**
 * The file with the images and the first direction of a scene, as the viewer enters it: of the first scene when none is
 * named. The same file where it offers no scenes; null for a scene that it does not offer.
 */
export function fileInScene(file: DrawableFile, sceneId: string | undefined): DrawableFile | null {
  const offered = offeredScenes(file);
  const scene = sceneId === undefined ? offered[0] : offered.find(({ id }) => id === sceneId);
  if (!scene) return sceneId === undefined ? file : null;
  const { imageOf, initialYaw } = scene;
  return {
    ...file,
    base: { ...file.base, image: imageOf(file.base.image), initial_yaw: initialYaw ?? file.base.initial_yaw ?? 0 },
    layers: file.layers.map((layer) => ({
      ...layer,
      items: layer.items.map((item) => (item.image_path ? { ...item, image_path: imageOf(item.image_path) } : item)),
    })),
  };
}

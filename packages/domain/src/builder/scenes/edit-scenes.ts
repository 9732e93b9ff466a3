import type { FileScene, LayeredFile } from '@vitrine/contract/configurator-file';
import { SCENE_FOLDER } from '@vitrine/contract/configurators/limits';
import { baseImagePath } from '../../design/layered/with-base.ts';
import { safeName } from '../../organisations/safe-name.ts';
import type { LayeredDraft } from '../draft.ts';
import { moved } from '../edit-layers.ts';
import type { ImageFacts } from '../image-facts.ts';

/** Files of earlier releases do not have the version. */
const FIRST_VERSION = 1;

/** The scenes of a file, in the order in which visitors see them. */
export const scenesOf = ({ project_info }: LayeredFile): readonly FileScene[] =>
  project_info?.scene_selector.scenes ?? [];

/** The scene of an id; undefined where there is none. */
export const sceneOf = (file: LayeredFile, id: string): FileScene | undefined =>
  scenesOf(file).find((scene) => String(scene.id) === id);

/** What a scene is called on screen. */
export const sceneName = ({ id, name }: FileScene): string => name ?? String(id);

const withScenes = (file: LayeredFile, scenes: FileScene[]): LayeredFile => ({
  ...file,
  project_info: { ...file.project_info, scene_selector: { ...file.project_info?.scene_selector, scenes } },
});

const freeId = (scenes: readonly FileScene[], name: string): string => {
  const taken = new Set(scenes.map(({ id }) => String(id)));
  const plain = safeName(name) || 'scene';
  let id = plain;
  for (let count = 2; taken.has(id); count++) id = `${plain}-${count}`;
  return id;
};

/**
 * The file with another scene at the end, which has no images of its own yet. The first scene that is added comes after
 * one that represents the images of the room.
 * @param room what that one is called
 */
export const addScene = (file: LayeredFile, name: string, room: string): LayeredFile => {
  const before = scenesOf(file);
  const first = before.length > 0 ? [...before] : [{ id: freeId([], room), deployVersion: FIRST_VERSION, name: room }];
  return withScenes(file, [...first, { id: freeId(first, name), deployVersion: FIRST_VERSION, name, images: [] }]);
};

/** The file with changed fields of one scene. */
export const changeScene = (
  file: LayeredFile,
  id: string,
  fields: Partial<Pick<FileScene, 'name' | 'images' | 'initial_yaw' | 'thumbnail'>>,
): LayeredFile =>
  sceneOf(file, id)
    ? withScenes(
        file,
        scenesOf(file).map((scene) => (String(scene.id) === id ? { ...scene, ...fields } : scene)),
      )
    : file;

/** The file with a scene at another position. */
export const moveScene = (file: LayeredFile, from: number, to: number): LayeredFile =>
  withScenes(file, moved(scenesOf(file), from, to));

/** Where images of a scene wait for a person to say what they replace: no file names this folder. */
export const waitingFolder = (id: string): string => `unassigned/${id}/`;

/** The draft without a scene and the images that wait in it: another scene may get its id. */
export const removeScene = <D extends LayeredDraft>(draft: D, id: string): D =>
  sceneOf(draft.file, id)
    ? {
        ...draft,
        file: withScenes(
          draft.file,
          scenesOf(draft.file).filter((scene) => String(scene.id) !== id),
        ),
        images: Object.fromEntries(
          Object.entries(draft.images).filter(([path]) => !path.startsWith(waitingFolder(id))),
        ),
      }
    : draft;

/** The draft whose scene begins in a direction, in whole degrees to the right of the image's centre; null for the room's. */
export const setSceneView = (draft: LayeredDraft, id: string, yaw: number | null): LayeredDraft => ({
  ...draft,
  file: changeScene(draft.file, id, { initial_yaw: yaw === null ? null : Math.round(yaw) }),
});

/** Where a scene's own version of an image is. */
export const sceneImagePath = (id: string, path: string): string => `${SCENE_FOLDER}/${id}/${path}`;

/** An image of the room that a scene can replace. */
export interface ReplaceableImage {
  path: string;
  /** The layer; null for the image under all layers. */
  layer: string | null;
  item: string | null;
}

/** The images that scenes can replace, each once: the one under all layers, then those of the items. */
export const replaceableImages = (file: LayeredFile): ReplaceableImage[] => {
  const base = baseImagePath(file);
  const found = new Map<string, ReplaceableImage>();
  if (base !== null) found.set(base, { path: base, layer: null, item: null });
  for (const { name, items } of file.layers)
    for (const item of items)
      if (item.image_path && !found.has(item.image_path))
        found.set(item.image_path, { path: item.image_path, layer: name, item: item.name });
  return [...found.values()];
};

/** The own images of a scene by the path of the image that each replaces. Those that replace nothing are left out. */
export const sceneImages = (file: LayeredFile, id: string): Map<string, string> => {
  const own = new Set(sceneOf(file, id)?.images);
  return new Map(
    replaceableImages(file).flatMap(({ path }) => {
      const inScene = sceneImagePath(id, path);
      return own.has(inScene) ? [[path, inScene] as const] : [];
    }),
  );
};

/** The draft whose scene has its own version of an image. */
export const setSceneImage = (draft: LayeredDraft, id: string, path: string, image: ImageFacts): LayeredDraft => {
  const scene = sceneOf(draft.file, id);
  if (!scene) return draft;
  const inScene = sceneImagePath(id, path);
  const images = [...new Set([...(scene.images ?? []), inScene])];
  return {
    ...draft,
    file: changeScene(draft.file, id, { images }),
    images: { ...draft.images, [inScene]: image },
  };
};

/** The file whose scene shows the room's image at a path. */
export const removeSceneImage = (file: LayeredFile, id: string, path: string): LayeredFile => {
  const inScene = sceneImagePath(id, path);
  const images = (sceneOf(file, id)?.images ?? []).filter((one) => one !== inScene);
  return changeScene(file, id, { images });
};

/**
 * The draft after an image of the room has got another path, because it was replaced: scenes keep their own versions of
 * it. Versions that the server has under the former path only are dropped.
 */
export const carrySceneImages = (draft: LayeredDraft, from: string, to: string): LayeredDraft => {
  if (from === to) return draft;
  const isStillUsed = replaceableImages(draft.file).some(({ path }) => path === from);
  let carried = draft;
  for (const { id: sceneId, images } of scenesOf(draft.file)) {
    const id = String(sceneId);
    const own = sceneImagePath(id, from);
    if (!images?.includes(own)) continue;
    const image = carried.images[own];
    if (!isStillUsed) carried = { ...carried, file: removeSceneImage(carried.file, id, from) };
    if (image && !image.isStored) carried = setSceneImage(carried, id, to, image);
  }
  return carried;
};

/** The file whose scenes list only images that replace one of the room's. */
export const withUsedSceneImages = (file: LayeredFile): LayeredFile =>
  scenesOf(file).reduce((before, { id, images }) => {
    const used = new Set(sceneImages(before, String(id)).values());
    const left = (images ?? []).filter((path) => used.has(path));
    return left.length === (images ?? []).length ? before : changeScene(before, String(id), { images: left });
  }, file);

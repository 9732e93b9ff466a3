import type { DrawableFile } from '@vitrine/contract/configurator-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { type OfferedScene, offeredScenes } from '@vitrine/domain/design/offered-scenes';

/** The scenes to choose from, two or more. */
export interface Scenes {
  readonly offered: readonly OfferedScene[];
  /** The scene whose images the file names now. */
  readonly current: OfferedScene;
  /** The page's attribute when a scene was last entered. */
  readonly requestedId: string | null;
  /** First direction of a scene in degrees: its own, or the configurator's. */
  getYaw(scene: OfferedScene): number;
  /** Puts the scene's images into the data file, so that the next show shows them. */
  enter(scene: OfferedScene): void;
}

interface OpenScenesInput {
  element: HTMLElement;
  /** Query of the page's address. */
  search: string;
  /** The page has no other viewer. */
  isOnlyViewer: boolean;
}

/** The last scene of each element, with the attribute at that time. Survives a restart. */
const lastScenes = new WeakMap<HTMLElement, { scene: string; asked: string | null }>();

/** Expands the data file and enters the first scene; `scenes` is null where there is no choice. */
export function openDataFile(details: unknown, input: OpenScenesInput): { file: unknown; scenes: Scenes | null } {
  const file = expandFile(details);
  return { file, scenes: 'layers' in file ? openScenes(file as DrawableFile, input) : null };
}

/**
 * Enters a scene after the content of a file has changed: the one of that id, else the last one of the element. Null
 * where there is no choice.
 */
export const reopenScenes = (file: object, element: HTMLElement, id: string | null): Scenes | null => {
  if (!('layers' in file)) return null;
  const input = { element, search: '', isOnlyViewer: true };
  return openScenes(file as DrawableFile, input, id ?? findRequestedScene(input));
};

function openScenes(file: DrawableFile, input: OpenScenesInput, requested = findRequestedScene(input)): Scenes | null {
  const offered = offeredScenes(file);
  const first = offered.find(({ id }) => id === requested) ?? offered[0];
  if (!first) return null;
  const { base, layers } = file;
  const { image, initial_yaw } = base;
  const images = layers.flatMap(({ items }) => items.map((item) => [item, item.image_path] as const));
  let current = first;
  let asked: string | null = null;
  const enter = (scene: OfferedScene): void => {
    current = scene;
    base.image = scene.imageOf(image);
    // An item that is left out, because its image is missing, stays out.
    for (const [item, path] of images) if (path && item.image_path) item.image_path = scene.imageOf(path);
    asked = input.element.getAttribute('scene');
    lastScenes.set(input.element, { scene: scene.id, asked });
  };
  enter(first);
  const getYaw = (scene: OfferedScene): number => scene.initialYaw ?? initial_yaw ?? 0;
  base.initial_yaw = getYaw(first);
  return {
    offered,
    get current() {
      return current;
    },
    get requestedId() {
      return asked;
    },
    getYaw,
    enter,
  };
}

/**
 * The visitor's last scene unless the attribute has changed, else the scene in the page's address, else the attribute.
 */
function findRequestedScene({ element, search, isOnlyViewer }: OpenScenesInput): string | null {
  const asked = element.getAttribute('scene');
  const before = lastScenes.get(element);
  if (before?.asked === asked) return before.scene;
  // The parameters of address-with-design.ts, which would delay the first image.
  const address = new URLSearchParams(search);
  const viewer = address.get('vitrineViewer');
  const isForThis = viewer === null || isOnlyViewer || viewer === element.getAttribute('name');
  return (isForThis ? address.get('vitrineScene') : null) ?? asked;
}

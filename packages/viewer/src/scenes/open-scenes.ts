import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { type OfferedScene, offeredScenes } from '@vitrine/domain/design/offered-scenes';

/** The scenes that a visitor can choose, two or more. */
export interface Scenes {
  readonly offered: readonly OfferedScene[];
  /** The one whose images the file names now. */
  readonly current: OfferedScene;
  /** What the page's attribute said when a scene was last entered. */
  readonly asked: string | null;
  /** Where a scene is first looked at, in degrees: its own first view, or the configurator's. */
  yawOf(scene: OfferedScene): number;
  /** Makes the file name the images of that scene: what is shown next shows it. */
  enter(scene: OfferedScene): void;
}

interface Given {
  element: HTMLElement;
  /** Query of the page's address. */
  search: string;
  /** The page has no other viewer. */
  alone: boolean;
}

/** Where each element was, with what the page asked for then: kept over a restart. */
const left = new WeakMap<HTMLElement, { scene: string; asked: string | null }>();

/** The data file in its full form, on the scene that is to be seen first; no scenes where there is nothing to choose. */
export function openFile(details: unknown, given: Given): { file: unknown; scenes: Scenes | null } {
  const file = expandFile(details);
  return { file, scenes: 'layers' in file ? openScenes(file as LayeredFile, given) : null };
}

function openScenes(file: LayeredFile, given: Given): Scenes | null {
  const offered = offeredScenes(file);
  const first = offered.find(({ id }) => id === sceneAsked(given)) ?? offered[0];
  if (!first) return null;
  const { base, layers } = file;
  const { image, initial_yaw } = base;
  const images = layers.flatMap(({ items }) => items.map((item) => [item, item.image_path] as const));
  let current = first;
  let asked: string | null = null;
  const enter = (scene: OfferedScene): void => {
    current = scene;
    base.image = scene.imageOf(image);
    // An item that was left out for want of an image stays out.
    for (const [item, path] of images) if (path && item.image_path) item.image_path = scene.imageOf(path);
    asked = given.element.getAttribute('scene');
    left.set(given.element, { scene: scene.id, asked });
  };
  enter(first);
  const yawOf = (scene: OfferedScene): number => scene.initialYaw ?? initial_yaw ?? 0;
  base.initial_yaw = yawOf(first);
  return {
    offered,
    get current() {
      return current;
    },
    get asked() {
      return asked;
    },
    yawOf,
    enter,
  };
}

/** Where the visitor was, unless the page asks anew; then what the page's address names; then the attribute. */
function sceneAsked({ element, search, alone }: Given): string | null {
  const asked = element.getAttribute('scene');
  const before = left.get(element);
  if (before?.asked === asked) return before.scene;
  // As address-with-design.ts writes them: the first image does not wait for that module.
  const address = new URLSearchParams(search);
  const viewer = address.get('vitrineViewer');
  const isForThis = viewer === null || alone || viewer === element.getAttribute('name');
  return (isForThis ? address.get('vitrineScene') : null) ?? asked;
}

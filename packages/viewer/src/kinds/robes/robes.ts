import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { openSurface, releaseSurface } from '../../interactive.ts';
import type { Kind, Scene, SceneOptions } from '../kind.ts';

/** Sliding wardrobes: parametric, in three dimensions, with their own panel. */
export const robes: Kind = {
  read: (unchecked) => {
    const file = unchecked as SlidingRobeFile;
    const lists = [file.doors, file.frames?.frameType, file.internals?.options, file.materials];
    if (!lists.every(Array.isArray)) throw new Error('doors, frames, internals, materials');
    const isEmpty = lists.some(({ length }) => length === 0);
    const model = robesModel(file);
    return {
      startDesign: () => (isEmpty ? {} : model.start()),
      model: () => model,
      layers: [],
      open: (options) => openRobe(options, file, isEmpty),
      loadParts: async () => (await import('./robe-parts.ts')).createRobeParts(file),
      loadSections: async () => {
        const { css, createSections } = await import('./panel/robe-sections.tsx');
        return { Sections: createSections(file), css };
      },
    };
  },
};

/** @throws ViewerError `empty` for a file that lacks a part of every wardrobe, which no further try changes */
async function openRobe(options: SceneOptions, file: SlidingRobeFile, isEmpty: boolean): Promise<Scene> {
  if (isEmpty) throw new options.provided.ViewerError('empty');
  const surface = openSurface(options.container);
  if (surface) {
    // An opaque canvas is black until something is drawn, and the part that draws is large.
    surface.canvas.style.visibility = 'hidden';
    try {
      const { RobeScene } = await loadRobeScene();
      return new RobeScene(options, file, surface);
    } catch (thrown) {
      // The next try opens another one, and a page has only a few contexts.
      releaseSurface(surface);
      throw thrown;
    }
  }
  const { Elevation } = await import('./still.ts');
  return new Elevation(options, file);
}

/**
 * Loads the scene with three.js, which leaves its version on the window: there, a page's own three.js would warn of
 * ours.
 */
async function loadRobeScene() {
  const hasPageThree = '__THREE__' in window;
  const loaded = await import('./live/robe-scene.ts');
  if (!hasPageThree) Reflect.deleteProperty(window, '__THREE__');
  return loaded;
}

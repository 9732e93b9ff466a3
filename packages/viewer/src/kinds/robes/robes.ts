import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { robesModel } from '@vitrine/domain/design/robes-model';
import type { Kind, Scene, SceneGiven } from '../kind.ts';

/** Sliding wardrobes: parametric, in three dimensions, with a panel of their own. */
export const robes: Kind = {
  read: (unchecked) => {
    const file = unchecked as SlidingRobeFile;
    const lists = [file.doors, file.frames?.frameType, file.internals?.options, file.materials];
    if (!lists.every((list) => Array.isArray(list) && list.length > 0)) {
      throw new Error('doors, frames, internals, materials');
    }
    const model = robesModel(file);
    return {
      start: () => model.start(),
      model: () => model,
      layers: [],
      open: (given) => openRobe(given, file),
      sections: async (lang) => {
        const loading = [import('./panel/robe-sections.tsx'), import('../../i18n/load-kind-words.ts')] as const;
        const [{ css, sectionsOf }, { loadKindWords }] = await Promise.all(loading);
        return { Sections: sectionsOf(file), css, words: await loadKindWords(lang) };
      },
    };
  },
};

async function openRobe(given: SceneGiven, file: SlidingRobeFile): Promise<Scene> {
  const { openSurface } = await given.atHand.loadMore();
  const surface = openSurface(given.place);
  if (surface) {
    const { RobeScene } = await import('./live/robe-scene.ts');
    return new RobeScene(given, file, surface);
  }
  const { openElevation } = await import('./still.ts');
  return openElevation(given, file);
}

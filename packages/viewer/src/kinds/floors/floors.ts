import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { floorsModel } from '@vitrine/domain/design/floors/floors-model';
import { PART_NAME } from '@vitrine/domain/design/floors/keys';
import { offeredBlends, offeredFinishes } from '@vitrine/domain/design/floors/offered';
import { readRoom } from '@vitrine/domain/design/floors/room';
import { openSurface, releaseSurface } from '../../interactive.ts';
import type { ChoiceLayer } from '../../viewer.ts';
import type { Kind, Scene, SceneOptions } from '../kind.ts';
import { FloorScene } from './floor-scene.ts';

/** A room with a floor of flakes, scattered by the blend or the visitor's mix. */
export const floors: Kind = {
  read: (unchecked) => {
    const file = unchecked as FloorsFile;
    if (!Array.isArray(file.flakes) || !Array.isArray(file.blends)) throw new Error('flakes, blends');
    const model = floorsModel(file);
    return {
      startDesign: () => model.start(),
      model: () => model,
      layers: listChoiceLayers(file),
      open: (options) => openFloor(options, file),
      loadParts: async () => (await import('./floor-parts.ts')).createFloorParts(file),
      loadSections: async () => {
        const { css, createSections } = await import('./panel/floor-sections.tsx');
        return { Sections: createSections(file), css };
      },
    };
  },
};

function listChoiceLayers(file: FloorsFile): ChoiceLayer[] {
  const layer = (
    key: 'blend' | 'finish',
    rows: readonly Pick<FloorsFile['blends'][number], 'id' | 'name' | 'price' | 'thumbnail'>[],
  ): ChoiceLayer => ({
    key,
    name: PART_NAME[key],
    choices: rows.map(({ id, name, price, thumbnail }) => ({
      id: String(id),
      name,
      price: price ?? null,
      thumbnail: thumbnail ?? null,
      ranges: [],
    })),
    ranges: [],
  });
  const all = [layer('blend', offeredBlends(file)), layer('finish', offeredFinishes(file))];
  return all.filter(({ choices }) => choices.length > 0);
}

/** @throws ViewerError `scene` where the file has no room for the floor */
async function openFloor(options: SceneOptions, file: FloorsFile): Promise<Scene> {
  const room = readRoom(file, options.latest.assets);
  if (!room) throw new options.provided.ViewerError('scene');
  const surface = openSurface(options.container);
  if (surface) {
    try {
      return new FloorScene(options, file, surface, room);
    } catch (thrown) {
      // The next try opens another one, and a page has only a few contexts.
      releaseSurface(surface);
      throw thrown;
    }
  }
  const { StillFloor } = await import('./still-floor.ts');
  return new StillFloor(options, file, room);
}

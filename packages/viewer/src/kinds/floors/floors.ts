import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { PART_NAME } from '@vitrine/domain/design/floors/keys';
import { offeredBlends, offeredFinishes } from '@vitrine/domain/design/floors/offered';
import { floorsModel } from '@vitrine/domain/design/floors-model';
import type { ChoiceLayer } from '../../viewer.ts';
import type { Kind, Scene, SceneGiven } from '../kind.ts';
import { FloorScene } from './floor-scene.ts';
import { roomOf } from './room.ts';

/** A room with a floor of flakes, strewn as the blend or the visitor's own mix says. */
export const floors: Kind = {
  read: (unchecked) => {
    const file = unchecked as FloorsFile;
    if (!Array.isArray(file.flakes) || !Array.isArray(file.blends)) throw new Error('flakes, blends');
    const model = floorsModel(file);
    return {
      start: () => model.start(),
      model: () => model,
      layers: offerOf(file),
      open: (given) => openFloor(given, file),
      sections: async (lang) => {
        const loading = [import('./panel/floor-sections.tsx'), import('../../i18n/load-kind-words.ts')] as const;
        const [{ css, sectionsOf }, { loadKindWords }] = await Promise.all(loading);
        return { Sections: sectionsOf(file), css, words: await loadKindWords(lang) };
      },
    };
  },
};

function offerOf(file: FloorsFile): ChoiceLayer[] {
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

/** @throws Failure `scene` where the file has no room to lay the floor in */
async function openFloor(given: SceneGiven, file: FloorsFile): Promise<Scene> {
  const room = roomOf(file, given.latest.assets);
  if (!room) throw new given.atHand.Failure('scene');
  const more = await given.atHand.loadMore();
  const surface = more.openSurface(given.place);
  if (surface) return new FloorScene(given, more, file, surface, room);
  const { openStillFloor } = await import('./still-floor.ts');
  return openStillFloor(given, file, room);
}

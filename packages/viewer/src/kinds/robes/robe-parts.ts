import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { idOf, partWith, robeOffer } from '@vitrine/domain/design/robes/robe-offer';
import { articleOf } from '@vitrine/domain/prices/design-part';
import { partsOfRobe, sizesOfRobe } from '@vitrine/domain/prices/parts/parts-of-robe';
import type { ProductParts } from '../product-parts.ts';

const ALL_DOORS = 'door.all';
const ALL_PANELS = 'door.all.panel.all';
const ALL_SECTIONS = 'internal.all';

/** Parts of wardrobes: frame, layouts and materials of doors, and what is inside. */
export const createRobeParts = (file: SlidingRobeFile): ProductParts => {
  const offer = robeOffer(file);
  const choicesOf = (part: string, parts: readonly RobePart[]) => ({ part, choices: parts.map(idOf) });
  const tableOf = (part: string): readonly [name: string, parts: readonly RobePart[]] | undefined => {
    if (part === 'frame') return ['frames', file.frames.frameType];
    if (part.includes('.panel.')) return ['materials', file.materials];
    if (part.startsWith('door.')) return ['doors', file.doors];
    return part.startsWith('internal.') ? ['internals', file.internals.options] : undefined;
  };
  return {
    measures: [],
    parts: (design) => partsOfRobe(file, design),
    sizes: sizesOfRobe,
    // Its size stays as it starts: a wardrobe fits its room.
    choices: [
      choicesOf('frame', offer.frames),
      choicesOf(ALL_DOORS, offer.layouts),
      choicesOf(ALL_PANELS, offer.materials),
      choicesOf(ALL_SECTIONS, offer.internals),
    ],
    articleOf: (part, choice) => {
      const [table, parts] = tableOf(part) ?? [];
      const found = partWith(parts, choice);
      if (!table || !found) return undefined;
      return { article: articleOf(found.product_code, table, found.id), unit: found.quantity?.unit ?? 'piece' };
    },
  };
};

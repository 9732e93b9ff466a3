import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { DesignModel } from '../design-model.ts';
import { chooseRobe, type RobeChoices } from './robe-choose.ts';
import { readDesign, toDesign } from './robe-design.ts';
import { robeItems } from './robe-items.ts';
import { robeOffer } from './robe-offer.ts';
import { robeRanges } from './robe-sizes.ts';
import { knowsRobe, restoreRobe, writeRobe } from './robe-text.ts';

export const robeChoices = (file: SlidingRobeFile): RobeChoices => ({
  file,
  offer: robeOffer(file),
  ranges: robeRanges(file),
});

/** Designs of sliding wardrobes: sizes, doors with their panels, frame, trim and contents. */
export const robesModel = (file: SlidingRobeFile): DesignModel => {
  const choices = robeChoices(file);
  const restore = (text: string) => {
    const { robe, replaced } = restoreRobe(choices, text.trim() || (file.options?.configString ?? ''));
    return { design: toDesign(robe), replaced };
  };
  return {
    start: () => restore('').design,
    choose: (design, part, choice) => chooseRobe(choices, design, part, choice),
    write: (design) => writeRobe(readDesign(design)),
    restore,
    knows: (text) => knowsRobe(choices, text),
    items: (design) => robeItems(file, readDesign(design)),
  };
};

import type { ConfiguratorFile, FloorsFile, LayeredFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Measure } from '@vitrine/contract/prices/quantity';
import type { DesignPart } from '../prices/design-part.ts';
import type { Measures } from '../prices/formula.ts';
import { partsOfRobe, sizesOfRobe } from '../prices/parts/parts-of-robe.ts';
import { measuresWith } from '../prices/quantity.ts';
import type { Design } from './design.ts';
import { floorMeasures, floorParts, isPerSquareMetre } from './floors/floor-parts.ts';
import { layeredParts } from './layered/layered-parts.ts';

/** What a design of a data file needs, and the measures of the room that visitors can enter. */
export interface PartsModel {
  /** Parts in the quantities of the room shown, or of the measures that a visitor entered. */
  parts(design: Design, entered: Measures): DesignPart[];
  measures: readonly Measure[];
  /** All sizes of a design, by which surcharges find their band. */
  sizes(design: Design, entered: Measures): Measures;
}

/**
 * The parts of designs, whatever the kind of data file. Apart from DesignModel, because the viewer only loads it where
 * prices are shown.
 */
export const partsModelOf = (type: ConfiguratorType, file: ConfiguratorFile): PartsModel => {
  if (type === 'floors') {
    const floor = file as FloorsFile;
    const measures = floorMeasures(floor);
    const sizes: PartsModel['sizes'] = (_design, entered) => measuresWith(measures, entered);
    return { parts: (design, entered) => floorParts(floor, design, entered), measures, sizes };
  }
  if (type === 'slidingrobe') {
    const robe = file as SlidingRobeFile;
    return { parts: (design) => partsOfRobe(robe, design), measures: [], sizes: sizesOfRobe };
  }
  const layered = file as LayeredFile;
  const measures = layered.measures ?? [];
  return { parts: layeredParts(layered), measures, sizes: (_design, entered) => measuresWith(measures, entered) };
};

/** Whether a design's price is that of one square metre: of a floor whose area nobody has entered. */
export const isPricedPerSquareMetre = (type: ConfiguratorType, file: ConfiguratorFile, entered: Measures): boolean =>
  type === 'floors' && isPerSquareMetre(file as FloorsFile, entered);

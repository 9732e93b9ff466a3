import type { SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { Design } from '../../design/design.ts';
import { readDesign } from '../../design/robes/robe-design.ts';
import { robeItems } from '../../design/robes/robe-items.ts';
import { robeParts } from '../../design/robes/robe-parts.ts';
import type { DesignPart } from '../design-part.ts';
import type { Measures } from '../formula.ts';

const MILLIMETRES = 1000;

/** The sizes of a wardrobe by which surcharges find their band: width and height in metres, and its doors. */
export const sizesOfRobe = (design: Design): Measures => {
  const { width, height, doors } = readDesign(design);
  return { width: width / MILLIMETRES, height: height / MILLIMETRES, doors: doors.length };
};

/** What a wardrobe needs. Apart from partsModelOf, because the viewer loads it without the other kinds. */
export const partsOfRobe = (file: SlidingRobeFile, design: Design): DesignPart[] => {
  const chosen = readDesign(design);
  const components = robeItems(file, chosen).map(({ component }) => component);
  return robeParts(file, chosen, (component) => components.indexOf(component));
};

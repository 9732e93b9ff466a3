import type { RobePart, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { Design } from '../design.ts';
import { fillPanels, type RobeDesign, readDesign, toDesign, withDoors } from './robe-design.ts';
import { partWith, type RobeOffer } from './robe-offer.ts';
import { doorCounts, type RobeRanges, snap } from './robe-sizes.ts';

/** The available choices of one file. */
export interface RobeChoices {
  file: SlidingRobeFile;
  offer: RobeOffer;
  ranges: RobeRanges;
}

/** Doors and panels are named by number, or all at once. */
const ALL = 'all';
const EACH = /^(door|internal)\.(\d+|all)(?:\.panel\.(\d+|all))?$/;

const wide = (robe: RobeDesign, { ranges }: RobeChoices, size: number): RobeDesign => {
  const width = snap(ranges.width, size);
  const { min, max } = doorCounts(ranges, width);
  return withDoors({ ...robe, width }, Math.min(max, Math.max(min, robe.doors.length)));
};

const counted = (robe: RobeDesign, { ranges }: RobeChoices, count: number): RobeDesign => {
  const { min, max } = doorCounts(ranges, robe.width);
  return Number.isInteger(count) && count >= min && count <= max ? withDoors(robe, count) : robe;
};

const replaceAt = <T>(list: readonly T[], which: string, change: (value: T) => T): T[] =>
  list.map((value, index) => (which === ALL || which === String(index + 1) ? change(value) : value));

/** A door's layout, a panel's material or the contents of a section; null when the part or the choice is unknown. */
const ofEach = (robe: RobeDesign, { file, offer }: RobeChoices, part: string, choice: string): RobeDesign | null => {
  const [, list, which, panel] = EACH.exec(part) ?? [];
  if (list === undefined || which === undefined) return null;
  if (list === 'internal') {
    const known = panel === undefined && partWith(offer.internals, choice);
    return known ? { ...robe, internals: replaceAt(robe.internals, which, () => choice) } : null;
  }
  if (!partWith(panel === undefined ? offer.layouts : offer.materials, choice)) return null;
  const doors = replaceAt(robe.doors, which, (door) =>
    panel === undefined
      ? fillPanels(file, offer, { ...door, layout: choice })
      : { ...door, panels: replaceAt(door.panels, panel, () => choice) },
  );
  return { ...robe, doors };
};

const offeredAs = ({ frames, trims, boards }: RobeOffer): Record<string, readonly RobePart[]> => ({
  frame: frames,
  trim: trims,
  inside: boards,
});

const changed = (robe: RobeDesign, choices: RobeChoices, part: string, choice: string): RobeDesign => {
  if (part === 'width') return wide(robe, choices, Number(choice));
  if (part === 'height') return { ...robe, height: snap(choices.ranges.height, Number(choice)) };
  if (part === 'doors') return counted(robe, choices, Number(choice));
  const offered = offeredAs(choices.offer);
  const single = Object.hasOwn(offered, part) ? offered[part] : undefined;
  if (single) return partWith(single, choice) ? { ...robe, [part]: choice } : robe;
  return ofEach(robe, choices, part, choice) ?? robe;
};

const same = (one: Design, other: Design): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([key, id]) => other[key] === id);

/**
 * The design with another choice in one part. Sizes are rounded to the nearest allowed one, and doors are added or
 * removed when they become too narrow or too wide. 'door.all', 'door.2.panel.all' and 'internal.all' change all at
 * once.
 */
export const chooseRobe = (choices: RobeChoices, design: Design, part: string, choice: string): Design => {
  if ((part === 'width' || part === 'height') && !Number.isFinite(Number(choice))) return design;
  const next = toDesign(changed(readDesign(design), choices, part, choice));
  return same(design, next) ? design : next;
};

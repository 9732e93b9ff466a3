import type { RobeSpan, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';

/** Range of a size, in whole steps from its minimum. */
export interface Range {
  min: number;
  max: number;
  step: number;
  start: number;
}

export interface RobeRanges {
  width: Range;
  height: Range;
  doors: { min: number; max: number };
  doorWidth: { min: number; max: number };
}

/** What a data file names beyond the possible sizes is cut: whatever it says, a wardrobe takes little time to build. */
const possible = (size: number): number => Math.min(robeLimits.sizes.max, size);
const possibleDoors = (count: number): number => Math.min(robeLimits.doorsMost, Math.max(1, Math.round(count)));

const rangeOf = (input: RobeSpan | null | undefined, usual: RobeSpan & { default: number }): Range => {
  const min = possible(input?.min ?? usual.min ?? usual.default);
  const max = Math.max(min, possible(input?.max ?? usual.max ?? min));
  const step = input?.step ?? usual.step ?? 1;
  const bare = { min, max, step, start: min };
  return { ...bare, start: snap(bare, input?.default ?? usual.default) };
};

/** The sizes that a file allows. */
export const robeRanges = ({ dimensions }: SlidingRobeFile): RobeRanges => {
  const least = possibleDoors(dimensions?.door_count?.min ?? robeLimits.doors.min);
  const narrow = dimensions?.door_width_mm?.min ?? robeLimits.doorWidth.min;
  return {
    width: rangeOf(dimensions?.width_mm, robeLimits.width),
    height: rangeOf(dimensions?.height_mm, robeLimits.height),
    doors: { min: least, max: Math.max(least, possibleDoors(dimensions?.door_count?.max ?? robeLimits.doors.max)) },
    doorWidth: {
      min: narrow,
      max: Math.max(narrow, dimensions?.door_width_mm?.max ?? robeLimits.doorWidth.max),
    },
  };
};

/** The nearest allowed size. */
export const snap = ({ min, max, step }: Omit<Range, 'start'>, size: number): number => {
  if (!Number.isFinite(size)) return min;
  const steps = Math.round((Math.min(max, Math.max(min, size)) - min) / step);
  return Math.min(Math.floor((max - min) / step), steps) * step + min;
};

/**
 * How many doors a wardrobe of this width can have: every door stays between its minimum and maximum width, and the
 * count within that of the file. If these conflict, the nearest count.
 */
export const doorCounts = ({ doors, doorWidth }: RobeRanges, width: number): { min: number; max: number } => {
  const within = (count: number) => Math.min(doors.max, Math.max(doors.min, count));
  const min = within(Math.ceil(width / doorWidth.max));
  return { min, max: Math.max(min, within(Math.floor(width / doorWidth.min))) };
};

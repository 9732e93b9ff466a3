import type { RobeSpan, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import { robeBuilderMessages as messages } from '@vitrine/contract/configurators/robe-builder-messages';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import { readSizeEntry } from '../../design/robes/read-size.ts';
import { doorCounts, robeRanges } from '../../design/robes/robe-sizes.ts';

export type SizeName = 'width_mm' | 'height_mm' | 'door_count' | 'door_width_mm';
export type SizeField = 'min' | 'max' | 'step' | 'default';

/** What a size is called, and what it is where the file does not say. */
export const SIZES: Record<
  SizeName,
  { label: string; fields: readonly SizeField[]; usual: Partial<Record<SizeField, number>> }
> = {
  width_mm: {
    get label() {
      return messages.width;
    },
    fields: ['min', 'max', 'step', 'default'],
    usual: robeLimits.width,
  },
  height_mm: {
    get label() {
      return messages.height;
    },
    fields: ['min', 'max', 'step', 'default'],
    usual: robeLimits.height,
  },
  door_count: {
    get label() {
      return messages.doorCount;
    },
    fields: ['min', 'max'],
    usual: robeLimits.doors,
  },
  door_width_mm: {
    get label() {
      return messages.doorWidth;
    },
    fields: ['min', 'max'],
    usual: robeLimits.doorWidth,
  },
};

/** The file with another value of a size; null takes the usual one. */
export const setSize = (
  file: SlidingRobeFile,
  name: SizeName,
  field: SizeField,
  value: number | null,
): SlidingRobeFile => ({
  ...file,
  dimensions: { ...file.dimensions, [name]: { ...file.dimensions?.[name], [field]: value } },
});

const spanIssues = (name: SizeName, input: RobeSpan | null | undefined): string[] => {
  const { label, usual } = SIZES[name];
  const min = input?.min ?? usual.min ?? 1;
  const max = input?.max ?? usual.max ?? min;
  if (min > max) return [messages.minAboveMax(label, min, max)];
  const [start, step] = [input?.default, input?.step];
  return [
    ...(start && (start < min || start > max) ? [messages.defaultOutside(label, start, min, max)] : []),
    ...(step && step > max - min && max > min ? [messages.stepTooLarge(label, step, max - min)] : []),
  ];
};

/** Widths at which the number of doors can stop to fit: the ends of the range. */
const doorIssues = (file: SlidingRobeFile): string[] => {
  const ranges = robeRanges(file);
  const { doorWidth, width } = ranges;
  return [...new Set([width.min, width.max])].flatMap((size) => {
    const { min, max } = doorCounts(ranges, size);
    const fits = Array.from({ length: max - min + 1 }, (_, at) => size / (min + at)).some(
      (each) => each >= doorWidth.min && each <= doorWidth.max,
    );
    return fits ? [] : [messages.noDoorsFit(size, ranges.doors.min, ranges.doors.max)];
  });
};

/** Sizes that contradict each other, each as a sentence. */
export const dimensionIssues = (file: SlidingRobeFile): string[] => {
  const spans = (Object.keys(SIZES) as SizeName[]).flatMap((name) => spanIssues(name, file.dimensions?.[name]));
  return spans.length > 0 ? spans : doorIssues(file);
};

/** A size as people type it; null for an empty field, undefined for what is no size of a wardrobe. */
export const readSize = (name: SizeName, field: SizeField, text: string): number | null | undefined => {
  if (text.trim() === '') return null;
  if (name === 'door_count') {
    const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
    return count >= 1 && count <= robeLimits.doorsMost ? count : undefined;
  }
  const range = field === 'step' ? robeLimits.steps : robeLimits.sizes;
  const size = readSizeEntry(text, range);
  return size !== null && size >= range.min && size <= range.max ? size : undefined;
};

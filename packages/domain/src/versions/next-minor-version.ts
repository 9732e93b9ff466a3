import { versionLimits } from '@vitrine/contract/versions/limits';
import { fromThousandths, toThousandths } from './thousandths.ts';

const majorOf = (thousandths: number): number => Math.floor(thousandths / versionLimits.thousandthsInOne);

/** The highest version of each major, in thousandths, in ascending order. */
export const highestOfMajors = (thousandths: readonly number[]): number[] => {
  const highest = new Map<number, number>();
  for (const each of thousandths) highest.set(majorOf(each), Math.max(each, highest.get(majorOf(each)) ?? 0));
  return [...highest.values()].sort((one, other) => one - other);
};

/**
 * The version that a save proposes: the highest within the major of `selected` plus 0.001. Null when that major has no
 * free number left (x.999): the next one starts with a JSON update.
 */
export const nextMinorVersion = (versions: readonly number[], selected: number): number | null => {
  const base = toThousandths(selected);
  const major = majorOf(base);
  const highest = versions
    .map(toThousandths)
    .reduce((best, each) => (majorOf(each) === major && each > best ? each : best), base);
  const next = highest + versionLimits.step;
  return majorOf(next) === major ? fromThousandths(next) : null;
};

import { versionLimits } from '@vitrine/contract/versions/limits';
import { fromThousandths, toThousandths } from './thousandths.ts';

/**
 * The version that a save proposes: the highest within the major of `selected` plus 0.001. Null when that major has no
 * free number left (x.999): the next one starts with a JSON update.
 */
export const nextMinorVersion = (versions: readonly number[], selected: number): number | null => {
  const { thousandthsInOne, step } = versionLimits;
  const majorOf = (thousandths: number) => Math.floor(thousandths / thousandthsInOne);
  const base = toThousandths(selected);
  const major = majorOf(base);
  const highest = versions
    .map(toThousandths)
    .reduce((best, each) => (majorOf(each) === major && each > best ? each : best), base);
  const next = highest + step;
  return majorOf(next) === major ? fromThousandths(next) : null;
};

/** Factors of a round step: 1, 2 and 5 times a power of ten. */
const FACTORS = [1, 2, 5, 10] as const;

/**
 * The values at the axis of a chart, from 0: multiples of a round step, the last at least as large as the largest
 * figure, and at most `most` steps. Whole figures have whole steps.
 */
export function axisTicks(figures: readonly number[], most = 5): number[] {
  const largest = Math.max(0, ...figures);
  if (largest === 0) return [0, 1];
  const power = Math.floor(Math.log10(largest / most));
  // Multiples of whole numbers are exact: 3 x 0.2 is 0.6000000000000001, 6 / 10 is not.
  const scaled = (factor: number): number => (power < 0 ? factor / 10 ** -power : factor * 10 ** power);
  const smallest = figures.every(Number.isInteger) ? 1 : 0;
  const factor = FACTORS.find((each) => scaled(each) >= smallest && scaled(each) * most >= largest) ?? 10;
  const unit = Math.max(smallest, scaled(factor));
  const steps = Math.ceil(largest / unit);
  return Array.from({ length: steps + 1 }, (_, at) => (unit === scaled(factor) ? scaled(factor * at) : at * unit));
}

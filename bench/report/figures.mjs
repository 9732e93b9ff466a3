/** The middle one of the numbers, NaN for none; robust against the odd run that something else disturbed. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The number below which `share` (0 to 1) of all numbers lie. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * Median of the ratios of runs that happened side by side, so that a slow minute of the machine weighs on both alike.
 * Also says between which two they lay.
 */
export function ratio(ours, theirs) {
  const ratios = ours.map((value, run) => value / theirs[run]).filter(Number.isFinite);
  return { median: median(ratios), from: Math.min(...ratios), to: Math.max(...ratios) };
}

export const rounded = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

export const ratioText = ({ median: middle, from, to }) =>
  `${rounded(middle, 2)} (${rounded(from, 2)}–${rounded(to, 2)})`;

/** Another one begins in every round, so that none always profits from what the former left warm. */
export const rotated = (all, by) => [...all.slice(by % all.length), ...all.slice(0, by % all.length)];

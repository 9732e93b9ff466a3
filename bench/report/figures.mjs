/** The median, NaN for an empty list. It is robust against a single disturbed run. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const centre = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(centre)] : (sorted[centre - 1] + sorted[centre]) / 2;
}

/** The number below which `share` (0 to 1) of all numbers are. */
export function percentile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * Median of the ratios of runs side by side, so that a slow minute of the machine affects both alike. Also returns
 * their range.
 */
export function ratio(ours, theirs) {
  const ratios = ours.map((value, run) => value / theirs[run]).filter(Number.isFinite);
  return { median: median(ratios), from: Math.min(...ratios), to: Math.max(...ratios) };
}

export const rounded = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

export const ratioText = ({ median: centre, from, to }) =>
  `${rounded(centre, 2)} (${rounded(from, 2)}–${rounded(to, 2)})`;

/** Another one starts in every round, so that none always profits from a warm cache. */
export const rotated = (all, by) => [...all.slice(by % all.length), ...all.slice(0, by % all.length)];

/** Differences that floating point makes, as in 0.1 + 0.2, and no decimal does. */
const TOLERANCE = 1e-8;

/** Whether a number has at most this many decimals. */
export const hasDecimals = (value: number, decimals: number): boolean =>
  Math.abs(Number(value.toFixed(decimals)) - value) < TOLERANCE;

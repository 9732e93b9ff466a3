/** Minutes between attempts: short at first, 72 hours in total. */
const PAUSES = [1, 5, 30, 120, 300, 600, 720, 840, 840, 840] as const;

/** When a delivery with `tries` failed attempts is retried; null when it has failed for good. */
export function nextTry(tries: number, now: Date): Date | null {
  const minutes = PAUSES[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

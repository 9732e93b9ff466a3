/** Minutes between one try and the next: quick at first, within 72 hours altogether. */
const PAUSES = [1, 5, 30, 120, 300, 600, 720, 840, 840, 840] as const;

/** When a delivery that has failed `tries` times is tried again; null when it is given up. */
export function nextTry(tries: number, now: Date): Date | null {
  const minutes = PAUSES[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

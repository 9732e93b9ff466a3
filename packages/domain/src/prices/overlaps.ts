/** Days as '2026-11-25', both inclusive; null is open. */
export interface Period {
  from: string | null;
  until: string | null;
}

const startsBefore = (one: Period, other: Period): boolean =>
  one.from === null || other.until === null || one.from <= other.until;

/** Whether two periods share a day. */
export const overlaps = (one: Period, other: Period): boolean => startsBefore(one, other) && startsBefore(other, one);

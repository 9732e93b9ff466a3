/** How long a result about database and content files stays valid. */
const REFRESH_MS = 1000;

/** Whether this process can serve. Checked at most once a second, because the route is public. */
export interface Readiness {
  /** Resolves with null when ready, else with the reason, which is for the log only. */
  check(): Promise<Error | null>;
  /** Whether the demo's images are still being prepared: the server serves, but some rooms are not there yet. */
  isPreparing: boolean;
  /** Set before the server stops, so that a proxy sends no more requests. */
  isLeaving: boolean;
}

export function newReadiness(probe: () => Promise<void>, now: () => number = () => performance.now()): Readiness {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let outcome: Promise<Error | null> = Promise.resolve(null);
  return {
    isPreparing: false,
    isLeaving: false,
    check() {
      if (now() - checkedAt >= REFRESH_MS) {
        checkedAt = now();
        outcome = probe().then(
          () => null,
          (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
        );
      }
      return outcome;
    },
  };
}

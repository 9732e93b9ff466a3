/** Limits of what a viewer reports about a visit. It carries these and no other limits of the analytics. */
export const visitLimits = {
  heartbeatSeconds: 15,
  /** A visitor who does nothing for this long is no longer engaged. */
  idleSeconds: 60,
  /** The oldest event that the viewer may report. */
  ageSecondsMaximum: 3600,
  eventsABatch: 40,
  nameMaximum: 120,
} as const;

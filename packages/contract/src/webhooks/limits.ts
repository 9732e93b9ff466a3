/** Limits of webhooks. */
export const webhookLimits = {
  perOrganisation: 5,
  addressMaximum: 2000,
  /** An address that does not answer in this time has timed out. */
  answerSeconds: 10,
  /** A delivery fails for good after this many hours. */
  tryHours: 72,
  deliveriesShown: 50,
  /** Tests from one network in a minute, and as many deliveries that are resent by hand. */
  sendsPerMinute: 30,
  /** Finished deliveries are deleted after this many days. */
  keepDays: 30,
} as const;

/** How far webhooks go. */
export const webhookLimits = {
  perOrganisation: 5,
  addressMaximum: 2000,
  /** An address that has not answered by then counts as silent. */
  answerSeconds: 10,
  /** A delivery is given up when it has not arrived after these many hours. */
  tryHours: 72,
  deliveriesShown: 50,
  /** What arrived or failed is forgotten after these many days. */
  keepDays: 30,
} as const;

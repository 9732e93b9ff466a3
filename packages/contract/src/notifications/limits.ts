/** How long the messages about an address show. */
export const notificationLimits = { issueSeconds: 3 } as const;

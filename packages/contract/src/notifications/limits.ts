/** How long messages about an address are visible. */
export const notificationLimits = { issueSeconds: 3 } as const;

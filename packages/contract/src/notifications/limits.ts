/** The messages about an address go away by themselves (configurators.md §9). */
export const notificationLimits = { issueSeconds: 3 } as const;

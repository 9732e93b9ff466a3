/** The messages about an address go away by themselves (configurators.md §9). */
export const notificationLimits = { problemSeconds: 3 } as const;

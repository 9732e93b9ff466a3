export const emailLimits = {
  resendsPerMinute: 10,
} as const;

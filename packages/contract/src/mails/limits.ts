export const mailLimits = {
  resendsPerMinute: 10,
} as const;

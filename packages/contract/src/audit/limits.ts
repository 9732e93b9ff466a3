export const auditLimits = {
  pageSize: 50,
  searchMaximum: 100,
} as const;

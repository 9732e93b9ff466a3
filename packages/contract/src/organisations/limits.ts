export const organisationLimits = {
  /** Share of the contract's monthly sessions from which usage is "danger", and from which it is "negative". */
  usageDanger: 0.9,
  usageNegative: 1,
  countUpSeconds: 1,
  countUpDelaySeconds: 0.5,
} as const;

/** Versions are whole thousandths inside: 1.006 is 1006. */
export const versionLimits = { thousandthsInOne: 1000, step: 1, noteMaximum: 500 } as const;

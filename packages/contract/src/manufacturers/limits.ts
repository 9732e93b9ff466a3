/** Limits of manufacturers and their assignments. */
export const manufacturerLimits = {
  nameMaximum: 100,
  specificNameMaximum: 200,
  productIdMaximum: 200,
  assignmentsPerRequest: 5_000,
} as const;

/** Flakes that a visitor can mix: how many, and the smallest share of each in whole percent. */
export const mixLimits = { flakes: 6, least: 1, whole: 100 } as const;

/** Sizes of flakes as blends write them, small to large. */
export const FLAKE_SIZES = ['s', 'm', 'l'] as const;
export type FlakeSize = (typeof FLAKE_SIZES)[number];

export const FLAKE_SIZE_NAME: Record<FlakeSize, string> = { s: 'Small', m: 'Medium', l: 'Large' };

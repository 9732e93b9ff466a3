/** Attributes of the embedded element. */
export const ATTRIBUTES = ['src', 'lang', 'design', 'name', 'cart', 'hotspots'] as const;
export type AttributeName = (typeof ATTRIBUTES)[number];

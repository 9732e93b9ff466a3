/** Attributes of the embedded element that start it anew or change its design. */
export const ATTRIBUTES = ['src', 'lang', 'design', 'name', 'cart', 'hotspots'] as const;
/** `scene` is followed by the part of the viewer that shows scenes. */
export type AttributeName = (typeof ATTRIBUTES)[number] | 'scene';

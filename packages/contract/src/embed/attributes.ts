/** Attributes of the embedded element that restart it or change its design. */
export const ATTRIBUTES = [
  'src',
  'lang',
  'design',
  'name',
  'cart',
  'hotspots',
  'remember',
  'currency',
  'country',
] as const;
/** The part of the viewer that shows scenes handles `scene`. */
export type AttributeName = (typeof ATTRIBUTES)[number] | 'scene';

/** Attributes of the embedded element that restart it or change its design. */
export const ATTRIBUTES = ['src', 'design', 'name', 'cart', 'hotspots', 'remember', 'currency', 'country'] as const;
/** Later downloads handle `scene`, the languages and `structured-data`. */
export type AttributeName = (typeof ATTRIBUTES)[number] | 'scene' | 'lang' | 'languages' | 'structured-data';

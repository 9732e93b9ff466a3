/** Attributes of the embedded element that restart it or change its design. */
export const ATTRIBUTES = ['src', 'design', 'name', 'cart', 'hotspots', 'remember', 'currency', 'country'] as const;
/** Later downloads handle `scene` and the languages. */
export type AttributeName = (typeof ATTRIBUTES)[number] | 'scene' | 'lang' | 'languages';

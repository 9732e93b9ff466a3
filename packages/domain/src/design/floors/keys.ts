/** The `blend` of a design that is a mix of the visitor's own, which `mix` then holds. */
export const MIX = 'mix';

/** The `size` or `base` of a design that leaves it to the blend. */
export const AS_BLEND = '';

/** How the parts of a floor's design are called in enquiries and lists. */
export const PART_NAME = { blend: 'Blend', finish: 'Finish', size: 'Flake size', base: 'Base colour' } as const;
export const OWN_MIX = 'Own mix';
export const AS_BLEND_NAME = 'As the blend';

/** The `blend` of a design with the visitor's own mix, which `mix` then holds. */
export const MIX = 'mix';

/** The `size` or `base` of a design that uses the blend's own. */
export const AS_BLEND = '';

/** Names of the parts of a floor's design in enquiries and lists. */
export const PART_NAME = { blend: 'Blend', finish: 'Finish', size: 'Flake size', base: 'Base colour' } as const;
export const OWN_MIX = 'Own mix';
export const AS_BLEND_NAME = 'As the blend';

import type { EditedFieldOf } from './item-fields.ts';

/**
 * Short names of the minified form, apart from the registry because the embed's first download carries them. The
 * compiler asks for one for each field that items of a layer have.
 */
export const SHORT_KEYS = {
  name: 'n',
  id: 'i',
  product_code: 'c',
  price: 'p',
  filter: 'f',
  disabled: 'd',
} as const satisfies Record<'id' | EditedFieldOf<'layer'>, string>;

import type { ChosenItem } from '../../design/design-items.ts';

interface Row {
  id: string | number;
  name: string;
  thumbnail?: string | null | undefined;
  product_code?: unknown;
}

/** A row of the catalogue as an enquiry lists it, without a price. */
export const chosenItem = (component: string, { id, name, thumbnail, product_code }: Row): ChosenItem => ({
  component,
  id,
  name,
  thumbnail: thumbnail ?? null,
  product_code: typeof product_code === 'string' && product_code !== '' ? product_code : null,
  price: null,
});

import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { isHidden } from './choices.ts';
import type { Design } from './design.ts';
import { drawnLayers } from './layered/draw-order.ts';

export interface ChosenItem {
  /** Name of the layer in the enquiry. */
  component: string;
  id: string | number;
  name: string;
  thumbnail: string | null;
  product_code: string | null;
  /** Price of all pieces together. */
  price: number | null;
  /** Number of pieces, where there is more than one. */
  quantity?: number;
  /** Only for floors. */
  blend?: string;
  flake_size?: string;
  hex_thumbnail?: string;
}

/** The design as a list of its items: for the specification tab, the enquiry and screen readers. */
export const designItems = (file: LayeredFile, design: Design): ChosenItem[] =>
  drawnLayers(file, design)
    .filter((entry) => !isHidden(entry))
    .map(({ layer, item }) => ({
      component: layer.name,
      id: item.id,
      name: item.name,
      thumbnail: item.thumbnail ?? null,
      product_code: item.product_code ?? null,
      price: item.price ?? null,
    }));

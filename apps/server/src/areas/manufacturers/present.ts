import type { Manufacturer, Product } from '@vitrine/contract/manufacturers/schemas';
import { productsOf } from '@vitrine/domain/manufacturers/products';
import type { ManufacturerRecord, ProductRecord } from '@vitrine/store/manufacturers/queries';

export const presentManufacturer = ({ id, name }: ManufacturerRecord): Manufacturer => ({ id, name });

/** One entry per product, in the order of the rows. */
export const presentProducts = (rows: readonly ProductRecord[]): Product[] =>
  [...productsOf(rows)].map(([product_id, manufacturers]) => ({ product_id, manufacturers }));

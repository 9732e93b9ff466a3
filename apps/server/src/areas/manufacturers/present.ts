import type { Manufacturer, Product } from '@vitrine/contract/manufacturers/schemas';
import { productsOf } from '@vitrine/domain/manufacturers/products';
import type { ManufacturerRecord, ProductRecord } from '@vitrine/store/manufacturers/queries';

type WithLogo<Row> = Row & { logo: string | null };

export const presentManufacturer = ({ id, name, logo }: WithLogo<ManufacturerRecord>): Manufacturer => ({
  id,
  name,
  logo,
});

/** One entry per product, in the order of the rows. */
export const presentProducts = (rows: readonly WithLogo<ProductRecord>[]): Product[] =>
  [...productsOf(rows)].map(([product_id, manufacturers]) => ({ product_id, manufacturers }));

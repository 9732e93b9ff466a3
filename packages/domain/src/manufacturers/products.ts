import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { Product } from '@vitrine/contract/manufacturers/schemas';
import type { EditedFields, Edits, ItemKey, Location } from '../catalogue/edits/edits.ts';
import { isRowDisabled } from '../catalogue/row-disabled.ts';
import { type Row, rowsOf } from '../catalogue/rows-of.ts';

/** The products of an organisation by id. Ids compare as text, as everywhere in the catalogue. */
export type Products = ReadonlyMap<string, Product['manufacturers']>;

export const NO_PRODUCTS: Products = new Map();

export const productsById = (products: readonly Product[]): Products =>
  new Map(products.map(({ product_id, manufacturers }) => [product_id, manufacturers]));

/** The same from one row for each manufacturer of each product, in the order of the rows. */
export const productsOf = (
  rows: readonly {
    productId: string;
    manufacturerId: number;
    name: string;
    /** Absent where only the assignments matter. */
    logo?: string | null;
    specificName: string | null;
  }[],
): Products => {
  const products = new Map<string, Product['manufacturers']>();
  for (const { productId, manufacturerId: id, name, logo = null, specificName } of rows) {
    const makers = products.get(productId) ?? [];
    products.set(productId, makers);
    makers.push({ id, name, logo, specificName });
  }
  return products;
};

/** A manufacturer with its products in one layer, or in the door ranges. */
export interface LocationManufacturer {
  id: number;
  name: string;
  logo: string | null;
  rows: readonly Row[];
}

/** The manufacturers of a layer or of the door ranges by name; none without assignments. */
export const makersAt = (file: ConfiguratorFile, location: Location, products: Products): LocationManufacturer[] => {
  const makers = new Map<number, { id: number; name: string; logo: string | null; rows: Row[] }>();
  for (const row of rowsOf(file, location)) {
    for (const { id, name, logo } of products.get(String(row.id)) ?? []) {
      const maker = makers.get(id) ?? { id, name, logo, rows: [] };
      makers.set(id, maker);
      maker.rows.push(row);
    }
  }
  return [...makers.values()].sort((one, other) => one.name.localeCompare(other.name));
};

/** Products without a manufacturer. */
export const rowsWithoutMaker = (file: ConfiguratorFile, location: Location, products: Products): Row[] =>
  rowsOf(file, location).filter((row) => (products.get(String(row.id)) ?? []).length === 0);

/** The manufacturer's own name for a product. */
export const specificNameOf = (products: Products, id: Row['id'], manufacturerId: number): string | null =>
  products.get(String(id))?.find((maker) => maker.id === manufacturerId)?.specificName ?? null;

/** Lookup of pending edits for many rows of one table. */
export const editsAt = (edits: Edits, location: ItemKey['layer_index']): ((row: Row) => EditedFields) => {
  const data = new Map(
    edits.filter((edit) => edit.layer_index === location).map((edit) => [String(edit.id), edit.data]),
  );
  return (row) => data.get(String(row.id)) ?? {};
};

/** A manufacturer is enabled while any of its products is. */
export const isMakerOn = ({ rows }: LocationManufacturer, editOf: (row: Row) => EditedFields): boolean =>
  rows.some((row) => !isRowDisabled(row, editOf(row)));

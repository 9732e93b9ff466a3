import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { Edits, Location } from '../catalogue/edits/edits.ts';
import { editsAt, isMakerOn, makersAt, type Products } from './products.ts';

const isAnyOn = (file: ConfiguratorFile, edits: Edits, location: Location, products: Products): boolean => {
  const editOf = editsAt(edits, location);
  return makersAt(file, location, products).some((maker) => isMakerOn(maker, editOf));
};

/**
 * Whether these edits disable the last enabled manufacturer of a layer. A layer without assignments, or with all
 * manufacturers disabled before, has none to lose.
 */
export const losesManufacturer = (file: ConfiguratorFile, before: Edits, after: Edits, products: Products): boolean => {
  if (products.size === 0) return false;
  const locations = new Set(after.filter(({ data }) => data.disabled === true).map((edit) => edit.layer_index));
  return [...locations].some(
    (location) => !isAnyOn(file, after, location, products) && isAnyOn(file, before, location, products),
  );
};

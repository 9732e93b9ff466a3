import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { Edits, Location } from '../catalogue/edits.ts';
import { editsAt, isMakerOn, makersAt, type Products } from './products.ts';

const isAnyOn = (file: ConfiguratorFile, edits: Edits, location: Location, products: Products): boolean => {
  const editOf = editsAt(edits, location);
  return makersAt(file, location, products).some((maker) => isMakerOn(maker, editOf));
};

/**
 * Whether a layer that had a manufacturer enabled before these edits has none after them. A layer without assignments,
 * or whose manufacturers were all off already, cannot lose one.
 */
export const losesManufacturer = (file: ConfiguratorFile, before: Edits, after: Edits, products: Products): boolean => {
  if (products.size === 0) return false;
  const locations = new Set(after.filter(({ data }) => data.disabled === true).map((edit) => edit.layer_index));
  return [...locations].some(
    (location) => !isAnyOn(file, after, location, products) && isAnyOn(file, before, location, products),
  );
};

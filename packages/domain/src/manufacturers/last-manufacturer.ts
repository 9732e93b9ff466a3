import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { Edits, Place } from '../catalogue/edits.ts';
import { editsAt, isMakerOn, makersAt, type Products } from './products.ts';

const isAnyOn = (file: ConfiguratorFile, edits: Edits, place: Place, products: Products): boolean => {
  const editOf = editsAt(edits, place);
  return makersAt(file, place, products).some((maker) => isMakerOn(maker, editOf));
};

/**
 * Whether a layer that had a manufacturer enabled before these edits has none after them. A layer without assignments,
 * or whose manufacturers were all off already, cannot lose one.
 */
export const losesManufacturer = (file: ConfiguratorFile, before: Edits, after: Edits, products: Products): boolean => {
  if (products.size === 0) return false;
  const places = new Set(after.filter(({ data }) => data.disabled === true).map((edit) => edit.layer_index));
  return [...places].some((place) => !isAnyOn(file, after, place, products) && isAnyOn(file, before, place, products));
};

import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { Location } from '../catalogue/edits/edits.ts';
import { isLayeredFile } from '../catalogue/rows-of.ts';

/**
 * Where a layer of one version is in a later one. Layers match by name, because the later file can have them in another
 * order; one of a new name is at its place. Null where another layer is there: its items can have the same ids.
 */
export const locationIn = (base: ConfiguratorFile, target: ConfiguratorFile, location: Location): Location | null => {
  if (typeof location !== 'number' || !isLayeredFile(base) || !isLayeredFile(target)) return location;
  const name = base.layers[location]?.name;
  const there = target.layers[location]?.name;
  if (there === name) return location;
  const found = target.layers.findIndex((layer) => layer.name === name);
  if (found !== -1) return found;
  return base.layers.some((layer) => layer.name === there) ? null : location;
};

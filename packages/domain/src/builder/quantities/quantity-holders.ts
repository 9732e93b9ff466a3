import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { QuantityRule } from '@vitrine/contract/prices/quantity';
import { isLayeredFile } from '../../catalogue/rows-of.ts';
import { changePart, type PartList, type PartsFile, partsOf } from '../part-lists.ts';

/** The lists whose parts can have a quantity: trims have no price. */
const LISTS: readonly PartList[] = ['flakes', 'blends', 'finishes', 'doors', 'frames', 'internals', 'materials'];

type Holder = { name: string; quantity?: QuantityRule | null | undefined };

/** Every layer, item and part that has a quantity. */
export const quantityHolders = (file: ConfiguratorFile): Holder[] => {
  const all: readonly Holder[] = isLayeredFile(file)
    ? file.layers.flatMap((layer) => [layer, ...layer.items])
    : LISTS.flatMap((list) => partsOf(file as PartsFile, list) as readonly Holder[]);
  return all.filter(({ quantity }) => Boolean(quantity));
};

const withRule = <H extends Holder>(holder: H, edit: (rule: QuantityRule) => QuantityRule): H => {
  const { quantity } = holder;
  const edited = quantity && edit(quantity);
  return edited === quantity ? holder : { ...holder, quantity: edited };
};

/** The file with every quantity edited. */
export const editQuantities = <F extends ConfiguratorFile>(file: F, edit: (rule: QuantityRule) => QuantityRule): F => {
  if (isLayeredFile(file)) {
    const layers = file.layers.map((layer) => ({
      ...withRule(layer, edit),
      items: layer.items.map((item) => withRule(item, edit)),
    }));
    return { ...file, layers };
  }
  return LISTS.reduce<PartsFile>(
    (before, list) =>
      partsOf(before, list).reduce<PartsFile>((edited, part) => {
        const holder = part as Holder;
        const changed = withRule(holder, edit);
        return changed === holder ? edited : changePart(edited, list, part.id, { quantity: changed.quantity });
      }, before),
    file as PartsFile,
  ) as F;
};

import type { ConfiguratorFile, FloorsFile, LayeredFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import type { ChosenItem } from '../design/design-items.ts';
import { modelOf } from '../design/model-of.ts';
import { chosenItem } from './chosen-item.ts';
import { resolveFloorItem } from './resolve-floor-item.ts';
import { resolveRobeItem } from './resolve-robe-item.ts';
import { isSameName, namedIn } from './same-name.ts';

/**
 * What the items of an enquiry are in the catalogue; null for one that it does not have. Everything in the answer is the
 * catalogue's: a stranger's words must not go out in the name of whose catalogue it is.
 * @param design the design as its short text: it tells what a list of names alone does not, as the colour of a mix
 */
export function resolveItems(
  type: ConfiguratorType,
  file: ConfiguratorFile,
  { items, design }: { items: readonly DesignItem[]; design: string },
): (ChosenItem | null)[] {
  const model = modelOf(type, file);
  const rows = design !== '' && model.knows(design) ? model.items(model.restore(design).design) : [];
  const resolve = (item: DesignItem): ChosenItem | null => {
    if (type === 'floors') return resolveFloorItem(file as FloorsFile, item);
    if (type === 'slidingrobe') return resolveRobeItem(file as SlidingRobeFile, item);
    return resolveLayerItem(file as LayeredFile, item);
  };
  return items.map((item) => rowOf(rows, item) ?? resolve(item));
}

/** The row of the design that the item is. */
const rowOf = (rows: readonly ChosenItem[], item: DesignItem): ChosenItem | undefined =>
  namedIn(
    rows.filter(({ component }) => isSameName(component, item.component)),
    item,
  );

const isLayerNamed = (layer: { name: string; safe_name?: string | undefined; id?: unknown }, wanted: string): boolean =>
  [layer.name, layer.safe_name, layer.id as string | undefined].some((each) => isSameName(each, wanted));

/** An item of a layer, or a door range, by the name of the layer where one is sent. */
function resolveLayerItem(file: LayeredFile, item: DesignItem): ChosenItem | null {
  const ranges = file.filter_groups.map(({ filters, ...group }) => ({ ...group, items: filters }));
  const layers = [...file.layers, ...ranges].filter((layer) => !item.component || isLayerNamed(layer, item.component));
  for (const { name, items } of layers) {
    const found = namedIn<(typeof items)[number]>(items, item);
    if (found) return chosenItem(name, found);
  }
  return null;
}

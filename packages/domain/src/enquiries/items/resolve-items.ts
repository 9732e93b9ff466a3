import type { ConfiguratorFile, FloorsFile, LayeredFile, SlidingRobeFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { DesignItem } from '@vitrine/contract/enquiries/schemas';
import type { ChosenItem } from '../../design/design-items.ts';
import { modelOf } from '../../design/model-of.ts';
import { chosenItem } from './chosen-item.ts';
import { floorItemResolver } from './resolve-floor-item.ts';
import { resolveRobeItem } from './resolve-robe-item.ts';
import { isSameName, namedIn } from './same-name.ts';

/**
 * Resolves the items of an enquiry to rows of the catalogue; null for an unknown item. Everything in the result comes
 * from the catalogue, because a stranger's text must not go out in the name of the organisation. `design` is the short
 * text of the design: it has what a list of names lacks, such as the colour of a mix.
 */
export function resolveItems(
  type: ConfiguratorType,
  file: ConfiguratorFile,
  { items, design }: { items: readonly DesignItem[]; design: string },
): (ChosenItem | null)[] {
  const model = modelOf(type, file);
  const rows = design !== '' && model.knows(design) ? model.items(model.restore(design).design) : [];
  const resolve = resolverOf(type, file);
  return items.map((item) => rowOf(rows, item) ?? resolve(item));
}

function resolverOf(type: ConfiguratorType, file: ConfiguratorFile): (item: DesignItem) => ChosenItem | null {
  if (type === 'floors') return floorItemResolver(file as FloorsFile);
  if (type === 'slidingrobe') return (item) => resolveRobeItem(file as SlidingRobeFile, item);
  return (item) => resolveLayerItem(file as LayeredFile, item);
}

/** The design's row for the item. */
const rowOf = (rows: readonly ChosenItem[], item: DesignItem): ChosenItem | undefined =>
  namedIn(
    rows.filter(({ component }) => isSameName(component, item.component)),
    item,
  );

const isLayerNamed = (
  layer: { name: string; safe_name?: string | null | undefined; id?: unknown },
  name: string,
): boolean => [layer.name, layer.safe_name, layer.id as string | undefined].some((each) => isSameName(each, name));

/** An item of a layer, or a door range, by the name of the layer where the item has one. */
function resolveLayerItem(file: LayeredFile, item: DesignItem): ChosenItem | null {
  const ranges = file.filter_groups.map(({ filters, ...group }) => ({ ...group, items: filters }));
  const layers = [...file.layers, ...ranges].filter((layer) => !item.component || isLayerNamed(layer, item.component));
  for (const { name, items } of layers) {
    const found = namedIn<(typeof items)[number]>(items, item);
    if (found) return chosenItem(name, found);
  }
  return null;
}

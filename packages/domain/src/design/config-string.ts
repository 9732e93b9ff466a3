import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { AlignIds } from './align-ids.ts';
import { choosable } from './choices.ts';
import { defaultItem } from './default-design.ts';
import type { Design } from './design.ts';
import { joinIds, splitIds } from './layered/design-text.ts';
import { drawOrder } from './layered/draw-order.ts';
import { layersInOrder } from './layered/layers-in-order.ts';

/** The design as a short text: item ids in the order of the layers. */
export const writeConfigString = (file: LayeredFile, design: Design): string =>
  joinIds(drawOrder(file, design).map(({ id }) => id));

export interface Replacement {
  layer: string;
  /** Name of the missing item; its id where the file no longer has it. */
  requested: string;
  now: string;
}

/**
 * The design that a text describes, on this version of the file. Missing or disabled items become the default of their
 * layer and are listed as replaced. Layers that the text does not have get their default silently. `align` matches ids
 * to layers.
 */
export const restoreWith = (
  align: AlignIds,
  file: LayeredFile,
  text: string,
): { design: Design; replaced: Replacement[] } => {
  const mayChoose = choosable(file);
  const layers = layersInOrder(file);
  const requested = align(
    splitIds(text),
    layers.map(({ layer }) => new Set(layer.items.map((item) => String(item.id)))),
  );
  const design: Record<string, string> = {};
  const replaced: Replacement[] = [];
  layers.forEach(({ layer, key }, index) => {
    const wish = requested[index] ?? null;
    const item = wish?.found ? layer.items.find((each) => String(each.id) === wish.id) : undefined;
    const now = item && mayChoose(item) ? item : defaultItem(layer.items, mayChoose);
    if (now === null) return;
    design[key] = String(now.id);
    if (wish !== null && now !== item)
      replaced.push({ layer: layer.name, requested: item?.name ?? wish.id, now: now.name });
  });
  return { design, replaced };
};

/** Name of the address parameter that holds a design, e.g. 'panoramicConfig'. */
export const configParameter = (type: ConfiguratorType): string => `${type}Config`;

/** The design text in an address's query, in any case of the parameter's name; null without one. */
export const readConfigParameter = (search: string, type: ConfiguratorType): string | null => {
  const name = configParameter(type).toLowerCase();
  for (const [key, value] of new URLSearchParams(search)) if (key.toLowerCase() === name) return value;
  return null;
};

import type {
  ConfiguratorFile,
  FloorsFile,
  LayeredFile,
  LayerItem,
  RobePart,
  SlidingRobeFile,
} from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { WordKind } from '@vitrine/contract/translations/limits';
import type * as doorRanges from '../catalogue/door-ranges.ts';
import type { layerKey } from '../design/design.ts';
import { framePlace, placeOf } from './places.ts';
import type { Word } from './word.ts';

/** Says what a word becomes. */
export type Translate = (word: Omit<Word, 'maxLength'>) => string;

/**
 * Rules about layers and door ranges. They are a parameter because the embed has them in its first download, which no
 * later one can import.
 */
export type LayerRules = Pick<
  typeof doorRanges,
  'doorRangeGroup' | 'filtersOf' | 'isDoorRangeFilter' | 'rangesOfItem'
> & { layerKey: typeof layerKey };

interface NamedEntry {
  id: string | number;
  name: string;
}

/** The type of a layer that is drawn and never offered. */
const HIDDEN = 'hidden';

/**
 * The data file with every word that visitors read replaced by what `translate` makes of it. Ids, keys and texts that
 * programs compare stay, so that designs, prices and images are the same in every language. The one list of what can be
 * translated: collecting the words of a file and applying a language to it both go through it.
 */
export function mapFileWordsWith<File extends ConfiguratorFile>(
  rules: LayerRules,
  type: ConfiguratorType,
  file: File,
  translate: Translate,
): File {
  const shared = { ...file, ...mapShared(file, translate) };
  if (type === 'floors') return { ...shared, ...mapFloor(file as FloorsFile, translate) };
  if (type === 'slidingrobe') return { ...shared, ...mapRobe(file as SlidingRobeFile, translate) };
  return { ...shared, ...mapLayers(rules, file as LayeredFile, translate) };
}

function mapShared({ project_info, measures }: ConfiguratorFile, translate: Translate): Partial<ConfiguratorFile> {
  const selector = project_info?.scene_selector;
  const word = (kind: WordKind, id: string | number, source: string): string =>
    translate({ place: placeOf(kind, id, 'name'), kind, source, context: '' });
  return {
    ...(project_info &&
      selector && {
        project_info: {
          ...project_info,
          scene_selector: {
            ...selector,
            scenes: selector.scenes.map((scene) => ({
              ...scene,
              ...(scene.name && { name: word('scene', scene.id, scene.name) }),
            })),
          },
        },
      }),
    ...(measures && {
      measures: measures.map((measure) => ({
        ...measure,
        name: word('measure', measure.id, measure.name),
      })),
    }),
  };
}

function mapLayers(
  rules: LayerRules,
  file: LayeredFile,
  translate: Translate,
): Pick<LayeredFile, 'layers' | 'filter_groups'> {
  const group = rules.doorRangeGroup(file);
  const ranges = group?.filters ?? [];
  // An item names its ranges by their names, which a translation changes: so its file says both. Surcharges for an option
  // call it as the data file does.
  const filterOf = (item: LayerItem): LayerItem['filter'] =>
    rules.filtersOf(item).map((filter) =>
      rules.isDoorRangeFilter(filter)
        ? {
            ...filter,
            options: [
              ...new Set([
                ...filter.options,
                ...rules.rangesOfItem(ranges, { ...item, filter: [filter] }).map((range) => range.safe_name),
              ]),
            ],
          }
        : filter,
    );
  return {
    layers: file.layers.map((layer) => {
      const key = rules.layerKey(layer);
      if (layer.layer_type === HIDDEN) return layer;
      const word = (place: string, kind: WordKind, source: string, context: string): string =>
        translate({ place, kind, source, context });
      return {
        ...layer,
        safe_name: key,
        name: word(placeOf('layer', key, 'name'), 'layer', layer.name, ''),
        items: layer.items.map((item) => ({
          ...item,
          ...(ranges.length > 0 && { filter: filterOf(item) }),
          name: word(placeOf('item', key, item.id, 'name'), 'item', item.name, layer.name),
        })),
      };
    }),
    filter_groups: (file.filter_groups ?? []).map((one) =>
      one === group
        ? {
            ...one,
            filters: one.filters.map((range) => ({
              ...range,
              name: translate({
                place: placeOf('range', range.safe_name, 'name'),
                ...{ kind: 'range', source: range.name, context: '' },
              }),
            })),
          }
        : one,
    ),
  };
}

/** Maps the names of the rows of a table. */
const namesOf =
  (translate: Translate) =>
  <Row extends NamedEntry>(kind: WordKind, rows: readonly Row[]): Row[] =>
    rows.map((row) => ({
      ...row,
      name: translate({
        place: placeOf(kind, row.id, 'name'),
        ...{ kind, source: row.name, context: '' },
      }),
    }));

function mapFloor(file: FloorsFile, translate: Translate): Partial<FloorsFile> {
  const names = namesOf(translate);
  return {
    flakes: names('flake', file.flakes),
    blends: names('blend', file.blends).map((blend, index) => ({
      ...blend,
      ...(blend.productName && {
        productName: translate({
          place: placeOf('blend', blend.id, 'product_type'),
          ...{ kind: 'product_type', source: blend.productName },
          context: file.blends[index]?.name ?? '',
        }),
      }),
    })),
    ...(file.finishes && { finishes: names('finish', file.finishes) }),
  };
}

function mapRobe(file: SlidingRobeFile, translate: Translate): Partial<SlidingRobeFile> {
  const names = namesOf(translate);
  for (const style of stylesOf(file))
    translate({
      place: framePlace(style),
      ...{ kind: 'frame_style', source: style, context: '' },
    });
  return {
    doors: names('door', file.doors),
    frames: { ...file.frames, frameType: names('frame', file.frames.frameType) },
    internals: { ...file.internals, options: names('internal', file.internals.options) },
    materials: names('material', file.materials),
    ...(file.trims && { trims: names('trim', file.trims) }),
  };
}

/** Families of frames. Prices compare them, so that a file keeps them: a viewer translates them where it shows them. */
export const stylesOf = (file: Pick<SlidingRobeFile, 'frames'>): string[] => [
  ...new Set(file.frames.frameType.flatMap(({ frameStyle }: RobePart) => frameStyle || [])),
];

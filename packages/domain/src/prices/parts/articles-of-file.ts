import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { rowMessages } from '@vitrine/contract/catalogue/row-messages';
import type {
  ConfiguratorFile,
  FloorsFile,
  LayeredFile,
  RobePart,
  SlidingRobeFile,
} from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { PriceUnit } from '@vitrine/contract/prices/limits';
import type { QuantityRule } from '@vitrine/contract/prices/quantity';
import { choosable, isHidden } from '../../design/choices.ts';
import { offeredBlends, offeredFinishes } from '../../design/floors/offered.ts';
import { layersInOrder } from '../../design/layered/layers-in-order.ts';
import { articleOf } from '../design-part.ts';

/** Something of a data file that can have a price. */
export interface FileArticle {
  article: string;
  sku: string | null;
  name: string;
  /** The layer or table that it is in, as screens name it. */
  table: string;
  unit: PriceUnit;
  /** With decimals. */
  filePrice: number | null;
  isOffered: boolean;
}

const layeredArticles = (file: LayeredFile): FileArticle[] => {
  const mayChoose = choosable(file);
  return layersInOrder(file)
    .filter((entry) => !isHidden(entry))
    .flatMap(({ layer, key }) =>
      layer.items.map((item) => ({
        article: articleOf(item.product_code, key, item.id),
        sku: item.product_code || null,
        name: item.name,
        table: layer.name,
        unit: (item.quantity ?? layer.quantity)?.unit ?? 'piece',
        filePrice: item.price ?? null,
        isOffered: mayChoose(item),
      })),
    );
};

interface Row {
  id: string | number;
  name: string;
  price?: number | null | undefined;
  product_code?: unknown;
  quantity?: QuantityRule | null | undefined;
}

const ofRow = (place: { key: string; table: string; unit: PriceUnit }, row: Row, isOffered: boolean): FileArticle => {
  const sku = typeof row.product_code === 'string' && row.product_code !== '' ? row.product_code : null;
  return {
    article: articleOf(sku, place.key, row.id),
    sku,
    name: row.name,
    table: place.table,
    unit: row.quantity?.unit ?? place.unit,
    filePrice: row.price ?? null,
    isOffered,
  };
};

const floorArticles = (file: FloorsFile): FileArticle[] => {
  const { tabs } = catalogueMessages;
  const [blends, finishes] = [new Set<Row>(offeredBlends(file)), new Set<Row>(offeredFinishes(file))];
  return [
    ...file.blends.map((row) => ofRow({ key: 'blends', table: tabs.blends, unit: 'm2' }, row, blends.has(row))),
    ...(file.finishes ?? []).map((row) =>
      ofRow({ key: 'finishes', table: rowMessages.finishes, unit: 'm2' }, row, finishes.has(row)),
    ),
    // Only visitors' own mixes need them, so a list is complete without.
    ...file.flakes.map((row) => ({
      ...ofRow({ key: 'flakes', table: tabs.flakes, unit: 'm2' }, row, false),
      filePrice: null,
    })),
  ];
};

const robeArticles = (file: SlidingRobeFile): FileArticle[] => {
  const { tabs } = catalogueMessages;
  const of = (key: string, table: string, parts: readonly RobePart[]): FileArticle[] =>
    parts.map((part) => ofRow({ key, table, unit: 'piece' }, part, part.enabled !== false));
  return [
    ...of('doors', tabs.doors, file.doors),
    ...of('materials', tabs.materials, file.materials),
    ...of('frames', tabs.frames, file.frames.frameType),
    ...of('internals', tabs.internals, file.internals.options),
  ];
};

/** Everything of a data file that can have a price, each article once, in the order of the file. */
export const articlesOfFile = (type: ConfiguratorType, file: ConfiguratorFile): FileArticle[] => {
  const all =
    type === 'floors'
      ? floorArticles(file as FloorsFile)
      : type === 'slidingrobe'
        ? robeArticles(file as SlidingRobeFile)
        : layeredArticles(file as LayeredFile);
  const once = new Map<string, FileArticle>();
  for (const one of all) {
    const before = once.get(one.article);
    if (!before || (one.isOffered && !before.isOffered)) once.set(one.article, one);
  }
  return [...once.values()];
};

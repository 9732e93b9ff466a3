import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { mixLimits } from '@vitrine/contract/floors/limits';
import type { Measure, QuantityRule } from '@vitrine/contract/prices/quantity';
import { articleOf, type DesignPart } from '../../prices/design-part.ts';
import type { Measures } from '../../prices/formula.ts';
import { measuresWith, quantityOf } from '../../prices/quantity.ts';
import type { Design } from '../design.ts';
import { floorItems } from './floor-items.ts';
import { MIX, PART_NAME } from './keys.ts';
import { readMix } from './mix-text.ts';
import { byId } from './offered.ts';

/** Without an entered area a floor is one square metre, so that its price is the price of one. */
export const FLOOR_AREA: Measure = { id: 'area', name: 'Area', unit: 'm2', value: 1 };

/** The measures of a floor: its file's, otherwise its area. */
export const floorMeasures = ({ measures }: FloorsFile): readonly Measure[] =>
  measures && measures.length > 0 ? measures : [FLOOR_AREA];

/** Whether a floor's price is that of one square metre, because nobody has entered an area. */
export const isPerSquareMetre = (file: FloorsFile, entered: Measures): boolean =>
  floorMeasures(file).includes(FLOOR_AREA) && entered.area === undefined;

interface Row {
  id: string | number;
  name: string;
  price?: number | null | undefined;
  product_code?: unknown;
  quantity?: QuantityRule | null | undefined;
}

/**
 * What a floor needs: its blend or the flakes of the visitor's own mix, and its finish, for the area. A single square
 * metre is not counted in packs.
 */
export const floorParts = (file: FloorsFile, design: Design, entered: Measures): DesignPart[] => {
  const measures = measuresWith(floorMeasures(file), entered);
  const items = floorItems(file, design);
  const inPacks = !isPerSquareMetre(file, entered);
  const partOf = (component: string, table: string, row: Row, share = 1): DesignPart => {
    const sku = typeof row.product_code === 'string' && row.product_code !== '' ? row.product_code : null;
    const rule = row.quantity;
    const usual = rule === null || rule === undefined || rule.unit === 'm2' ? (measures.area ?? 1) : 1;
    return {
      item: items.findIndex((item) => item.component === component),
      article: articleOf(sku, table, row.id),
      sku,
      name: row.name,
      unit: rule?.unit ?? 'm2',
      quantity: quantityOf(inPacks || !rule ? rule : { ...rule, pack: undefined }, measures, usual * share),
      filePrice: row.price ?? null,
      options: [],
    };
  };
  const mix = design.blend === MIX ? (readMix(design.mix ?? '') ?? []) : [];
  const blend = byId(file.blends, design.blend);
  const finish = byId(file.finishes ?? [], design.finish);
  return [
    ...(blend ? [partOf(PART_NAME.blend, 'blends', blend)] : []),
    ...(finish ? [partOf(PART_NAME.finish, 'finishes', finish)] : []),
    ...mix.flatMap(({ id, percent }, index) => {
      const flake = byId(file.flakes, id);
      // A flake's price in the data file is not the price of a floor made of it.
      return flake
        ? [{ ...partOf(`Flake ${index + 1}`, 'flakes', flake, percent / mixLimits.whole), filePrice: null }]
        : [];
    }),
  ];
};

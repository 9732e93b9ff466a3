import type { FloorsFile } from '@vitrine/contract/configurator-file';
import { FLOOR_AREA, floorMeasures, floorParts } from '@vitrine/domain/design/floors/floor-parts';
import { byId } from '@vitrine/domain/design/floors/offered';
import { articleOf } from '@vitrine/domain/prices/design-part';
import { measuresWith } from '@vitrine/domain/prices/quantity';
import type { ProductParts } from '../product-parts.ts';

/** Parts of floors: blend or flakes, and finish. */
export const createFloorParts = (file: FloorsFile): ProductParts => {
  const tables = { blend: ['blends', file.blends], finish: ['finishes', file.finishes ?? []] } as const;
  const measures = floorMeasures(file);
  return {
    measures,
    isPerSquareMetre: measures.includes(FLOOR_AREA),
    sizes: (_design, entered) => measuresWith(measures, entered),
    parts: (design, entered) => floorParts(file, design, entered),
    articleOf: (part, choice) => {
      if (part !== 'blend' && part !== 'finish') return undefined;
      const [table, rows] = tables[part];
      const row = byId<(typeof rows)[number]>(rows, choice);
      if (!row) return undefined;
      const sku = 'product_code' in row && typeof row.product_code === 'string' ? row.product_code : null;
      return { article: articleOf(sku, table, row.id), unit: row.quantity?.unit ?? 'm2' };
    },
  };
};

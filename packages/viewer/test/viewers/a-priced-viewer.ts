import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { LatestFile, PublishedPrices } from '@vitrine/contract/latest-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import type { Viewer } from '../../src/viewer.ts';
import { aViewer } from './a-viewer.ts';

/** Two fronts and two worktops; a worktop is priced by the square metre, for a room of 2 x 1.5 m. */
export const aPricedFile = (): DrawableFile =>
  aLayeredFile({
    measures: [
      { id: 'width', name: 'Width', unit: 'm', value: 2, min: 1, max: 6 },
      { id: 'depth', name: 'Depth', unit: 'm', value: 1.5, min: 0.5, max: 2 },
    ],
    layers: [
      aLayer({
        name: 'Fronts',
        safe_name: 'fronts',
        items: [
          anItem({ id: 'F1', name: 'Oak', price: 400, product_code: 'OAK', default: true }),
          anItem({ id: 'F2', name: 'Ash', price: 360, product_code: 'ASH' }),
          anItem({ id: 'F3', name: 'Elm', price: null, product_code: 'ELM' }),
        ],
      }),
      aLayer({
        name: 'Worktop',
        safe_name: 'worktop',
        order: 2,
        quantity: { unit: 'm2', amount: 'width * depth' },
        items: [
          anItem({ id: 'T1', name: 'Laminate', price: 50, product_code: 'LAM', default: true }),
          anItem({ id: 'T2', name: 'Quartz', price: 120.5, product_code: 'QTZ' }),
        ],
      }),
    ],
    filter_groups: [],
  });

/** A viewer of that file; prices are shown with their total unless `prices` says something else. */
export const aPricedViewer = (
  prices: Partial<PublishedPrices> = {},
  latest: Partial<LatestFile> = {},
  file: DrawableFile = aPricedFile(),
): Viewer =>
  aViewer({
    file,
    latest: { prices: { display: 'total', differences: false, measures: false, ...prices }, ...latest },
  });

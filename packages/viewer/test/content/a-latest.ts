import type { AssetIndex, LatestFile } from '@vitrine/contract/latest-file';
import { minifyFile } from '@vitrine/domain/catalogue/minify-file';
import { anAsset } from '@vitrine/fixtures/an-asset';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';

const assets: AssetIndex = {
  'base.webp': anAsset('base'),
  'layers/walls/chalk_white.webp': anAsset('chalk_white', { rect: [8, 4, 32, 16] }),
  'thumbs/walls/chalk_white.webp': anAsset('thumb', { frame: [256, 256], rect: [0, 0, 256, 256] }),
};

/** What the viewer reads, for the small file of the fixtures. */
export const aLatest = (overrides: Partial<LatestFile> = {}): LatestFile => ({
  format: 1,
  configurator: { id: 7, name: 'Panoramic Kitchen', type: 'panoramic', organisation: 'oakline', group: 'kitchens' },
  reseller: [3],
  version: 1.004,
  currency: 'GBP',
  details: minifyFile(aLayeredFile()),
  assets,
  supports: { saveDesign: true, presets: false },
  customisation: {
    contact: null,
    termsUrl: null,
    ctaLabel: null,
    customFields: [],
    popupTitle: null,
    popupText: null,
    logos: {},
  },
  authorisedDomains: ['oakline.test', 'localhost'],
  endpoints: { enquiry: 'https://api.example.test/viewer/contact/request', privacy: 'https://example.test/privacy' },
  ...overrides,
});

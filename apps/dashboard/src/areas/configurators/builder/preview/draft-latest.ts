import type { AssetIndex, LatestFile, ViewerCustomisation } from '@vitrine/contract/latest-file';
import { type Draft, isLayeredDraft } from '@vitrine/domain/builder/draft';
import { currencyOf } from '@vitrine/domain/catalogue/currency-of';
import type { LocalImage } from '../measure/local-image.ts';
import { layeredContent } from './layered-content.ts';
import { partsContent } from './parts-content.ts';
import type { PreviewContent } from './preview-content.ts';

/** What the viewer needs to show a draft: its latest.json, and the images of this device by their files. */
export interface DraftPreview {
  latest: LatestFile;
  images: Record<string, Blob>;
}

const NO_CUSTOMISATION: ViewerCustomisation = {
  contact: null,
  termsUrl: null,
  ctaLabel: null,
  customFields: [],
  popupTitle: null,
  popupText: null,
  logos: {},
};

const contentOf = (draft: Draft, images: ReadonlyMap<string, LocalImage>, stored: AssetIndex): PreviewContent | null =>
  isLayeredDraft(draft) ? layeredContent(draft, images, stored) : partsContent(draft, images, stored);

/**
 * The draft as the viewer shows it; null while there is nothing to draw.
 * @param stored the prepared images of the version that it changes
 */
export const previewOf = (
  draft: Draft,
  images: ReadonlyMap<string, LocalImage>,
  names: { configurator: string; organisation: string; host: string },
  stored: AssetIndex = {},
): DraftPreview | null => {
  const content = contentOf(draft, images, stored);
  if (!content) return null;
  const { details, assets } = content;
  const { type } = draft;
  const latest: LatestFile = {
    format: 1,
    configurator: { id: 0, name: names.configurator, type, organisation: names.organisation, group: '' },
    reseller: [],
    version: 1,
    currency: currencyOf(details),
    details,
    assets,
    supports: { saveDesign: false, presets: false },
    customisation: NO_CUSTOMISATION,
    authorisedDomains: [names.host],
    endpoints: { enquiry: '', privacy: '' },
  };
  return { latest, images: content.images };
};

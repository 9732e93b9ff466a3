import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { configuratorLimits, SCENE_NAME_MAXIMUM } from '@vitrine/contract/configurators/limits';
import { customisationLimits } from '@vitrine/contract/customisation/limits';
import { presetLimits } from '@vitrine/contract/presets/limits';
import { priceLimits } from '@vitrine/contract/prices/limits';
import type { WordKind } from '@vitrine/contract/translations/limits';
import type { Word } from './word.ts';

const BY_KIND: Partial<Record<WordKind, number>> = {
  configurator: configuratorLimits.nameMaximum,
  scene: SCENE_NAME_MAXIMUM,
  measure: priceLimits.measureNameMaximum,
  preset: presetLimits.nameMaximum,
  field: customisationLimits.placeholderMaximum,
  surcharge: priceLimits.surchargeNameMaximum,
};

const { saveDesign } = customisationLimits;
const BY_PLACE = new Map<string, number>([
  ['form/contact', saveDesign.contact],
  ['form/terms_url', saveDesign.termsUrl],
  ['form/cta_label', saveDesign.cta_label],
]);

/**
 * Characters that a translation may have: those of its field. A source that is longer, of a release without that limit,
 * gives its own length.
 */
export const maxLengthOf = ({ place, kind, source }: Pick<Word, 'place' | 'kind' | 'source'>): number =>
  Math.max(BY_PLACE.get(place) ?? BY_KIND[kind] ?? catalogueLimits.nameMaximum, source.length);

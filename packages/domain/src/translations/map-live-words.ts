import type { CustomField, LatestFile, ViewerCustomisation, ViewerPreset } from '@vitrine/contract/latest-file';
import type { WordKind } from '@vitrine/contract/translations/limits';
import type { Translate } from './map-file-words.ts';
import { CONFIGURATOR_PLACE, placeOf, presetPlace } from './places.ts';

/** The words that visitors read beside the data file, in latest.json. */
export type LiveParts = Pick<LatestFile, 'presets' | 'customisation'> & {
  configurator: Pick<LatestFile['configurator'], 'name'>;
};

const NOTHING = '';

/** latest.json with its words beside the data file replaced by what `translate` makes of them. */
export const mapLiveWords = <Live extends LiveParts>(live: Live, translate: Translate): Live => ({
  ...live,
  configurator: {
    ...live.configurator,
    name: translate({
      place: CONFIGURATOR_PLACE,
      ...{ kind: 'configurator', source: live.configurator.name, context: NOTHING },
    }),
  },
  ...(live.presets && { presets: mapPresets(live.presets, translate) }),
  customisation: mapCustomisation(live.customisation, translate),
});

const mapPresets = (presets: readonly ViewerPreset[], translate: Translate): ViewerPreset[] =>
  presets.map((preset) => ({
    ...preset,
    name: translate({
      place: presetPlace(preset.configuration),
      ...{ kind: 'preset', source: preset.name, context: NOTHING },
    }),
  }));

/** The labels of the form's own fields; their names stay, by which enquiries store them. */
const mapFields = <Field extends Pick<CustomField, 'name' | 'placeholder'>>(
  fields: readonly Field[],
  translate: Translate,
): Field[] =>
  fields.map((field) => ({
    ...field,
    placeholder:
      field.placeholder &&
      translate({
        place: placeOf('field', field.name, 'label'),
        ...{ kind: 'field', source: field.placeholder, context: field.name },
      }),
  }));

function mapCustomisation(customisation: ViewerCustomisation, translate: Translate): ViewerCustomisation {
  const text = (field: string, kind: WordKind, source: string | null): string | null =>
    source && translate({ place: placeOf('form', field), kind, source, context: NOTHING });
  const { contact, termsUrl, ctaLabel } = customisation;
  return {
    ...customisation,
    contact: text('contact', 'form', contact),
    termsUrl: text('terms_url', 'link', termsUrl),
    ctaLabel: text('cta_label', 'form', ctaLabel),
    customFields: mapFields(customisation.customFields, translate),
  };
}

import type { Language } from '@vitrine/contract/languages/limits';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { modelOf } from '@vitrine/domain/design/model-of';
import { applyWords } from '@vitrine/domain/translations/apply-words';
import { CONFIGURATOR_PLACE, framePlace, presetPlace, surchargePlace } from '@vitrine/domain/translations/places';
import { type Words, wordAt } from '@vitrine/domain/translations/word';
import type { Services } from '../../services.ts';
import { readWords } from '../../words/words-for.ts';
import type { LiveConfigurator } from './live-configurator.ts';
import type { SheetInput } from './sheet/compose.ts';

/** The component of a wardrobe's family of frames, which its file keeps. */
const FRAME_STYLE = 'Frame Style';

export interface LiveInLanguage {
  live: LiveConfigurator;
  title: string;
  /** Items and surcharges with the names that the data file does not have. */
  name(sums: NamedSums): NamedSums;
  /** The name of a preset. */
  presetName(preset: Pick<Preset, 'name' | 'configuration'>): string;
}

type NamedSums = Pick<SheetInput, 'items' | 'currency' | 'total' | 'surcharges' | 'tax'>;

/**
 * A live configurator with its names in a language. Designs and prices are the same, because they go by ids and codes.
 */
export async function inLanguage(
  services: Pick<Services, 'db'>,
  live: LiveConfigurator,
  language: Language,
): Promise<LiveInLanguage> {
  const { record, organisation, resellerId, type } = live;
  const words = await readWords(services, { configuratorId: record.id, resellerId, organisation }, language);
  const file = Object.keys(words).length > 0 ? applyWords(type, live.file, words) : live.file;
  return {
    live: { ...live, file, model: modelOf(type, file) },
    title: wordAt(words, CONFIGURATOR_PLACE) || record.name,
    name: (sums) => ({
      ...sums,
      items: sums.items.map((item) => (item.component === FRAME_STYLE ? named(words, item, framePlace) : item)),
      ...(sums.surcharges && { surcharges: sums.surcharges.map((one) => named(words, one, surchargePlace)) }),
    }),
    presetName: ({ name, configuration }) => wordAt(words, presetPlace(configuration)) || name,
  };
}

const named = <Of extends { name: string }>(words: Words, one: Of, place: (name: string) => string): Of => ({
  ...one,
  name: wordAt(words, place(one.name)) || one.name,
});

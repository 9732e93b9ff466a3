import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Language } from '@vitrine/contract/languages/limits';
import { sheetTextsOf } from '@vitrine/texts/sheets';

/** The kinds whose parts the product names: a kitchen's layer may have any of these names itself. */
const NAMED_BY_PRODUCT: readonly ConfiguratorType[] = ['floors', 'slidingrobe'];

/**
 * A part's or choice's name in the language, where the product names it; names from the data file stay as they are.
 * Languages without texts of sheets have the English names.
 */
export function nameInLanguage(type: ConfiguratorType, name: string, language: Language): string {
  if (!NAMED_BY_PRODUCT.includes(type)) return name;
  const texts = sheetTextsOf(language);
  const known = Object.hasOwn(texts.names, name) ? texts.names[name] : undefined;
  if (known !== undefined) return known;
  const [, kind, number = ''] = /^(Door|Internal|Flake) (\d+)(?: panels)?$/.exec(name) ?? [];
  if (kind === 'Door') return texts.door(number);
  if (kind === 'Internal') return texts.internal(number);
  if (kind === 'Flake') return texts.flake(number);
  const [, doors] = /^(\d+) sliding doors$/.exec(name) ?? [];
  return doors === undefined ? name : texts.slidingDoors(doors);
}

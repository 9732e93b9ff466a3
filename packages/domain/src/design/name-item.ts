import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Language } from '@vitrine/contract/languages/limits';
import { describeItem } from './floors/describe-item.ts';
import { nameInLanguage } from './name-in-language.ts';

/** The names of an item and of its part in the language, as lists of a design have them. */
export const nameItem = (
  type: ConfiguratorType,
  item: Parameters<typeof describeItem>[0] & { component: string },
  language: Language,
): { component: string; item: string } => ({
  component: nameInLanguage(type, item.component, language),
  item: describeItem(item, (name) => nameInLanguage(type, name, language)),
});

import type { Language } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';

const plurals = new Map<Language, Intl.PluralRules>();

/** '1 Tag', '7 Tage': a count with its noun in the form that the language gives it. */
export function counted(
  language: Language,
  count: number,
  forms: { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  const rules = plurals.get(language) ?? new Intl.PluralRules(localeOf(language));
  plurals.set(language, rules);
  return `${count.toLocaleString(localeOf(language))} ${forms[rules.select(count)] ?? forms.other}`;
}

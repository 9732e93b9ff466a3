import type { PluralForms } from '@vitrine/texts/viewer-texts';

const rules = new Map<string, Intl.PluralRules>();

/**
 * Writes a count in the form that the language has for it: '1 door', '2 doors'.
 * @param tag of the language, for Intl
 */
export function writeCount(tag: string, forms: PluralForms, count: number): string {
  const rule = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, rule);
  return (forms[rule.select(count)] ?? forms.other).replace('#', new Intl.NumberFormat(tag).format(count));
}

import type { EmailTexts } from '@vitrine/contract/customisation/schemas';
import type { AccountLanguage, Language } from '@vitrine/contract/languages/limits';

/** A tenant's texts of emails in other languages than its own, in which the main ones count as written. */
export interface TextsByLanguage {
  language: AccountLanguage;
  texts: Partial<Record<Language, EmailTexts>>;
}

/**
 * The texts of a reader's language over the main ones, field by field: where a language has none the main text counts,
 * and where that is not set either the product's text of the language.
 */
export function textsInLanguage<Main extends object>(main: Main, others: TextsByLanguage, language: Language): Main {
  if (language === others.language) return main;
  const own = Object.entries(others.texts[language] ?? {}).filter(([, text]) => text !== null);
  return { ...main, ...Object.fromEntries(own) };
}

import { EMAIL_TEXTS, type EmailTextName } from '@vitrine/contract/customisation/limits';
import type { Customisation, EmailTexts } from '@vitrine/contract/customisation/schemas';
import { LANGUAGES, type Language } from '@vitrine/contract/languages/limits';

/** The texts in other languages than the main one. */
export type TextsByLanguage = Customisation['texts'];

const NONE = Object.fromEntries(EMAIL_TEXTS.map((name) => [name, null])) as EmailTexts;

/** The texts with one changed. */
export const withText = (
  texts: TextsByLanguage,
  language: Language,
  changed: Partial<EmailTexts>,
): TextsByLanguage => ({ ...texts, [language]: { ...NONE, ...texts[language], ...changed } });

const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ?? '') === (other ?? '');

/** The number of texts that differ. */
export const textChangesIn = (stored: TextsByLanguage, texts: TextsByLanguage): number =>
  LANGUAGES.flatMap((language) =>
    EMAIL_TEXTS.filter((name) => !isSame(stored[language]?.[name], texts[language]?.[name])),
  ).length;

/** How many texts a language has. */
export const countTexts = (texts: EmailTexts | undefined): number =>
  Object.values(texts ?? {}).filter((text) => (text ?? '').trim() !== '').length;

export const isEmailText = (name: string): name is EmailTextName => (EMAIL_TEXTS as readonly string[]).includes(name);

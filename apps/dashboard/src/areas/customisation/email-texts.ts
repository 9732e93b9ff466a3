import { EMAIL_TEXTS, type EmailTextName } from '@vitrine/contract/customisation/limits';
import type { Customisation, EmailTexts } from '@vitrine/contract/customisation/schemas';
import { LANGUAGES, type Language } from '@vitrine/contract/languages/limits';
import { isRecord } from '@vitrine/domain/is-record';

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

/** The texts of a draft over the stored ones; unknown parts are ignored. */
export function textsWithDraft(stored: TextsByLanguage, draft: unknown): TextsByLanguage {
  if (!isRecord(draft)) return stored;
  let texts = stored;
  for (const language of LANGUAGES) {
    const typed = draft[language];
    if (!isRecord(typed)) continue;
    const known = EMAIL_TEXTS.filter((name) => typeof typed[name] === 'string' || typed[name] === null);
    texts = withText(texts, language, Object.fromEntries(known.map((name) => [name, typed[name]])));
  }
  return texts;
}

export const isEmailText = (name: string): name is EmailTextName => (EMAIL_TEXTS as readonly string[]).includes(name);

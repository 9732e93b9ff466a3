import { type AccountLanguage, DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/languages/limits';
import { languageOfTag } from '@vitrine/contract/languages/tags';

type LanguageSetting = AccountLanguage | null | undefined;

/** The first language that is set: of the account, of its tenant, of the tenant's manufacturer; else the default. */
export const emailLanguage = (...chosen: readonly LanguageSetting[]): AccountLanguage =>
  chosen.find((language) => language !== null && language !== undefined) ?? DEFAULT_LANGUAGE;

/** The language of an email to a visitor: that of the form that was sent, else the tenant's. */
export const visitorLanguage = (stored: string | null, ...tenant: readonly LanguageSetting[]): Language =>
  (stored === null ? undefined : languageOfTag(stored)) ?? emailLanguage(...tenant);

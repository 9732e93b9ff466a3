import type { Language } from '@vitrine/contract/languages/limits';
import { pickTranslation } from '@vitrine/domain/translations/pick-translation';
import type { Word, Words } from '@vitrine/domain/translations/word';
import type { TranslationRecord } from '@vitrine/store/translations/queries';

/** The translations of one language by place: of a configurator, or of a reseller's copy of it. */
export interface Translations {
  find(word: Pick<Word, 'place' | 'kind' | 'source'>): TranslationRecord | undefined;
}

/** Indexes the rows of one language. */
export function indexTranslations(rows: readonly TranslationRecord[]): Translations {
  const own = new Map<string, TranslationRecord>();
  const inherited = new Map<string, TranslationRecord>();
  for (const row of rows) (row.resellerId === null ? inherited : own).set(row.place, row);
  return {
    find: (word) => pickTranslation(word, { own: own.get(word.place), inherited: inherited.get(word.place) }),
  };
}

/** The rows by language. */
export function byLanguage(rows: readonly TranslationRecord[]): Map<Language, TranslationRecord[]> {
  const languages = new Map<Language, TranslationRecord[]>();
  for (const row of rows) {
    const same = languages.get(row.language) ?? [];
    same.push(row);
    languages.set(row.language, same);
  }
  return languages;
}

/** The texts of some words in a language, in the order of their places; words that are not translated are left out. */
export function textsOf(words: readonly Word[], rows: readonly TranslationRecord[]): Words {
  const translations = indexTranslations(rows);
  const found = words.flatMap((word) => {
    const text = translations.find(word)?.text;
    return text ? [[word.place, text] as const] : [];
  });
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

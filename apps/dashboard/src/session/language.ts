import { hashKey, type QueryClient } from '@tanstack/react-query';
import { type AccountLanguage, DEFAULT_LANGUAGE } from '@vitrine/contract/languages/limits';
import { localeOf, preferredLanguage } from '@vitrine/contract/languages/tags';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { setLanguageSource } from '@vitrine/contract/texts/translations';
import { setPriceLocale } from '@vitrine/domain/catalogue/fields/price';
import { loadTexts } from '@vitrine/texts/load-texts';
import { useSyncExternalStore } from 'react';
import { userQuery } from './queries.ts';

let current: AccountLanguage = DEFAULT_LANGUAGE;
const listeners = new Set<() => void>();
setLanguageSource(() => current);
setPriceLocale(currentLocale);

/** The language of a user: the chosen one, else the browser's, else British English. */
export const languageOf = (user: { language: AccountLanguage | null } | null | undefined): AccountLanguage =>
  user?.language ?? preferredLanguage(navigator.languages) ?? DEFAULT_LANGUAGE;

/** Shows the dashboard in a language, once its texts are there. */
export async function changeLanguage(language: AccountLanguage): Promise<void> {
  await loadTexts(language);
  document.documentElement.lang = localeOf(language);
  if (language === current) return;
  current = language;
  for (const listener of listeners) listener();
}

/** Shows the dashboard in the language of its user, and goes on following it: another user, another choice. */
export async function followUser(queryClient: QueryClient): Promise<void> {
  const follow = () => changeLanguage(languageOf(queryClient.getQueryData(userQuery.queryKey)));
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hashKey(userQuery.queryKey)) follow();
  });
  await follow();
}

/** Loads what a module that was just loaded needs, in the current language. */
export const withTexts = async <Module>(load: Promise<Module>): Promise<Module> => {
  const module = await load;
  await loadTexts(current);
  return module;
};

/** The language of the dashboard, for what is drawn again when it changes. */
export const useLanguage = (): AccountLanguage =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );

import { hashKey, type QueryClient } from '@tanstack/react-query';
import { type AccountLanguage, DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/languages/limits';
import {
  directionOf,
  languageOfTag,
  localeOf,
  preferredLanguage,
  preferredVisitorLanguage,
} from '@vitrine/contract/languages/tags';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { setLanguageSource } from '@vitrine/contract/texts/translations';
import { setPriceLocale } from '@vitrine/domain/catalogue/fields/price-locale';
import { loadTexts } from '@vitrine/texts/load-texts';
import { useSyncExternalStore } from 'react';
import { userQuery } from './queries.ts';

let current: Language = DEFAULT_LANGUAGE;
const listeners = new Set<() => void>();
setLanguageSource(() => current);
setPriceLocale(currentLocale);

type Reader = { language: AccountLanguage | null } | null | undefined;

/** The language of a user: the chosen one, else the browser's, else British English. */
const languageOf = (user: Reader): AccountLanguage =>
  user?.language ?? preferredLanguage(navigator.languages) ?? DEFAULT_LANGUAGE;

/** The pages that visitors open from a viewer or an email. */
const VISITOR_PATHS: readonly string[] = ['/quote', '/privacy'];

/**
 * The language of a page of visitors: the one that its link names (`?lang=ar`), else the account's, else the browser's.
 * It can be one that accounts do not have.
 */
const visitorLanguageOf = (user: Reader, search: string): Language =>
  languageOfTag(new URLSearchParams(search).get('lang') ?? '') ??
  user?.language ??
  preferredVisitorLanguage(navigator.languages) ??
  DEFAULT_LANGUAGE;

/** The language of a page for its reader. */
export const languageOfPage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, user: Reader): Language =>
  VISITOR_PATHS.includes(pathname.replace(/\/$/, '')) ? visitorLanguageOf(user, search) : languageOf(user);

let asked: Language = DEFAULT_LANGUAGE;

/** Shows the dashboard in a language, once its texts are there; of several changes the last one counts. */
export async function changeLanguage(language: Language): Promise<void> {
  asked = language;
  await loadTexts(language);
  if (asked !== language) return;
  document.documentElement.lang = localeOf(language);
  document.documentElement.dir = directionOf(language);
  if (language === current) return;
  current = language;
  for (const listener of listeners) listener();
}

/** Shows the page at an address in its language, before it is drawn. */
export const showLanguageOf = (queryClient: QueryClient, page: Pick<Location, 'pathname' | 'search'>): Promise<void> =>
  changeLanguage(languageOfPage(page, queryClient.getQueryData(userQuery.queryKey)));

/** Shows the dashboard in the language of its user, and goes on following it: another user, another choice. */
export async function followUser(queryClient: QueryClient): Promise<void> {
  const follow = () => showLanguageOf(queryClient, window.location);
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
export const useLanguage = (): Language =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );

import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/contract/languages/limits';
import { useConfiguratorId } from '../../tenant/useOpenedConfigurator.ts';
import { type Tenant, useTenant } from '../../tenant/useTenant.ts';
import { listTerms, listWords, readProgress, type WordsTarget } from './calls.ts';

type Key = Tenant['key'];

/** Of all words of a tenant. */
export const keyOfTenantsWords = (key: Key) => [...key, 'translations'] as const;

const keyOf = (key: Key, { configuratorId, reseller }: WordsTarget) =>
  [...keyOfTenantsWords(key), configuratorId, reseller] as const;

export const progressQuery = (key: Key, target: WordsTarget) =>
  queryOptions({ queryKey: [...keyOf(key, target), 'progress'], queryFn: () => readProgress(target) });

/** The words in a language. They are not read again by themselves: a save says when somebody else has changed them. */
export const wordsQuery = (key: Key, target: WordsTarget, language: Language) =>
  queryOptions({
    queryKey: [...keyOf(key, target), 'words', language],
    queryFn: () => listWords(target, language),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const termsQuery = (key: Key, organisationId: number) =>
  queryOptions({ queryKey: [...key, 'glossary', organisationId], queryFn: () => listTerms(organisationId) });

/** The configurator on screen, or the reseller's copy of it, and the tenant whose glossary it keeps to. */
export const useWordsTarget = () => {
  const { key, resellerId, parent } = useTenant();
  const target: WordsTarget = { configuratorId: useConfiguratorId(), reseller: resellerId };
  return { key, target, tenantId: resellerId ?? parent?.id ?? null };
};

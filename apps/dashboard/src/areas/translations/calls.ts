import type { Language } from '@vitrine/contract/languages/limits';
import type { WordStatus } from '@vitrine/contract/translations/limits';
import type { translationRoutes } from '@vitrine/contract/translations/routes';
import type { GlossaryTermInput, TranslationChange } from '@vitrine/contract/translations/schemas';
import { addressOf, call } from '../../calls/call.ts';

/** A configurator, or the copy of a reseller whose page it is. */
export interface WordsTarget {
  configuratorId: number;
  reseller: number | null;
}

const queryOf = ({ reseller }: WordsTarget) => (reseller === null ? {} : { reseller });
const PATH = '/configurators/:configuratorId/translations/:language';

export const readProgress = (target: WordsTarget) =>
  call<typeof translationRoutes.readTranslationProgress>('GET', '/configurators/:configuratorId/translations', {
    params: { configuratorId: target.configuratorId },
    query: queryOf(target),
  });

export const listWords = (target: WordsTarget, language: Language) =>
  call<typeof translationRoutes.listTranslations>('GET', PATH, {
    params: { configuratorId: target.configuratorId, language },
    query: queryOf(target),
  });

export const saveWords = (target: WordsTarget, language: Language, changes: TranslationChange[]) =>
  call<typeof translationRoutes.saveTranslations>('PUT', PATH, {
    params: { configuratorId: target.configuratorId, language },
    query: queryOf(target),
    body: { changes },
  });

export const listIdentical = (target: WordsTarget, language: Language) =>
  call<typeof translationRoutes.listIdenticalWords>('GET', `${PATH}/identical`, {
    params: { configuratorId: target.configuratorId, language },
    query: queryOf(target),
  });

interface ImportInput {
  xliff?: string;
  entries?: { place: string; source: string; text: string }[];
  apply: boolean;
  outdated?: boolean;
}

export const importWords = (target: WordsTarget, language: Language, body: ImportInput) =>
  call<typeof translationRoutes.importTranslations>('POST', `${PATH}/import`, {
    params: { configuratorId: target.configuratorId, language },
    query: queryOf(target),
    body,
  });

/** The address of a file for translators. */
export const exportAddress = (
  target: WordsTarget,
  language: Language,
  { format, status }: { format: 'xliff' | 'xlsx'; status?: WordStatus | undefined },
): string =>
  addressOf(`${PATH}/export/:format`, {
    params: { configuratorId: target.configuratorId, language, format },
    query: { ...queryOf(target), status },
  });

export const changeCatalogueLanguage = (organisationId: number, language: Language | null) =>
  call<typeof translationRoutes.changeCatalogueLanguage>('PUT', '/organisations/:organisationId/catalogue-language', {
    params: { organisationId },
    body: { language },
  });

export const listTerms = (organisationId: number) =>
  call<typeof translationRoutes.listGlossaryTerms>('GET', '/organisations/:organisationId/glossary', {
    params: { organisationId },
  });

export const addTerm = (organisationId: number, body: GlossaryTermInput) =>
  call<typeof translationRoutes.addGlossaryTerm>('POST', '/organisations/:organisationId/glossary', {
    params: { organisationId },
    body,
  });

export const changeTerm = (organisationId: number, termId: number, body: GlossaryTermInput) =>
  call<typeof translationRoutes.changeGlossaryTerm>('PUT', '/organisations/:organisationId/glossary/:termId', {
    params: { organisationId, termId },
    body,
  });

export const deleteTerm = (organisationId: number, termId: number) =>
  call<typeof translationRoutes.deleteGlossaryTerm>('DELETE', '/organisations/:organisationId/glossary/:termId', {
    params: { organisationId, termId },
  });

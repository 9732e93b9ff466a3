import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { LANGUAGES } from '../languages/limits.ts';
import { WORD_STATUSES } from './limits.ts';
import {
  catalogueLanguageInput,
  catalogueLanguages,
  glossaryTerm,
  glossaryTermInput,
  identicalWords,
  importReport,
  savedTranslations,
  translatedWords,
  translationChanges,
  translationImport,
  translationProgress,
} from './schemas.ts';

const id = z.coerce.number().int().positive();
const configurator = z.object({ configuratorId: id });
const inLanguage = configurator.extend({ language: z.enum(LANGUAGES) });
/** An organisation, or a reseller. */
const tenant = z.object({ organisationId: id });
const term = tenant.extend({ termId: id });
/** The reseller whose copy it is. Users of a reseller always work on their own copy. */
const copy = z.object({ reseller: id.optional() });
const access = 'permission:configurators';

/** Words of catalogues in other languages, beside the versions. */
export const translationRoutes = {
  readTranslationProgress: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/translations',
    access,
    summary: 'How many words of a configurator are translated, by language',
    params: configurator,
    query: copy,
    answer: translationProgress,
  }),
  listTranslations: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/translations/:language',
    access,
    summary: 'All words of a configurator with their translations into a language',
    params: inLanguage,
    query: copy.extend({ status: z.enum(WORD_STATUSES).optional() }),
    answer: translatedWords,
    errors: ['translations.source_language'],
  }),
  saveTranslations: defineRoute({
    method: 'PUT',
    path: '/configurators/:configuratorId/translations/:language',
    access,
    summary: 'Save translations. Visitors see them at once, without a new version',
    params: inLanguage,
    query: copy,
    body: translationChanges,
    answer: savedTranslations,
    errors: ['translations.moved', 'translations.source_language'],
  }),
  listIdenticalWords: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/translations/:language/identical',
    access,
    summary: 'Translations of the same texts in other configurators of the tenant, for words that are not translated',
    params: inLanguage,
    query: copy,
    answer: identicalWords,
    errors: ['translations.source_language'],
  }),
  exportTranslations: defineRoute({
    method: 'GET',
    path: '/configurators/:configuratorId/translations/:language/export/:format',
    access,
    summary: 'The words of a configurator as a file for translators: XLIFF 2.1 or Excel',
    params: inLanguage.extend({ format: z.enum(['xliff', 'xlsx']) }),
    query: copy.extend({ status: z.enum(WORD_STATUSES).optional() }),
    answer: z.unknown(),
    file: true,
    errors: ['translations.source_language'],
  }),
  importTranslations: defineRoute({
    method: 'POST',
    path: '/configurators/:configuratorId/translations/:language/import',
    access,
    summary: 'What a file of translations would change, and with apply its changes',
    params: inLanguage,
    query: copy,
    body: translationImport,
    answer: importReport,
    errors: ['translations.source_language', 'translations.file_unreadable', 'translations.file_wrong'],
  }),
  changeCatalogueLanguage: defineRoute({
    method: 'PUT',
    path: '/organisations/:organisationId/catalogue-language',
    access,
    summary: 'Say in which language the catalogues of an organisation are written; null for its main language',
    params: tenant,
    body: catalogueLanguageInput,
    answer: catalogueLanguages,
  }),
  listGlossaryTerms: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/glossary',
    access,
    summary: 'The terms of a tenant, with their translations',
    params: tenant,
    answer: z.array(glossaryTerm),
  }),
  addGlossaryTerm: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/glossary',
    access,
    summary: 'Add a term to the glossary',
    params: tenant,
    body: glossaryTermInput,
    answer: glossaryTerm,
    errors: ['translations.terms_full'],
  }),
  changeGlossaryTerm: defineRoute({
    method: 'PUT',
    path: '/organisations/:organisationId/glossary/:termId',
    access,
    summary: 'Change a term of the glossary',
    params: term,
    body: glossaryTermInput,
    answer: glossaryTerm,
  }),
  deleteGlossaryTerm: defineRoute({
    method: 'DELETE',
    path: '/organisations/:organisationId/glossary/:termId',
    access,
    summary: 'Delete a term of the glossary',
    params: term,
    answer: z.object({ success: z.literal(true) }),
  }),
} as const;

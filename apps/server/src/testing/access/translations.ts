import { runOn } from '@vitrine/store/database';
import type { Services } from '../../services.ts';
import { type Expectations, type Ids, NO_RESELLERS, PASSED, SIGNED_OUT } from './callers.ts';

/** Who manages configurators, for the configurator or a copy of it. */
const translates = (status: number) => ({
  others: 404,
  by: { ...SIGNED_OUT, administrator: status, owner: status, staff: status, powerless: 403, reseller: status },
});

/** The organisation’s own glossary; resellers have their own. */
const KEEPS_TERMS = {
  others: 404,
  by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403 },
};

const german = ({ configurator }: Ids) => `/configurators/${configurator}/translations/de`;
const glossary = ({ organisation }: Ids) => `/organisations/${organisation}/glossary`;
const term = (ids: Ids) => `${glossary(ids)}/1000000`;

const aTerm = {
  prepare: async ({ db }: Services, { organisation }: Ids) => {
    await runOn(db, 'delete from glossary_terms', []);
    await runOn(
      db,
      `insert into glossary_terms (id, organisation_id, source, updated_at)
        overriding system value values (1000000, $1, 'Oak', now())`,
      [organisation],
    );
  },
};
const ASH = () => ({ source: 'Ash', targets: { de: 'Esche' } });

/** Words in other languages, and glossaries. */
export const translations = {
  readTranslationProgress: {
    ...translates(200),
    url: ({ configurator }) => `/configurators/${configurator}/translations`,
  },
  listTranslations: { ...translates(200), url: german },
  // No version has this place.
  saveTranslations: {
    ...translates(PASSED),
    url: german,
    body: () => ({ changes: [{ place: 'item/none/name', text: 'Eiche', source: 'Oak', seen: null }] }),
  },
  listIdenticalWords: { ...translates(200), url: (ids) => `${german(ids)}/identical` },
  exportTranslations: { ...translates(200), url: (ids) => `${german(ids)}/export/xliff` },
  importTranslations: {
    ...translates(200),
    url: (ids) => `${german(ids)}/import`,
    body: () => ({ entries: [], apply: false }),
  },
  changeCatalogueLanguage: {
    others: 404,
    by: { ...SIGNED_OUT, ...NO_RESELLERS, administrator: 200, owner: 200, staff: 200, powerless: 403 },
    url: ({ organisation }) => `/organisations/${organisation}/catalogue-language`,
    body: () => ({ language: null }),
  },
  listGlossaryTerms: { ...KEEPS_TERMS, url: glossary },
  addGlossaryTerm: { ...KEEPS_TERMS, ...aTerm, url: glossary, body: ASH },
  changeGlossaryTerm: { ...KEEPS_TERMS, ...aTerm, url: term, body: ASH },
  deleteGlossaryTerm: { ...KEEPS_TERMS, ...aTerm, url: term },
} satisfies Expectations;

import { translationLimits as limits } from '@vitrine/contract/translations/limits';
import { translationRoutes } from '@vitrine/contract/translations/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { changeCatalogueLanguage } from './catalogue-language.ts';
import { sendExport } from './files/export.ts';
import { importTranslations } from './files/import.ts';
import { addTerm, changeTerm, deleteTerm, listTerms } from './glossary.ts';
import { saveTranslations } from './save.ts';
import { listIdentical, listWordsIn, readProgress } from './service.ts';

/** Words of catalogues in other languages, and the glossaries that they keep to. */
export async function translationsArea(app: FastifyInstance, services: Services): Promise<void> {
  mount(app, translationRoutes.readTranslationProgress, ({ params, query }, { caller }) =>
    readProgress(services, caller, { ...params, reseller: query.reseller }),
  );

  mount(app, translationRoutes.listTranslations, ({ params, query }, { caller }) =>
    listWordsIn(services, caller, { ...params, reseller: query.reseller, status: query.status }),
  );

  mount(
    app,
    translationRoutes.saveTranslations,
    ({ params, query, body }, { caller }) =>
      saveTranslations(services, caller, { ...params, reseller: query.reseller, changes: body.changes }),
    { bodyLimit: limits.saveBytes },
  );

  mount(app, translationRoutes.listIdenticalWords, ({ params, query }, { caller }) =>
    listIdentical(services, caller, { ...params, reseller: query.reseller }),
  );

  mount(app, translationRoutes.exportTranslations, ({ params, query }, { caller }, reply) =>
    sendExport(services, caller, { ...params, reseller: query.reseller, status: query.status }, reply),
  );

  mount(
    app,
    translationRoutes.importTranslations,
    ({ params, query, body }, { caller }) =>
      importTranslations(services, caller, { ...params, reseller: query.reseller, input: body }),
    { bodyLimit: limits.importBytes },
  );

  mount(app, translationRoutes.changeCatalogueLanguage, ({ params, body }, { caller }) =>
    changeCatalogueLanguage(services, caller, { ...params, ...body }),
  );

  mount(app, translationRoutes.listGlossaryTerms, ({ params }, { caller }) =>
    listTerms(services, caller, params.organisationId),
  );

  mount(app, translationRoutes.addGlossaryTerm, ({ params, body }, { caller }) =>
    addTerm(services, caller, params.organisationId, body),
  );

  mount(app, translationRoutes.changeGlossaryTerm, ({ params, body }, { caller }) =>
    changeTerm(services, caller, params, body),
  );

  mount(app, translationRoutes.deleteGlossaryTerm, async ({ params }, { caller }) => {
    await deleteTerm(services, caller, params);
    return { success: true as const };
  });
}

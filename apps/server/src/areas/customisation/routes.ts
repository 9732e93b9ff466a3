import { customisationRoutes } from '@vitrine/contract/customisation/routes';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { exactlyPerMinute } from '../../plugins/rate-limits.ts';
import { findCustomisationTarget } from '../../publish/customisation-target.ts';
import type { Services } from '../../services.ts';
import { removeLogo, saveLogo } from './logos.ts';
import { readCustomisation } from './read-customisation.ts';
import { previewEmails } from './sample-emails.ts';
import { saveCustomisation } from './save-customisation.ts';
import { sendTestEmail } from './send-test-email.ts';

const TEST_EMAILS_A_MINUTE = 5;

export async function customisationArea(app: FastifyInstance, services: Services): Promise<void> {
  const { db } = services;
  const where = (params: { configuratorId: number }, query: { reseller?: number | undefined }) => ({
    configuratorId: params.configuratorId,
    reseller: query.reseller,
  });

  mount(app, customisationRoutes.readCustomisation, async ({ params, query }, { caller }) =>
    readCustomisation(db, await findCustomisationTarget(db, caller, params.configuratorId, query.reseller)),
  );

  mount(app, customisationRoutes.saveCustomisation, ({ params, query, body }, { caller }) =>
    saveCustomisation(services, caller, { ...where(params, query), seen: query.seen }, body),
  );

  mount(app, customisationRoutes.saveLogo, ({ params, query, body }, { caller, uploaded }) =>
    saveLogo(services, caller, where(params, query), {
      fileName: body.fileName,
      bytes: uploaded.get('fileData') ?? Buffer.alloc(0),
    }),
  );

  mount(app, customisationRoutes.removeLogo, ({ params, query }, { caller }) =>
    removeLogo(services, caller, where(params, query), params.logoId),
  );

  mount(app, customisationRoutes.previewEmails, async ({ params, query, body }, { caller }) => {
    const target = await findCustomisationTarget(db, caller, params.configuratorId, query.reseller);
    return previewEmails(services, target, body);
  });

  mount(
    app,
    customisationRoutes.sendTestEmail,
    async ({ params, query, body }, { caller }) => {
      const target = await findCustomisationTarget(db, caller, params.configuratorId, query.reseller);
      return { sent_to: await sendTestEmail(services, caller, target, body) };
    },
    { config: exactlyPerMinute(TEST_EMAILS_A_MINUTE) },
  );
}
